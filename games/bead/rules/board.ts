/** The board: the colour of every cell, and where dominoes begin. It is derived from the starting square and the log. */

import type { Log } from '@boneyard/rules/game';
import { type Colour, firstOf, secondOf } from './beads';
import {
  alongOf,
  type BeadPlace,
  type BeadPlacement,
  CELLS,
  type Cell,
  type CellStep,
  cellOf,
  EAST,
  pairIn,
  placeIn,
} from './placement';

/** The dominoes on the table: the starting square, if it is laid yet, and the placements in the log. */
export interface LaidDominoes {
  readonly square: readonly [BeadPlacement, BeadPlacement] | undefined;
  readonly log: Log<number> | undefined;
}

/** By cell: 0 if it is empty, otherwise its colour, with a bit for the first half of each domino. */
export type BeadBoard = Uint8Array;

const COLOUR = 7;
const BEGINS_EAST = 8;
const BEGINS_NORTH = 16;

export function colourAt(board: BeadBoard, cell: Cell): Colour {
  return board[cell]! & COLOUR;
}

export function isEmpty(board: BeadBoard, cell: Cell): boolean {
  return board[cell] === 0;
}

export function put(board: BeadBoard, placement: BeadPlacement): void {
  const place = placeIn(placement);
  const pair = pairIn(placement);
  const cell = cellOf(place);
  const step = alongOf(place);
  board[cell] = firstOf(pair) | (step === EAST ? BEGINS_EAST : BEGINS_NORTH);
  board[cell + step] = secondOf(pair);
}

export function take(board: BeadBoard, placement: BeadPlacement): void {
  const place = placeIn(placement);
  const cell = cellOf(place);
  board[cell] = 0;
  board[cell + alongOf(place)] = 0;
}

/** Everything that was laid, newest first. */
export function* placements({ square, log }: LaidDominoes): Generator<BeadPlacement> {
  for (let entry = log; entry; entry = entry.before) if (entry.move >= 0) yield entry.move;
  if (square) yield* square;
}

const scratch: BeadBoard = new Uint8Array(CELLS);
let shownSquare: LaidDominoes['square'];
let shownLog: LaidDominoes['log'];

/** If two positions are at most this many moves apart, one is derived from the other; otherwise the board is rebuilt. */
const FEW = 12;

function follows(log: LaidDominoes['log'], past: LaidDominoes['log']): boolean {
  let entry = log;
  for (let i = 0; i < FEW && entry; i++) {
    if (entry === past) return true;
    entry = entry.before;
  }
  return entry === past;
}

function putSince(log: LaidDominoes['log'], past: LaidDominoes['log']): void {
  for (let entry = log; entry && entry !== past; entry = entry.before) if (entry.move >= 0) put(scratch, entry.move);
}

function takeSince(log: LaidDominoes['log'], past: LaidDominoes['log']): void {
  for (let entry = log; entry && entry !== past; entry = entry.before) if (entry.move >= 0) take(scratch, entry.move);
}

/** The board of a position. All calls share one array, so it is valid only until the next call. Callers must restore changes. */
export function boardOf({ square, log }: LaidDominoes): BeadBoard {
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

/** The length of the unbroken run next to a cell, without the cell itself. */
export function reach(board: BeadBoard, cell: Cell, step: CellStep): number {
  let length = 0;
  for (let next = cell + step; board[next] !== 0; next += step) length++;
  return length;
}

/** The number of dominoes side by side next to a place: parallel to it, touching along their whole long sides. */
export function stacked(board: BeadBoard, place: BeadPlace, across: CellStep): number {
  const begins = alongOf(place) === EAST ? BEGINS_EAST : BEGINS_NORTH;
  let count = 0;
  for (let next = cellOf(place) + across; (board[next]! & begins) !== 0; next += across) count++;
  return count;
}
