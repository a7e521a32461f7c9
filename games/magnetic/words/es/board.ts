/** Lo que dice la mesa, en español. */

import { does, fichas, mid } from '@boneyard/words/es/grammar';
import { out } from '@boneyard/words/es/line';
import type { board as english } from '../en/board';

export const board: typeof english = {
  stock: 'Pozo',
  tiles: fichas,
  emptyTable: '(no hay nada en pie)',
  notes: {
    covered: (list) => `Cubiertas: ${list}`,
    end: (side, domino, open, level) => `${side} ${domino}, ${open} abierto${level}`,
    ends: (list) => `Extremos: ${list}`,
    due: { flat: 'Ahora toca poner en la mesa.', 'on top': 'Ahora toca poner encima.' },
  },
  moveWords: { draw: 'robar una ficha', pass: 'pasar' },
  did: {
    draw: (who) => does(who, 'Robaste una ficha', 'robó una ficha'),
    pass: (who) => does(who, 'Pasaste', 'pasó'),
    lay: (who, what) => `${does(who, 'Pusiste', 'puso')} ${what}`,
    fell: (who, what, dominoes) =>
      `${does(who, 'Pusiste', 'puso')} ${what} y se cayó todo: ${does(who, 'te llevas', 'se lleva')} ${dominoes} fichas.`,
  },
  ended: {
    out,
    blocked: (who, hands) => `Juego cerrado. Mano más baja: ${mid(who)} (${mid(hands)}).`,
  },
};
