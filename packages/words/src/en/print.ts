/** What stands on sheets to print, in English. */

import { leaflets } from './leaflets';

export const print = {
  sets: {
    bead: 'Bead dominoes',
    'double-six': 'Double-six dominoes',
    'double-nine': 'Double-nine dominoes',
    'double-twelve': 'Double-twelve dominoes',
    magnetic: 'Dominoes in four colours',
    'quad-125': 'Quad-Ominos, 125 tiles',
    'quad-70': 'Quad-Ominos, 70 tiles',
  },
  sheet: (n: number, of: number) => `sheet ${n} of ${of}`,
  fullSize: 'Print at 100 %, not "fit to page". This line is 50 mm:',
  calibration: {
    name: 'Calibration sheet',
    title: 'Does your printer keep to the millimetre?',
    front: [
      'Print this sheet at 100 %, without "fit to page", on both sides, turned on the long edge.',
      'Lay a ruler against both scales: 180 mm across, 240 mm down. If they are not, the scale in the printer dialogue is not 100 %.',
      'Hold the sheet against the light with this side towards you. The cross of the other side should meet each cross here. One line of the small scale is one millimetre.',
      'Read how far the other cross lies to the right and how far down; left and up count as less than zero. Print the tiles with the opposite as shift: a cross that lies 1 right and 0.5 down asks for a shift of −1 and −0.5.',
    ],
    back: 'This is the other side. Turn the sheet over and hold it against the light.',
  },
  score: {
    title: (game: string) => `${game}: score sheet`,
    day: 'Date and place',
    name: 'name',
    points: 'points',
    sum: 'so far',
    rows: {
      classic: 'Round',
      bead: 'Turn',
      quad: 'Turn',
      magnetic: 'Game',
    },
    /** Rows that close a sheet. */
    feet: {
      classic: ['Result'],
      bead: ['Doubles left × 5', 'Others left × 25', 'Result'],
      quad: ['Other hands', 'Result'],
      magnetic: ['Result'],
    },
    notes: {
      classic: [
        'Out: the winner scores the pips of all other hands. Blocked: the lightest hand scores the pips of the others less its own; equal lightest hands, and nobody scores.',
        'With a reserve the winner also scores what is left in the boneyard. Most points win, at 100 or whatever you agreed on.',
      ],
      bead: [
        'A domino scores the product of the new lengths of all groups it makes longer: 3 and 4 give 12. A double scores twice as much.',
        'In the end 5 points are off for each double in hand and 25 for each other domino. Most points win.',
      ],
      quad: [
        'A tile scores the sum of its numbers. Bonus for three corners or more, and for opening with a quad: 25 points, or two more plays. Each tile drawn and each pass: −20.',
        'Whoever goes out adds the total of the other hands. First to 800 (600 with the small set) wins at once.',
      ],
      magnetic: [
        'The winners of a game write 0, everybody else the pips still held; with young children, the number of dominoes.',
        'The lowest total after the games you agreed on wins.',
      ],
    },
  },
  leaflets,
  example: 'An example',
  command: {
    nothing: (known: string) => `Say what to print: ${known}.`,
    unknown: (what: string, known: string) => `"${what}" cannot be printed; there are: ${known}.`,
    needsGame: (kind: string, games: string) => `boneyard print ${kind} needs a game: ${games}.`,
    onlyTiles: (option: string) => `--${option} is for tiles only.`,
    badShift: 'a shift is two numbers of millimetres from −10 to 10, as in --shift=-1,0.5.',
    printed: (title: string, file: string, pages: number) =>
      `${title}: ${file} (${pages === 1 ? '1 page' : `${pages} pages`}). Print it at 100 %.`,
  },
  folding: 'Print on both sides, turned on the short edge, and fold in the middle.',
};
