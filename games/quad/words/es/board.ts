/** Lo que dice la mesa, en español. */

import { does, fichas, mid } from '@boneyard/words/es/counts';
import type { board as english } from '../en/board';

export const board: typeof english = {
  stock: 'Pozo',
  tiles: fichas,
  emptyTable: '(aún no hay nada)',
  legend: ['· libre', '◆ última ficha', '★ da premio'],
  notes: {
    bonus: 'Premio: toma 25 puntos, o pon ahora dos fichas más.',
    'first extra': 'La primera de dos jugadas extra.',
    'second extra': 'La segunda de dos jugadas extra.',
    shown: (tile) => `Se mostró al abrir y sigue en la mano: ${tile}.`,
  },
  moveWords: {
    zeros: (tile, points) => `${tile} → ${points}, y dos jugadas más`,
    'take-25': (points) => `tomar ${points} puntos`,
    'play-two': (points) => `poner dos fichas más (hasta ${points} puntos)`,
    draw: (points) => `robar una ficha (${points})`,
    pass: (points) => `pasar (${points})`,
  },
  did: {
    lay: (who, what, points) => `${does(who, 'Pusiste', 'puso')} ${what} → ${points}`,
    zeros: (who, what, shown, points) =>
      `${does(who, `Mostraste ${shown} y pusiste`, `mostró ${shown} y puso`)} ${what} → ${points}`,
    'take-25': (who, points) => `${does(who, 'Tomaste', 'tomó')} ${points} puntos`,
    'play-two': (who) => `${does(who, 'Elegiste', 'eligió')} poner dos fichas más`,
    draw: (who, points) => `${does(who, 'Robaste', 'robó')} una ficha (${points})`,
    pass: (who, points) => `${does(who, 'Pasaste', 'pasó')} (${points})`,
  },
  ended: {
    out: (who, points) => `Sin fichas: ${mid(who)}, con ${points} de las otras manos.`,
    blocked: 'El pozo está vacío y nadie puede jugar: nadie anota.',
    target: (who, points) => `${does(who, 'Llegaste', 'llegó')} a ${points}. La partida termina en el acto.`,
  },
};
