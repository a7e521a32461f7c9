/** Was auf den Blättern zum Drucken steht, auf Deutsch. */

import type { Command } from '../en/command';
import { count } from './grammar';

export const print: Command['print'] = {
  sheet: (n, of) => `Blatt ${n} von ${of}`,
  fullSize: 'Mit 100 % drucken, nicht „an Seite anpassen“. Diese Linie ist 50 mm lang:',
  calibration: {
    name: 'Prüfblatt',
    title: 'Druckt dein Drucker auf den Millimeter genau?',
    front: [
      'Drucke dieses Blatt mit 100 %, ohne „an Seite anpassen“, beidseitig und über die lange Kante gewendet.',
      'Leg ein Lineal an beide Maßstäbe: 180 mm quer, 240 mm hoch. Stimmt das nicht, steht die Größe im Druckdialog nicht auf 100 %.',
      'Halte das Blatt gegen das Licht, diese Seite zu dir. Das Kreuz der Rückseite soll auf jedem Kreuz hier liegen. Ein Strich der kleinen Skala ist ein Millimeter.',
      'Lies ab, wie weit das andere Kreuz rechts und wie weit es unten liegt; links und oben zählen negativ. Drucke die Steine mit dem umgekehrten Versatz: Liegt das Kreuz 1 rechts und 0,5 unten, ist der Versatz −1 und −0,5.',
    ],
    back: 'Das ist die Rückseite. Dreh das Blatt um und halte es gegen das Licht.',
  },
  score: {
    title: (game) => `${game}: Punktezettel`,
    day: 'Datum und Ort',
    name: 'Name',
    points: 'Punkte',
    sum: 'Summe',
  },
  examples: 'Beispiele',
  list: {
    title: (set) => `${set}: die Liste`,
    count: (n) => `${n} Steine, jeder mit seinem Namen.`,
  },
  board: {
    title: (game) => `${game}: Spielplan`,
    cut: 'an dieser Linie schneiden',
    glue: (sheet) => `hier Blatt ${sheet} ankleben`,
  },
  command: {
    nothing: (known) => `Sag, was gedruckt werden soll: ${known}.`,
    unknown: (what, known) => `„${what}“ lässt sich nicht drucken; möglich ist: ${known}.`,
    needsGame: (kind, games) => `boneyard print ${kind} braucht ein Spiel: ${games}.`,
    needsSet: (known) => `boneyard print list braucht einen Satz: ${known}.`,
    onlyTiles: (option) => `--${option} gilt nur für Steine.`,
    badShift: 'Ein Versatz sind zwei Zahlen in Millimetern von −10 bis 10, wie in --shift=-1,0.5.',
    printed: (title, file, pages) =>
      `${title}: ${file} (${count(pages, { one: '# Seite', other: '# Seiten' })}). Mit 100 % drucken.`,
  },
  folding: 'Beidseitig drucken, über die kurze Kante gewendet, und in der Mitte falten.',
};
