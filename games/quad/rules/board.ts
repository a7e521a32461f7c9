/** The grid: which cells have a tile, which can get one next, and which numbers their corners require. */

import { meet, type Tiles } from '@boneyard/rules/families/tiles';
import { ANY, type Corners, corner, FREE, fitting } from './quads';

/** A cell of the grid, x and y packed into one number: add COLUMN for the next column east, 1 for the next row north. */
export type Cell = number;

/** A cell and, in the lowest twelve bits, its corners: the numbers of the tile there, or the pattern that a tile must fit. */
export type QuadSpot = number;

export interface QuadBoard {
  readonly laid: readonly QuadSpot[];
  /** Empty cells with a tile at a side: the only cells where a tile can be laid. */
  readonly open: readonly QuadSpot[];
  /** Empty cells that tiles touch at corners only. They become open when a tile is laid at a side. */
  readonly waiting: readonly QuadSpot[];
}

const COLUMN = 256;
const MIDDLE = 128;
/** No tile of 125 can be farther from the origin. */
const FARTHEST = 124;

export function cellAt(x: number, y: number): Cell | undefined {
  if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) return undefined;
  return (x + MIDDLE) * COLUMN + y + MIDDLE;
}

export const ORIGIN: Cell = MIDDLE * COLUMN + MIDDLE;

export function xOf(cell: Cell): number {
  return (cell >> 8) - MIDDLE;
}

export function yOf(cell: Cell): number {
  return (cell & (COLUMN - 1)) - MIDDLE;
}

export function spotAt(cell: Cell, corners: Corners): QuadSpot {
  return (cell << 12) | corners;
}

export function cellOf(spot: QuadSpot): Cell {
  return spot >> 12;
}

export function cornersOf(spot: QuadSpot): Corners {
  return spot & FREE;
}

/** The neighbours: the four at the sides, then the four at the corners. */
const AROUND: readonly number[] = [1, COLUMN, -1, -COLUMN, 1 + COLUMN, COLUMN - 1, -1 - COLUMN, 1 - COLUMN];
const SIDES = 4;
const FARTHEST_NEIGHBOUR = COLUMN + 1;

const NEIGHBOUR = new Int8Array(2 * FARTHEST_NEIGHBOUR + 1).fill(-1);
for (const [index, step] of AROUND.entries()) NEIGHBOUR[step + FARTHEST_NEIGHBOUR] = index;

/** The index of the neighbour at this offset, or −1. */
function neighbour(step: number): number {
  const place = step + FARTHEST_NEIGHBOUR;
  return place < 0 || place >= NEIGHBOUR.length ? -1 : NEIGHBOUR[place]!;
}

export function touch(one: Cell, other: Cell): boolean {
  return one === other || neighbour(other - one) >= 0;
}

/** The pattern that a tile requires of a neighbour: its numbers at the shared corners. Patterns are combined with `&`. */
function asks(corners: Corners, index: number): Corners {
  const nw = corners >> 9;
  const ne = (corners >> 6) & 7;
  const se = (corners >> 3) & 7;
  const sw = corners & 7;
  switch (index) {
    case 0:
      return 0o7700 | (ne << 3) | nw;
    case 1:
      return 0o0770 | (ne << 9) | se;
    case 2:
      return 0o0077 | (sw << 9) | (se << 6);
    case 3:
      return 0o7007 | (nw << 6) | (sw << 3);
    case 4:
      return 0o7770 | ne;
    case 5:
      return 0o0777 | (se << 9);
    case 6:
      return 0o7077 | (sw << 6);
    default:
      return 0o7707 | (nw << 3);
  }
}

/** Stores a spot at the free index `taken`, or at the end if there is none. Returns −1: no index is free any more. */
function put(spots: QuadSpot[], taken: number, spot: QuadSpot): number {
  if (taken < 0) spots.push(spot);
  else spots[taken] = spot;
  return -1;
}

export const EMPTY: QuadBoard = { laid: [], open: [], waiting: [] };

/** By neighbour: the bits of a corner that it shares with the tile. */
const SHARED: readonly Corners[] = [0o7000, 0o0700, 0o0070, 0o0007, 0o0700, 0o0070, 0o0007, 0o7000];

/** The board with one more tile, on an open cell unless it is the first. Only the spots around it change. */
export function withLaid(board: QuadBoard, spot: QuadSpot): QuadBoard {
  const cell = spot >> 12;
  const corners = spot & FREE;
  const open = board.open.slice();
  const waiting = board.waiting.slice();
  let met = 0;
  let taken = -1;
  for (let i = 0; i < open.length; i++) {
    const step = (open[i]! >> 12) - cell;
    const index = neighbour(step);
    if (index >= 0) {
      met |= 1 << index;
      open[i]! &= ~FREE | asks(corners, index);
    } else if (step === 0) taken = i;
  }
  const pattern = taken < 0 ? FREE : open[taken]! & FREE;
  for (let i = 0; i < waiting.length; i++) {
    const index = neighbour((waiting[i]! >> 12) - cell);
    if (index < 0) continue;
    met |= 1 << index;
    waiting[i]! &= ~FREE | asks(corners, index);
    if (index >= SIDES) continue;
    taken = put(open, taken, waiting[i]!);
    const last = waiting.pop()!;
    if (i < waiting.length) waiting[i--] = last;
  }
  for (let index = 0; index < AROUND.length; index++) {
    // A neighbour that is neither open nor waiting has a tile, which set the shared corner, or touches no tile yet.
    if ((met >> index) & 1 || (~pattern & SHARED[index]!) !== 0) continue;
    const fresh = ((cell + AROUND[index]!) << 12) | asks(corners, index);
    if (index < SIDES) taken = put(open, taken, fresh);
    else waiting.push(fresh);
  }
  if (taken >= 0) {
    const last = open.pop()!;
    if (taken < open.length) open[taken] = last;
  }
  return { laid: [...board.laid, spot], open, waiting };
}

/** The spot of a cell in one of the board's lists. */
export function spotIn(spots: readonly QuadSpot[], cell: Cell): QuadSpot | undefined {
  return spots.find((spot) => cellOf(spot) === cell);
}

/** The number of corners that meet numbers on the table. */
export function cornersMet(pattern: Corners): number {
  let met = 0;
  for (let index = 0; index < 4; index++) if (corner(pattern, index) !== ANY) met++;
  return met;
}

/** Whether one of these tiles fits somewhere. */
export function anyFits(board: QuadBoard, tiles: Tiles): boolean {
  for (let i = 0; i < board.open.length; i++) if (meet(tiles, fitting(board.open[i]! & FREE))) return true;
  return false;
}

/** All tiles that would fit somewhere, in any hand. */
export function allFitting({ open }: QuadBoard): Tiles {
  let [w0, w1, w2, w3] = [0, 0, 0, 0];
  for (const spot of open) {
    const quads = fitting(cornersOf(spot));
    w0 |= quads.w0;
    w1 |= quads.w1;
    w2 |= quads.w2;
    w3 |= quads.w3;
  }
  return { w0, w1, w2, w3 };
}
