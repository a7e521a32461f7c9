/** What the page says at the table, in English. */

import { count, number, points } from '@boneyard/words/en/grammar';

export const table = {
  /** Under its name on the first page. */
  line: 'Square tiles, four corners, bonus plays, to 800 points.',
  expected: {
    openQuad: (tile: string) => `You open with ${tile}, the highest quad.`,
    openZeros: (tile: string) => `You open with ${tile}, or show it, keep it, and open with 0000.`,
    openTotal: (tile: string) => `Nobody holds a quad: you open with ${tile}, the greatest total.`,
    lay: (tiles: number) =>
      count(tiles, { one: 'One of your tiles fits: lay it.', other: '# of your tiles fit: lay one, side by side.' }),
    drew: (tiles: number, n: number) => `You drew ${tiles}: ${points(-n)}.`,
    draw: (fine: number) => `Nothing fits: draw a tile, ${points(-fine)} each.`,
    pass: (fine: number) => `Nothing fits, and the well is empty: pass, ${points(-fine)}.`,
    bonus: 'Which bonus do you want?',
    onlyPoints: 'You cannot lay two more tiles, so take the points.',
    firstExtra: 'You must be able to lay a second tile after it.',
    secondExtra: 'Lay one more tile.',
    chooseFirst: 'First choose your bonus.',
    misfit: (tile: string) => `${tile} does not fit, however you turn it.`,
  },
  page: {
    offers: {
      take: (points: number) => count(points, { one: '+# point', other: '+# points' }),
      two: (most: number) => `Play two (up to ${number(most)})`,
      /** At a rated table, which does not say what a move brings. */
      plainTwo: 'Play two more',
      draw: (fine: number) => `Draw (${number(-fine)} each)`,
      pass: (fine: number) => `Pass (${number(-fine)})`,
      lay: (numbers: string, cell: string, points: number) => `${numbers} at ${cell}: ${number(points)}`,
      bonus: (offer: string) => `${offer} + bonus`,
      zeros: (numbers: string, n: number) => `${numbers}: ${points(n)} and two plays`,
    },
    gain: {
      points,
      corners: (points: number, corners: number) => `${number(points)} + bonus: ${corners} corners`,
      quad: (points: number) => `${number(points)} + bonus: quad`,
      zeros: (points: number) => `${number(points)} + two plays`,
      differs: 'does not match',
      noSecond: 'leaves no second tile',
      not: 'not here',
    },
    /** In the list of moves, beside the name of a player, who may be “You”. */
    brief: { 'take-25': 'bonus', 'play-two': 'two more plays', pass: 'passed' },
    well: (tiles: number) => count(tiles, { one: 'Well: # tile.', other: 'Well: # tiles.' }),
    drawn: (tiles: number, n: number) => `Drawn this turn: ${tiles}, ${points(-n)}.`,
  },
};
