/** Lo que dice la mesa, en español. */

import { does, fichas, mid, number, puntos } from '@boneyard/words/es/grammar';
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
    zeros: (tile, points) => `${tile} → ${number(points)}, y dos jugadas más`,
    'take-25': (points) => `tomar ${puntos(points)}`,
    'play-two': (points) => `poner dos fichas más (hasta ${puntos(points)})`,
    draw: (points) => `robar una ficha (${number(points)})`,
    pass: (points) => `pasar (${number(points)})`,
  },
  did: {
    lay: (who, what, points) => `${does(who, 'Pusiste', 'puso')} ${what} → ${number(points)}`,
    zeros: (who, what, shown, points) =>
      `${does(who, `Mostraste ${shown} y pusiste`, `mostró ${shown} y puso`)} ${what} → ${number(points)}`,
    'take-25': (who, points) => `${does(who, 'Tomaste', 'tomó')} ${puntos(points)}`,
    'play-two': (who) => `${does(who, 'Elegiste', 'eligió')} poner dos fichas más`,
    draw: (who, points) => `${does(who, 'Robaste', 'robó')} una ficha (${number(points)})`,
    pass: (who, points) => `${does(who, 'Pasaste', 'pasó')} (${number(points)})`,
  },
  ended: {
    out: (who, n) => `Sin fichas: ${mid(who)}, con ${puntos(n)} de las otras manos.`,
    blocked: 'El pozo está vacío y nadie puede jugar: nadie anota.',
    target: (who, n) => `${does(who, 'Llegaste', 'llegó')} a ${puntos(n)}. La partida termina en el acto.`,
  },
};
