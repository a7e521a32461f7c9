/** Ce que dit la table, en français. */

import { a, dominos } from '@boneyard/words/fr/grammar';
import { out } from '@boneyard/words/fr/line';
import type { board as english } from '../en/board';

export const board: typeof english = {
  stock: 'Pioche',
  tiles: dominos,
  emptyTable: '(rien sur la table)',
  notes: {
    covered: (list) => `Recouverts : ${list}`,
    end: (side, domino, open, level) => `${side} ${domino}, ${open} ouvert${level}`,
    ends: (list) => `Extrémités : ${list}`,
    due: { flat: 'À jouer maintenant : à plat, au niveau de la table.', 'on top': 'À jouer maintenant : en hauteur.' },
  },
  moveWords: { draw: 'piocher un domino', pass: 'passer' },
  did: {
    draw: (who) => `${a(who)} pioché un domino`,
    pass: (who) => `${a(who)} passé`,
    lay: (who, what) => `${a(who)} posé ${what}`,
    fell: (who, what, dominoes) =>
      `${a(who)} posé ${what} et tout s’est écroulé : les ${dominoes} dominos sont pour ${who === 'Vous' ? 'vous' : who}.`,
  },
  ended: {
    out,
    blocked: (who, hands) => `Le jeu est bloqué. Main la plus légère : ${who} (${hands}).`,
  },
};
