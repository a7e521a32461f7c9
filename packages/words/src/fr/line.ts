/** Ce que disent les jeux où les dominos forment une ligne, en français. */

import type * as english from '../en/line';
import { a } from './grammar';

/** Ce qu’il y a à faire. */
export const expected: typeof english.expected = {
  leadForced: (tile) => `Vous commencez, avec ${tile}.`,
  lead: 'Vous commencez : posez le domino de votre choix.',
  lay: (ends) => `Posez un domino à une extrémité ouverte : ${ends}.`,
  misfit: (tile, ends) => `${tile} ne va pas : les extrémités ouvertes sont ${ends}.`,
  draw: 'Vous ne pouvez rien poser : piochez un domino.',
  pass: 'Vous ne pouvez ni poser ni piocher : passez.',
};

/** La manche finit : une main est vide. Celles et ceux que l’on domine n’ont ainsi ni genre ni nombre. */
export const out: typeof english.out = (who) => `Domino ! ${a(who)} tout posé et dominé la table.`;
