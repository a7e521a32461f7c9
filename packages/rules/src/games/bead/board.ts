/** The board as it lies: a colour for every cell, and where dominoes begin. It follows from the square and the log. */

import type { Log } from '../../game';
import { type Colour, firstOf, secondOf } from './beads';
import {
  alongOf,
  CELLS,
  type Cell,
  cellOf,
  EAST,
  type Place,
  type Placement,
  pairIn,
  placeIn,
  type Step,
} from './placement';

/** What has been laid: the two dominoes of the starting square, if they lie yet, and the placements in the log. */
export interface Laid {
  readonly square: readonly [Placement, Placement] | undefined;
  readonly log: Log<number> | undefined;
}

/** By cell: 0 where it is empty, else the colour, with a mark on the first half of each domino. */
export type Board = Uint8Array;

const COLOUR = 7;
const BEGINS_EAST = 8;
const BEGINS_NORTH = 16;

export function colourAt(board: Board, cell: Cell): Colour {
  return board[cell]! & COLOUR;
}

export function isEmpty(board: Board, cell: Cell): boolean {
  return board[cell] === 0;
}

export function put(board: Board, placement: Placement): void {
  const place = placeIn(placement);
  const pair = pairIn(placement);
  const cell = cellOf(place);
  const step = alongOf(place);
  board[cell] = firstOf(pair) | (step === EAST ? BEGINS_EAST : BEGINS_NORTH);
  board[cell + step] = secondOf(pair);
}

export function take(board: Board, placement: Placement): void {
  const place = placeIn(placement);
  const cell = cellOf(place);
  board[cell] = 0;
  board[cell + alongOf(place)] = 0;
}

/** Everything that was laid, the newest first. */
export function* placements({ square, log }: Laid): Generator<Placement> {
  for (let entry = log; entry; entry = entry.before) if (entry.move >= 0) yield entry.move;
  if (square) yield* square;
}

const scratch: Board = new Uint8Array(CELLS);
let shownSquare: Laid['square'];
let shownLog: Laid['log'];

/** Moves between two positions that are laid or taken one by one; beyond that the board is laid out anew. */
const FEW = 12;

function follows(log: Laid['log'], past: Laid['log']): boolean {
  let entry = log;
  for (let i = 0; i < FEW && entry; i++) {
    if (entry === past) return true;
    entry = entry.before;
  }
  return entry === past;
}

function putSince(log: Laid['log'], past: Laid['log']): void {
  for (let entry = log; entry && entry !== past; entry = entry.before) if (entry.move >= 0) put(scratch, entry.move);
}

function takeSince(log: Laid['log'], past: Laid['log']): void {
  for (let entry = log; entry && entry !== past; entry = entry.before) if (entry.move >= 0) take(scratch, entry.move);
}

/** Lays a position out. There is one board for all of them, good until the next is laid out; leave it as it was given. */
export function boardOf({ square, log }: Laid): Board {
  if (square === shownSquare && follows(log, shownLog)) putSince(log, shownLog);
  else if (square === shownSquare && follows(shownLog, log)) takeSince(shownLog, log);
  else {
    takeSince(shownLog, undefined);
    for (const placement of shownSquare ?? []) take(scratch, placement);
    for (const placement of square ?? []) put(scratch, placement);
    putSince(log, undefined);
  }
  shownSquare = square;
  shownLog = log;
  return scratch;
}

/** How far an unbroken run reaches from a cell, which itself is not counted. */
export function reach(board: Board, cell: Cell, step: Step): number {
  let length = 0;
  for (let next = cell + step; board[next] !== 0; next += step) length++;
  return length;
}

/** How many dominoes lie side by side from a place on, parallel to it and touching by their whole long sides. */
export function stacked(board: Board, place: Place, across: Step): number {
  const begins = alongOf(place) === EAST ? BEGINS_EAST : BEGINS_NORTH;
  let count = 0;
  for (let next = cellOf(place) + across; (board[next]! & begins) !== 0; next += across) count++;
  return count;
}
