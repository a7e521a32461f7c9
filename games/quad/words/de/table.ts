/** Was die Seite am Tisch sagt, auf Deutsch. */

import type { table as english } from '../en/table';

export const table: typeof english = {
  line: 'Quadratische Steine, vier Ecken, Bonus, bis 800 Punkte.',
  expected: {
    openQuad: (tile) => `Du beginnst mit ${tile}, dem höchsten Vierling.`,
    openZeros: (tile) => `Beginne mit ${tile}, oder zeig ihn, behalte ihn und beginne mit 0000.`,
    openTotal: (tile) => `Niemand hat einen Vierling: Du beginnst mit ${tile}, der größten Summe.`,
    lay: (tiles) =>
      tiles === 1 ? 'Einer deiner Steine passt: Leg ihn.' : `${tiles} deiner Steine passen: Leg einen, Seite an Seite.`,
    drew: (tiles, points) => `${tiles} gezogen: −${points} Punkte.`,
    draw: (fine) => `Nichts passt: Zieh einen Stein. Jeder kostet ${fine} Punkte.`,
    pass: (fine) => `Nichts geht, und der Vorrat ist leer: Du musst passen. Das kostet ${fine} Punkte.`,
    bonus: 'Welchen Bonus möchtest du?',
    onlyPoints: 'Zwei weitere Steine kannst du nicht legen, also nimm die Punkte.',
    firstExtra: 'Danach musst du noch einen zweiten legen können.',
    secondExtra: 'Leg noch einen Stein.',
    chooseFirst: 'Wähle zuerst deinen Bonus.',
    misfit: (tile) => `${tile} passt nicht, egal wie du ihn drehst.`,
  },
  page: {
    offers: {
      take: (points) => `+${points} Punkte`,
      two: (most) => `Zwei legen (bis zu ${most})`,
      plainTwo: 'Zwei weitere legen',
      draw: (fine) => `Ziehen (je −${fine})`,
      pass: (fine) => `Passen (−${fine})`,
      lay: (numbers, cell, points) => `${numbers} bei ${cell}: ${points}`,
      bonus: (offer) => `${offer} + Bonus`,
      zeros: (numbers, points) => `${numbers}: ${points} Punkte und zwei Steine`,
    },
    gain: {
      points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
      corners: (points, corners) => `${points} + Bonus: ${corners} Ecken`,
      quad: (points) => `${points} + Bonus: Vierling`,
      zeros: (points) => `${points} + zwei Steine`,
      differs: 'passt nicht',
      noSecond: 'danach geht kein zweiter',
      not: 'nicht hier',
    },
    brief: { 'take-25': 'Bonus', 'play-two': 'legt zwei', pass: 'passt' },
    well: (tiles) => (tiles === 1 ? 'Vorrat: 1 Stein.' : `Vorrat: ${tiles} Steine.`),
    drawn: (tiles, points) => `In diesem Zug gezogen: ${tiles}, −${points} Punkte.`,
  },
};
