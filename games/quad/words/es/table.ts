/** Lo que dice la página en la mesa, en español. */

import { fichas, puntos } from '@boneyard/words/es/counts';
import type { table as english } from '../en/table';

export const table: typeof english = {
  /** Debajo de su nombre en la primera página. */
  line: 'Fichas cuadradas, cuatro esquinas y jugadas extra, a 800 puntos.',
  expected: {
    openQuad: (tile) => `Abres con ${tile}, el cuádruple más alto.`,
    openZeros: (tile) => `Abres con ${tile}, o lo muestras, lo guardas y abres con 0000.`,
    openTotal: (tile) => `Nadie tiene un cuádruple: abres con ${tile}, el mayor total.`,
    lay: (tiles) =>
      tiles === 1 ? 'Una de tus fichas encaja: ponla.' : `Encajan ${tiles} de tus fichas: pon una, lado contra lado.`,
    drew: (tiles, points) => `Robaste ${fichas(tiles)}: −${points} puntos.`,
    draw: (fine) => `Ninguna encaja: roba, −${fine} puntos por ficha.`,
    pass: (fine) => `Ninguna encaja y el pozo está vacío: pasa, −${fine} puntos.`,
    bonus: '¿Qué premio quieres?',
    onlyPoints: 'No puedes poner dos fichas más, así que toma los puntos.',
    firstExtra: 'Después debes poder poner una segunda ficha.',
    secondExtra: 'Pon una ficha más.',
    chooseFirst: 'Elige primero tu premio.',
    misfit: (tile) => `${tile} no encaja, la gires como la gires.`,
  },
  page: {
    offers: {
      take: (points) => `+${points} puntos`,
      two: (most) => `Jugar dos (hasta ${most})`,
      plainTwo: 'Jugar dos más',
      draw: (fine) => `Robar (−${fine} por ficha)`,
      pass: (fine) => `Pasar (−${fine})`,
      lay: (numbers, cell, points) => `${numbers} en ${cell}: ${points}`,
      bonus: (offer) => `${offer} + premio`,
      zeros: (numbers, points) => `${numbers}: ${points} puntos y dos jugadas`,
    },
    gain: {
      points: puntos,
      corners: (points, corners) => `${points} + premio: ${corners} esquinas`,
      quad: (points) => `${points} + premio: cuádruple`,
      zeros: (points) => `${points} + dos jugadas`,
      differs: 'no encaja',
      noSecond: 'no deja una segunda',
      not: 'aquí no',
    },
    brief: { 'take-25': 'premio', 'play-two': 'dos jugadas', pass: 'paso' },
    well: (tiles) => `Pozo: ${fichas(tiles)}.`,
    drawn: (tiles, points) => `Robadas en este turno: ${tiles}, −${points} puntos.`,
  },
};
