/** What the board of Quad-Ominos says, in English. */

import { tiles } from '@boneyard/words/en/counts';

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
    zeros: (tile: string, points: number) => `${tile} → ${points}, then two more plays`,
    'take-25': (points: number) => `take ${points} points`,
    'play-two': (points: number) => `lay two more tiles (up to ${points} points)`,
    draw: (points: string) => `draw a tile (${points})`,
    pass: (points: string) => `pass (${points})`,
  },
  did: {
    lay: (who: string, what: string, points: number) => `${who} laid ${what} → ${points}`,
    zeros: (who: string, what: string, shown: string, points: number) =>
      `${who} showed ${shown} and laid ${what} → ${points}`,
    'take-25': (who: string, points: number) => `${who} took ${points} points`,
    'play-two': (who: string) => `${who} chose to lay two more tiles`,
    draw: (who: string, points: string) => `${who} drew a tile (${points})`,
    pass: (who: string, points: string) => `${who} passed (${points})`,
  },
  ended: {
    out: (who: string, points: string) => `Out: ${who}, for ${points} from the other hands.`,
    blocked: 'The well is empty and nobody can play: nobody scores.',
    target: (who: string, points: string) => `${who} reached ${points}. The match ends at once.`,
  },
};
