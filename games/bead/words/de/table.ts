/** Was die Seite am Tisch sagt, auf Deutsch. */

import type { table as english } from '../en/table';

export const table: typeof english = {
  line: 'Farbzyklen bilden und verlängern. Von Sid Sackson.',
  expected: {
    west: 'Deiner kommt nach links.',
    east: 'Deiner kommt nach rechts.',
    lay: 'Leg einen Stein, der mindestens zwei Gruppen verlängert.',
    find: 'Leg einen Stein, der mindestens zwei Gruppen verlängert, oder sag, dass nichts geht.',
    pass: 'Du kannst nichts legen: Du musst passen.',
    answer: 'Antworte zuerst: Zeig auf einen Stein der offenen Hand oder verzichte.',
    notPointed: 'Jetzt darf nur ein Stein gelegt werden, auf den gezeigt wurde.',
    misfit: (tile) =>
      `Für ${tile} gibt es keinen Platz: Der Stein muss zwei Gruppen verlängern, und alle Linien müssen Zyklen sein.`,
  },
  trying: {
    point: 'Wähle einen Platz',
    lay: (where) => `Legen: ${where}`,
    turn: 'Drehen',
    steps: { left: 'Nach links', up: 'Nach oben', down: 'Nach unten', right: 'Nach rechts' },
  },
  page: {
    tile: (first, second) => `${first}–${second}`,
    placed: (first, way, second, at) => `${first} ${way} ${second} bei ${at}`,
    stuck: 'Nichts geht',
    aids: 'Mehr zur Spielfläche',
    help: 'Hilfe',
    helpNote: 'Zeigt zum Lernen, was wo passt. Ohne Hilfe musst du es selbst herausfinden.',
    helping: 'Die Hilfe ist an: Sie zeigt, was passt.',
    groups: 'Gruppen',
    group: (line, length, at, colours) =>
      `${line === 'row' ? 'Reihe' : 'Spalte'} mit ${length} Perlen ab ${at}: ${colours}`,
    lines: { row: 'Reihe', column: 'Spalte' },
    dead: 'Tote Felder',
    deadNote: 'Streicht leere Felder durch, auf die keine Farbe mehr passt.',
    deadAt: (cells) => (cells.length === 0 ? 'Kein Feld ist tot.' : `Tot: ${cells.join('; ')}.`),
    situation: (dominoes, longest) => `${dominoes} Steine auf dem Tisch; die längste Gruppe hat ${longest} Perlen.`,
  },
};
