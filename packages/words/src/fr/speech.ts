/** Ce qui se dit à toute table, en français. */

import type { Spoken } from '../en/spoken';
import { de } from './de';
import { and, list, number, percent, points, rating, signed } from './grammar';

export const speech: Spoken['speech'] = {
  you: 'Vous',
  bot: (n) => ['Ana', 'Bo', 'Cléo', 'Dan', 'Ève', 'Finn', 'Gia'][n] ?? `Robot ${n + 1}`,
  points,
  handOf: (who) => `Main ${de(who)} :`,
  drew: (tile) => `Vous avez pioché ${tile}`,
  round: (n) => `Manche ${n}`,
  agreed: 'La partie a été arrêtée avant la fin ; les scores restent acquis.',
  matchWon: (who, how) => {
    const you = /\bVous\b/.test(who);
    const tied = you ? 'vous partagez la victoire' : 'se partagent la victoire';
    return `${who} ${{ alone: 'gagne', together: you ? 'gagnez' : 'gagnent', tied }[how]}.`;
  },
  partner: 'votre partenaire',
  ownRules: (variant) => `${variant}, règles maison`,
  labelled: (label, text) => `${label} : ${text}`,
  youWon: 'Vous gagnez !',
  and,
  list,
  number,
  percent,
  rating,
  signed,
};
