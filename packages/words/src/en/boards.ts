/** What the boards say, in English. */

import { COLOURS } from './bead';

const tiles = (n: number) => (n === 1 ? '1 tile' : `${n} tiles`);

const classic = {
  help: 'A tile is written 6-5; 6-5@6-6 lays it on the tile 6-6.',
  stock: 'Boneyard',
  tiles,
  emptyTable: '(nothing laid yet)',
  openEnds: (ends: string) => `open ends: ${ends}`,
  arm: (anchor: string) => `on ${anchor}:`,
  moveWords: {
    lead: (tile: string) => `lead ${tile}`,
    lay: (tile: string, anchor: string) => `${tile} on ${anchor}`,
    draw: 'draw a tile',
    pass: 'pass',
  },
  did: {
    draw: (who: string) => `${who} drew a tile`,
    pass: (who: string) => `${who} passed`,
    lay: (who: string, what: string) => `${who} laid ${what}`,
    lead: (who: string, tile: string) => `${who} led ${tile}`,
  },
  ended: {
    out: (who: string, others: string) => `Domino! ${who} ${who === 'You' ? 'are' : 'is'} out; dominoed: ${others}.`,
    blocked: (who: string) => `The game is blocked. The lightest hand wins the round: ${who}.`,
    blockedEqual: 'The game is blocked, and the lightest hands are equal: nobody scores.',
  },
};

const bead = {
  help: `Colours are written as their numbers. 2-4@0,2E lays 2 on the cell 0,2 (0 across, 2 up) and 4 to the east of it, which is right; with N it is north, which is up.
A domino must extend two groups or more. Their new lengths are multiplied, twice that for a double.
"stuck" lays your hand open: you must play a domino that the others point out; if they do not, your turn is over.`,
  tiles,
  colours: COLOURS,
  emptyTable: '(no starting square yet)',
  notes: {
    choose: 'Choose a domino in secret: yours and the other one make the starting square.',
    chooseAgain: 'Both chose the same double: choose again.',
    answer: 'Stuck? Point out a domino of the open hand that fits, or decline.',
    pointed: (list: string, many: boolean) => `Pointed out: ${list}. ${many ? 'One of them' : 'It'} must be played.`,
    last: 'A hand is empty: this is the last time round.',
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
    stuck: (who: string) => `${who}: "Stuck!" The hand lies open.`,
    point: (who: string, tile: string) => `${who} pointed out ${tile}`,
    decline: (who: string) => `${who} declined`,
    choose: (who: string, tile: string) => `${who} chose ${tile}`,
    pass: (who: string) => `${who} passed`,
  },
  ended: {
    out: (who: string) => `The last domino is laid: ${who}.`,
    blocked: 'All have passed, one after the other.',
    lost: (list: string) => `Off for dominoes still in hand: ${list}.`,
    best: (who: string) => `Most points in this round: ${who}.`,
  },
};

const quad = {
  help: `A tile is written clockwise from its top left corner: 3012@-1,2 lays it with 3 top left, 0 top right, 1 bottom right and 2 bottom left, on the cell -1,2 (1 to the left, 2 up). It scores the sum of its numbers.
When three corners meet numbers on the table, you get a bonus: 25 points or two more plays.`,
  stock: 'Well',
  tiles,
  emptyTable: '(nothing laid yet)',
  legend: ['· free', '◆ newest tile', '★ earns a bonus'],
  notes: {
    bonus: 'A bonus: 25 points, or two more tiles at once.',
    'first extra': 'The first of two more plays.',
    'second extra': 'The second of two more plays.',
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
    blocked: 'The well is empty and nobody can play: nobody collects anything.',
    target: (who: string, points: string) => `${points} reached: ${who}. The match ends at once.`,
  },
};

const magnetic = {
  help: `Flat: a domino is written 6-5; 6-5@6-6 lays it on 6-6.
In a tower 6-5@0,2E lays 6 on the cell 0,2 (0 across, 2 up) and 5 to the east of it, which is right; with N it is north, which is up. A < or > behind it names the end it goes to. The small number beside a half is its level.
If it falls, everything on the table goes into your hand.`,
  stock: 'Stock',
  tiles,
  emptyTable: '(nothing standing)',
  notes: {
    covered: (list: string) => `Covered: ${list}`,
    end: (side: string, domino: string, open: number, level: string) => `${side} ${domino}, ${open} open${level}`,
    ends: (list: string) => `Ends: ${list}`,
    due: { flat: 'Due now: flat, at table level.', 'on top': 'Due now: on top.' },
  },
  moveWords: { draw: 'draw a domino', pass: 'pass' },
  did: {
    draw: (who: string) => `${who} drew a domino`,
    pass: (who: string) => `${who} passed`,
    lay: (who: string, what: string) => `${who} laid ${what}`,
    fell: (who: string, what: string, dominoes: number) =>
      `${who} laid ${what} and everything fell: all ${dominoes} dominoes go to ${who === 'You' ? 'you' : who}.`,
  },
  ended: {
    blocked: (who: string, hands: string) => `The game is blocked. Lightest hand: ${who} (${hands}).`,
  },
};

export const boards = { classic, bead, quad, magnetic };
