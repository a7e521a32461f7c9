/** Where a domino lies: the cell of its first half and whether it goes east or north from there. */

import type { Pair } from './beads';

/** A cell of a square of 128 by 128 with the origin in its middle: thirty dominoes cannot reach its edge. */
export type Cell = number;
/** A cell and a direction. */
export type Place = number;
/** A pair on a place. */
export type Placement = number;
/** From a cell to its neighbour. */
export type Step = number;

const SIDE = 128;
const MIDDLE = SIDE / 2;
export const CELLS = SIDE * SIDE;
/** One cell is kept free at the edge, so that every laid half has four neighbours. */
const FARTHEST = MIDDLE - 3;

export const EAST: Step = 1;
export const NORTH: Step = SIDE;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function cellAt(x: number, y: number): Cell {
  return (y + MIDDLE) * SIDE + x + MIDDLE;
}

export function inReach(x: number, y: number): boolean {
  return Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
}

export function spotOf(cell: Cell): Spot {
  return { x: (cell % SIDE) - MIDDLE, y: Math.floor(cell / SIDE) - MIDDLE };
}

export function placeAt(cell: Cell, step: Step): Place {
  return (cell << 1) | (step === NORTH ? 1 : 0);
}

export function cellOf(place: Place): Cell {
  return place >> 1;
}

/** The way the domino lies. */
export function alongOf(place: Place): Step {
  return place & 1 ? NORTH : EAST;
}

/** The way its long sides look. */
export function acrossOf(place: Place): Step {
  return place & 1 ? EAST : NORTH;
}

export function placed(pair: Pair, place: Place): Placement {
  return (pair << 15) | place;
}

export function pairIn(placement: Placement): Pair {
  return placement >> 15;
}

export function placeIn(placement: Placement): Place {
  return placement & 0x7fff;
}
