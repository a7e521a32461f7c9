/** The place of a domino: the cell of its first half, and its direction, east or north. */

import type { Pair } from './beads';

/** A cell of a grid of 128 by 128 with the origin in the middle. Thirty dominoes cannot reach its edge. */
export type Cell = number;
/** A cell and a direction, packed into one number. */
export type BeadPlace = number;
/** A pair and its place, packed into one number. */
export type BeadPlacement = number;
/** The difference between two neighbouring cells. */
export type CellStep = number;

const SIDE = 128;
const MIDDLE = SIDE / 2;
export const CELLS = SIDE * SIDE;
/** Leaves cells at the edge of the grid empty, so that every laid half has four neighbours. */
const FARTHEST = MIDDLE - 3;

export const EAST: CellStep = 1;
export const NORTH: CellStep = SIDE;

export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

export function cellAt(x: number, y: number): Cell {
  return (y + MIDDLE) * SIDE + x + MIDDLE;
}

export function inReach(x: number, y: number): boolean {
  return Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
}

export function coordinatesOf(cell: Cell): Coordinates {
  return { x: (cell % SIDE) - MIDDLE, y: Math.floor(cell / SIDE) - MIDDLE };
}

export function placeAt(cell: Cell, step: CellStep): BeadPlace {
  return (cell << 1) | (step === NORTH ? 1 : 0);
}

export function cellOf(place: BeadPlace): Cell {
  return place >> 1;
}

/** The direction of the long side. */
export function alongOf(place: BeadPlace): CellStep {
  return place & 1 ? NORTH : EAST;
}

/** The direction of the short side. */
export function acrossOf(place: BeadPlace): CellStep {
  return place & 1 ? EAST : NORTH;
}

/** The place on the same cell in the other direction. */
export function crossing(place: BeadPlace): BeadPlace {
  return place ^ 1;
}

/** The place in the same direction, a step away. */
export function beside(place: BeadPlace, step: CellStep): BeadPlace {
  return place + 2 * step;
}

export function placed(pair: Pair, place: BeadPlace): BeadPlacement {
  return (pair << 15) | place;
}

export function pairIn(placement: BeadPlacement): Pair {
  return placement >> 15;
}

export function placeIn(placement: BeadPlacement): BeadPlace {
  return placement & 0x7fff;
}
