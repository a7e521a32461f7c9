/** The cells of the board: their colours, and where dominoes begin. */

import { type Colour, firstOf, secondOf } from './beads';
import {
  alongOf,
  type BeadPlace,
  type BeadPlacement,
  type Cell,
  type CellStep,
  cellOf,
  EAST,
  pairIn,
  placeIn,
} from './placement';

/** By cell: 0 if it is empty, otherwise its colour, with a bit for the first half of each domino. */
export type BeadCells = Uint8Array;

const COLOUR = 7;
const BEGINS_EAST = 8;
const BEGINS_NORTH = 16;

export function colourAt(cells: BeadCells, cell: Cell): Colour {
  return cells[cell]! & COLOUR;
}

export function isEmpty(cells: BeadCells, cell: Cell): boolean {
  return cells[cell] === 0;
}

export function put(cells: BeadCells, placement: BeadPlacement): void {
  const place = placeIn(placement);
  const pair = pairIn(placement);
  const cell = cellOf(place);
  const step = alongOf(place);
  cells[cell] = firstOf(pair) | (step === EAST ? BEGINS_EAST : BEGINS_NORTH);
  cells[cell + step] = secondOf(pair);
}

export function take(cells: BeadCells, placement: BeadPlacement): void {
  const place = placeIn(placement);
  const cell = cellOf(place);
  cells[cell] = 0;
  cells[cell + alongOf(place)] = 0;
}

/** The length of the unbroken run next to a cell, without the cell itself. */
export function reach(cells: BeadCells, cell: Cell, step: CellStep): number {
  let length = 0;
  for (let next = cell + step; cells[next] !== 0; next += step) length++;
  return length;
}

/** The number of dominoes side by side next to a place: parallel to it, touching along their whole long sides. */
export function stacked(cells: BeadCells, place: BeadPlace, across: CellStep): number {
  const begins = alongOf(place) === EAST ? BEGINS_EAST : BEGINS_NORTH;
  let count = 0;
  for (let next = cellOf(place) + across; (cells[next]! & begins) !== 0; next += across) count++;
  return count;
}
