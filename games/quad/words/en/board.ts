/** What the board of Quad-Ominos says, in English. */

import { number, points, tiles } from '@boneyard/words/en/grammar';

export const board = {
  stock: 'Well',
  tiles,
  emptyTable: '(nothing laid yet)',
  legend: ['· free', '◆ newest tile', '★ earns a bonus'],
  notes: {
    bonus: 'Bonus: take 25 points, or lay two more tiles now.',
    'first extra': 'First of two extra plays.',
    'second extra': 'Second of two extra plays.',
    shown: (tile: string) => `Shown at the opening and still in hand: ${tile}.`,
  },
  moveWords: {
    zeros: (tile: string, points: number) => `${tile} → ${number(points)}, then two more plays`,
    'take-25': (n: number) => `take ${points(n)}`,
    'play-two': (n: number) => `lay two more tiles (up to ${points(n)})`,
    draw: (points: number) => `draw a tile (${number(points)})`,
    pass: (points: number) => `pass (${number(points)})`,
  },
  did: {
    lay: (who: string, what: string, points: number) => `${who} laid ${what} → ${number(points)}`,
    zeros: (who: string, what: string, shown: string, points: number) =>
      `${who} showed ${shown} and laid ${what} → ${number(points)}`,
    'take-25': (who: string, n: number) => `${who} took ${points(n)}`,
    'play-two': (who: string) => `${who} chose to lay two more tiles`,
    draw: (who: string, points: number) => `${who} drew a tile (${number(points)})`,
    pass: (who: string, points: number) => `${who} passed (${number(points)})`,
  },
  ended: {
    out: (who: string, n: number) => `Out: ${who}, for ${points(n)} from the other hands.`,
    blocked: 'The well is empty and nobody can play: nobody scores.',
    target: (who: string, n: number) => `${who} reached ${points(n)}. The match ends at once.`,
  },
};
