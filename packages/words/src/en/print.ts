/** What stands on sheets to print, in English. */

import { count } from './grammar';

export const print = {
  sheet: (n: number, of: number) => `sheet ${n} of ${of}`,
  fullSize: 'Print at 100%, not "fit to page". This line is 50 mm:',
  calibration: {
    name: 'Calibration sheet',
    title: 'Is your printer accurate to the millimetre?',
    front: [
      'Print this sheet at 100%, without "fit to page", on both sides, flipped on the long edge.',
      'Hold a ruler against both scales: 180 mm across, 240 mm down. If they differ, the scale in the print dialogue is not 100%.',
      'Hold the sheet up to the light with this side towards you. The cross on the other side should meet each cross here. One line of the small scale is one millimetre.',
      'Read how far the other cross lies to the right and how far down; left and up are negative. Print the tiles with the opposite shift: a cross that lies 1 right and 0.5 down needs a shift of −1 and −0.5.',
    ],
    back: 'This is the other side. Turn the sheet over and hold it up to the light.',
  },
  score: {
    title: (game: string) => `${game}: score sheet`,
    day: 'Date and place',
    name: 'name',
    points: 'points',
    sum: 'total',
  },
  examples: 'Examples',
  list: {
    title: (set: string) => `${set}: the list`,
    count: (n: number) => `${n} tiles, each with its name.`,
  },
  board: {
    title: (game: string) => `${game}: board`,
    cut: 'cut along this line',
    glue: (sheet: number) => `glue sheet ${sheet} here`,
  },
  command: {
    nothing: (known: string) => `Say what to print: ${known}.`,
    unknown: (what: string, known: string) => `"${what}" cannot be printed; choose one of: ${known}.`,
    needsGame: (kind: string, games: string) => `boneyard print ${kind} needs a game: ${games}.`,
    needsSet: (known: string) => `boneyard print list needs a set: ${known}.`,
    onlyTiles: (option: string) => `--${option} is for tiles only.`,
    badShift: 'a shift is two numbers of millimetres from −10 to 10, as in --shift=-1,0.5.',
    printed: (title: string, file: string, pages: number) =>
      `${title}: ${file} (${count(pages, { one: '# page', other: '# pages' })}). Print it at 100%.`,
  },
  folding: 'Print on both sides, flipped on the short edge, and fold in the middle.',
};
