/** What the board of Magnetic Domino says, in English. */

import { tiles } from '@boneyard/words/en/grammar';
import { out } from '@boneyard/words/en/line';

export const board = {
  stock: 'Stock',
  tiles,
  emptyTable: '(nothing standing)',
  notes: {
    covered: (list: string) => `Covered: ${list}`,
    end: (side: string, domino: string, open: number, level: string) => `${side} ${domino}, ${open} open${level}`,
    ends: (list: string) => `Ends: ${list}`,
    due: { flat: 'Now play flat, at table level.', 'on top': 'Now play on top.' },
  },
  moveWords: { draw: 'draw a domino', pass: 'pass' },
  did: {
    draw: (who: string) => `${who} drew a domino`,
    pass: (who: string) => `${who} passed`,
    lay: (who: string, what: string) => `${who} laid ${what}`,
    fell: (who: string, what: string, dominoes: number) =>
      `${who} laid ${what} and everything fell: ${who === 'You' ? 'you take' : `${who} takes`} ${dominoes} dominoes.`,
  },
  ended: {
    out,
    blocked: (who: string, hands: string) => `The game is blocked. Lightest hand: ${who} (${hands}).`,
  },
};
