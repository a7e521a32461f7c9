/** What the board of the bead game says, in English. */

import { tiles } from '@boneyard/words/en/grammar';
import { COLOURS } from './game';

export const board = {
  tiles,
  colours: COLOURS,
  emptyTable: '(no starting square yet)',
  notes: {
    choose: 'Choose a domino in secret: yours and your opponent’s make the starting square.',
    chooseAgain: 'Both chose the same double: choose again.',
    answer: 'Stuck? Point out a domino in the open hand that fits, or decline. A wrong try costs nothing.',
    pointed: (list: string, many: boolean) => `Pointed out: ${list}. ${many ? 'One of them' : 'It'} must be played.`,
    pointedAny: (list: string, many: boolean) =>
      `Pointed out: ${list}. ${many ? 'One of them' : 'It'} or another domino must be played.`,
    last: 'A hand is empty: these are the last turns.',
  },
  moveWords: {
    stuck: 'claim to be stuck',
    point: (tile: string) => `point out ${tile}`,
    decline: 'decline',
    choose: (tile: string) => `choose ${tile}`,
    pass: 'pass',
  },
  did: {
    lay: (who: string, what: string, sum: string) => `${who} laid ${what}: ${sum}`,
    stuck: (who: string) => `${who}: "Stuck!" The hand is shown.`,
    point: (who: string, tile: string) => `${who} pointed out ${tile}`,
    decline: (who: string) => `${who} declined`,
    choose: (who: string, tile: string) => `${who} chose ${tile}`,
    pass: (who: string) => `${who} passed`,
  },
  ended: {
    out: (who: string) => `Out: ${who}.`,
    blocked: 'All players have passed in a row.',
    lost: (list: string) => `Lost for dominoes still in hand: ${list}.`,
    best: (who: string) => `Most points in this round: ${who}.`,
  },
};
