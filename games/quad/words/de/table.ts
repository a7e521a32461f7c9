/** Was die Seite am Tisch sagt, auf Deutsch. */

import { count, number, punkte } from '@boneyard/words/de/grammar';
import type { table as english } from '../en/table';

export const table: typeof english = {
  line: 'Quadratische Steine, vier Ecken, Bonus, bis 800 Punkte.',
  expected: {
    openQuad: (tile) => `Du beginnst mit ${tile}, dem höchsten Vierling.`,
    openZeros: (tile) => `Beginne mit ${tile}, oder zeig ihn, behalte ihn und beginne mit 0000.`,
    openTotal: (tile) => `Niemand hat einen Vierling: Du beginnst mit ${tile}, der größten Summe.`,
    lay: (tiles) =>
      count(tiles, {
        one: 'Einer deiner Steine passt: Leg ihn.',
        other: '# deiner Steine passen: Leg einen, Seite an Seite.',
      }),
    drew: (tiles, points) => `${tiles} gezogen: ${punkte(-points)}.`,
    draw: (fine) => `Nichts passt: Zieh einen Stein. Jeder kostet ${punkte(fine)}.`,
    pass: (fine) => `Nichts geht, und der Vorrat ist leer: Du musst passen. Das kostet ${punkte(fine)}.`,
    bonus: 'Welchen Bonus möchtest du?',
    onlyPoints: 'Zwei weitere Steine kannst du nicht legen, also nimm die Punkte.',
    firstExtra: 'Danach musst du noch einen zweiten legen können.',
    secondExtra: 'Leg noch einen Stein.',
    chooseFirst: 'Wähle zuerst deinen Bonus.',
    misfit: (tile) => `${tile} passt nicht, egal wie du ihn drehst.`,
  },
  page: {
    offers: {
      take: (points) => count(points, { one: '+# Punkt', other: '+# Punkte' }),
      two: (most) => `Zwei legen (bis zu ${number(most)})`,
      plainTwo: 'Zwei weitere legen',
      draw: (fine) => `Ziehen (je ${number(-fine)})`,
      pass: (fine) => `Passen (${number(-fine)})`,
      lay: (numbers, cell, points) => `${numbers} bei ${cell}: ${number(points)}`,
      bonus: (offer) => `${offer} + Bonus`,
      zeros: (numbers, points) => `${numbers}: ${punkte(points)} und zwei Steine`,
    },
    gain: {
      points: punkte,
      corners: (points, corners) => `${number(points)} + Bonus: ${corners} Ecken`,
      quad: (points) => `${number(points)} + Bonus: Vierling`,
      zeros: (points) => `${number(points)} + zwei Steine`,
      differs: 'passt nicht',
      noSecond: 'danach geht kein zweiter',
      not: 'nicht hier',
    },
    brief: { 'take-25': 'Bonus', 'play-two': 'zwei Zusatzsteine', pass: 'passt' },
    well: (tiles) => count(tiles, { one: 'Vorrat: # Stein.', other: 'Vorrat: # Steine.' }),
    drawn: (tiles, points) => `In diesem Zug gezogen: ${tiles}, ${punkte(-points)}.`,
  },
};
