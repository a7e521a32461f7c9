/** Lo que dice la página en la mesa, en español. */

import { count, fichas, number, puntos } from '@boneyard/words/es/grammar';
import type { table as english } from '../en/table';

export const table: typeof english = {
  /** Debajo de su nombre en la primera página. */
  line: 'Fichas cuadradas, cuatro esquinas y jugadas extra, a 800 puntos.',
  expected: {
    openQuad: (tile) => `Abres con ${tile}, el cuádruple más alto.`,
    openZeros: (tile) => `Abres con ${tile}, o lo muestras, lo guardas y abres con 0000.`,
    openTotal: (tile) => `Nadie tiene un cuádruple: abres con ${tile}, el mayor total.`,
    lay: (tiles) =>
      count(tiles, {
        one: 'Una de tus fichas encaja: ponla.',
        other: 'Encajan # de tus fichas: pon una, lado contra lado.',
      }),
    drew: (tiles, points) => `Robaste ${fichas(tiles)}: ${puntos(-points)}.`,
    draw: (fine) => `Ninguna encaja: roba, ${puntos(-fine)} por ficha.`,
    pass: (fine) => `Ninguna encaja y el pozo está vacío: pasa, ${puntos(-fine)}.`,
    bonus: '¿Qué premio quieres?',
    onlyPoints: 'No puedes poner dos fichas más, así que toma los puntos.',
    firstExtra: 'Después debes poder poner una segunda ficha.',
    secondExtra: 'Pon una ficha más.',
    chooseFirst: 'Elige primero tu premio.',
    misfit: (tile) => `${tile} no encaja, la gires como la gires.`,
  },
  page: {
    offers: {
      take: (points) => count(points, { one: '+# punto', other: '+# puntos' }),
      two: (most) => `Jugar dos (hasta ${number(most)})`,
      plainTwo: 'Jugar dos más',
      draw: (fine) => `Robar (${number(-fine)} por ficha)`,
      pass: (fine) => `Pasar (${number(-fine)})`,
      lay: (numbers, cell, points) => `${numbers} en ${cell}: ${number(points)}`,
      bonus: (offer) => `${offer} + premio`,
      zeros: (numbers, points) => `${numbers}: ${puntos(points)} y dos jugadas`,
    },
    gain: {
      points: puntos,
      corners: (points, corners) => `${number(points)} + premio: ${corners} esquinas`,
      quad: (points) => `${number(points)} + premio: cuádruple`,
      zeros: (points) => `${number(points)} + dos jugadas`,
      differs: 'no encaja',
      noSecond: 'no deja una segunda',
      not: 'aquí no',
    },
    brief: { 'take-25': 'premio', 'play-two': 'dos jugadas', pass: 'paso' },
    well: (tiles) => `Pozo: ${fichas(tiles)}.`,
    drawn: (tiles, points) => `Robadas en este turno: ${tiles}, ${puntos(-points)}.`,
  },
};
