/** What the row and the column through each empty cell ask for. Only the ends of three lines change when a domino is laid. */

import { COPIES, SHAPES } from './beads';
import { type BeadCells, put, reach, take } from './cells';
import { ALL_COLOURS, type ColourSet, coloursFor } from './cycles';
import {
  acrossOf,
  alongOf,
  type BeadPlace,
  type BeadPlacement,
  CELLS,
  type Cell,
  cellOf,
  placeAt,
  placeIn,
} from './placement';

/**
 * What a line asks for at an empty cell, packed into one number: the colours that the cell may have, whether there is a half
 * on either side, whether there is a run of two or more, and how long the runs on both sides are together.
 */
export type Line = number;

const TOUCHED = 1 << 5;
const LONG = 1 << 6;
const LENGTH_AT = 7;
const LINE_BITS = 16;

/** A mask for the bit that tells whether a line has a group on either side. */
export type GroupMask = number;

export function groupMask(shortest: number): GroupMask {
  return shortest === 1 ? TOUCHED : LONG;
}

export function coloursOn(line: Line): ColourSet {
  return line & ALL_COLOURS;
}

export function isTouched(line: Line): boolean {
  return (line & TOUCHED) !== 0;
}

export function lengthOn(line: Line): number {
  return line >> LENGTH_AT;
}

export interface BeadBoard {
  readonly cells: BeadCells;
  /** By cell and direction, packed like a place. Only those of empty cells are valid. */
  readonly lines: Uint16Array;
  /** The cells at the ends of the lines of the domino laid last: two along it, and two across each half. */
  readonly ends: Int32Array;
  /** The number of dominoes laid. */
  laid: number;
  /** For each of them the lines at its ends as they were before, with their places. */
  readonly undone: Int32Array;
}

export const ENDS = 6;

export function emptyBoard(): BeadBoard {
  return {
    cells: new Uint8Array(CELLS),
    lines: new Uint16Array(2 * CELLS).fill(ALL_COLOURS),
    ends: new Int32Array(ENDS),
    laid: 0,
    undone: new Int32Array(ENDS * SHAPES * COPIES),
  };
}

/** Lays a domino. Loops over the lines and their ends instead of calls: bots spend much of their time here. */
export function lay(board: BeadBoard, placement: BeadPlacement): void {
  const { cells, lines, ends, undone } = board;
  put(cells, placement);
  const place: BeadPlace = placeIn(placement);
  const along = alongOf(place);
  const first: Cell = cellOf(place);
  const since = ENDS * board.laid++;
  for (let i = 0; i < ENDS; i += 2) {
    const step = i === 0 ? along : acrossOf(place);
    const half = i === 4 ? first + along : first;
    let length = 1;
    let low = half - step;
    for (; cells[low] !== 0; low -= step) length++;
    let high = half + step;
    for (; cells[high] !== 0; high += step) length++;
    for (let side = 0; side < 2; side++) {
      const end = side === 0 ? low : high;
      const at = placeAt(end, step);
      const beyond = reach(cells, end, side === 0 ? -step : step);
      const long = length > 1 || beyond > 1 ? LONG : 0;
      ends[i + side] = end;
      undone[since + i + side] = (at << LINE_BITS) | lines[at]!;
      lines[at] = coloursFor(cells, end, step) | TOUCHED | long | ((length + beyond) << LENGTH_AT);
    }
  }
}

/** Takes back the domino laid last. */
export function lift(board: BeadBoard, placement: BeadPlacement): void {
  const { cells, lines, undone } = board;
  take(cells, placement);
  const since = ENDS * --board.laid;
  for (let i = since + ENDS - 1; i >= since; i--) lines[undone[i]! >>> LINE_BITS] = undone[i]!;
}
