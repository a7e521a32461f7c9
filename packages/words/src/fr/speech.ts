/** Ce qui se dit à toute table, en français. */

import type { Spoken } from '../en/spoken';
import { and, list, number, percent, points, rating, signed } from './grammar';

export const speech: Spoken['speech'] = {
  you: 'Vous',
  bot: (n) => ['Ana', 'Bo', 'Cléo', 'Dan', 'Ève', 'Finn', 'Gia'][n] ?? `Robot ${n + 1}`,
  points,
  handOf: (who) => `Main ${/^[aeiouyàâéèêîôû]/i.test(who) ? 'd’' : 'de '}${who} :`,
  drew: (tile) => `Vous avez pioché ${tile}`,
  round: (n) => `Manche ${n}`,
  agreed: 'La partie a été arrêtée avant la fin ; les scores restent.',
  matchWon: (who, how) => `${who} ${{ alone: 'gagne', together: 'gagnent', tied: 'se partagent la victoire' }[how]}.`,
  partner: 'votre partenaire',
  ownRules: (variant) => `${variant}, règles maison`,
  youWon: 'Vous gagnez !',
  and,
  labelled: (label, text) => `${label} : ${text}`,
  list,
  number,
  percent,
  rating,
  signed,
};
