/** The place of a domino: two neighbouring cells of a grid, the number of each half, and the end it belongs to. */

import { across, type Domino, high, low, setSize, shows } from '@boneyard/rules/families/dominoes';
import { NO_TILES, type Tiles, tilesOf } from '@boneyard/rules/families/tiles';

/** A cell of a grid of 128 by 128 with the origin in the middle. 28 dominoes cannot reach its edge. */
export type Cell = number;
/** The difference between two neighbouring cells. */
export type GridStep = number;
/** The numbers of the two halves, western or southern half first. As a pattern to match, ANY stands for every number. */
export type Halves = number;
/** A cell, a direction, two halves and perhaps an end, packed into one number. */
export type Place = number;

export const ANY = 7;
export const SET = setSize(6);

const SIDE = 128;
const MIDDLE = SIDE / 2;
export const CELLS = SIDE * SIDE;
/** No half can be farther out: a flat domino moves an end by two cells, but no seat lays flat twice in a row. */
const FARTHEST = 40;

export const EAST: GridStep = 1;
export const NORTH: GridStep = SIDE;

/** The end of the construction at which a domino is laid, as written; empty if ends are not used. */
export const ENDS = ['', '<', '>'] as const;
export type Side = 0 | 1 | 2;
export const NO_SIDE: Side = 0;
export const WEST_SIDE: Side = 1;
export const EAST_SIDE: Side = 2;

const CELL_BITS = CELLS - 1;
const TURNED = 1 << 14;
const HALVES_AT = 15;
const HALVES_BITS = 63;
const SIDE_AT = 21;
/** Distinguishes places from the moves of the flat game. */
const PLACED = 1 << 23;
export const PLACE_BITS = (1 << 24) - 1;

export function cellAt(x: number, y: number): Cell | undefined {
  if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) return undefined;
  return (y + MIDDLE) * SIDE + x + MIDDLE;
}

export const ORIGIN: Cell = MIDDLE * SIDE + MIDDLE;

export function xOf(cell: Cell): number {
  return (cell & (SIDE - 1)) - MIDDLE;
}

export function yOf(cell: Cell): number {
  return (cell >> 7) - MIDDLE;
}

export function halvesOf(first: number, second: number): Halves {
  return (first << 3) | second;
}

export function placeAt(cell: Cell, step: GridStep, halves: Halves, side: Side): Place {
  return PLACED | (side << SIDE_AT) | (halves << HALVES_AT) | (step === NORTH ? TURNED : 0) | cell;
}

/** A place from one cell to a neighbour in any direction. `first` is the number at `from`. */
export function placeFrom(from: Cell, step: GridStep, first: number, second: number, side: Side): Place {
  return step > 0
    ? placeAt(from, step, halvesOf(first, second), side)
    : placeAt(from + step, -step, halvesOf(second, first), side);
}

export function isPlace(move: number): boolean {
  return move >= PLACED;
}

/** The cell of the western or southern half. */
export function cellOf(place: Place): Cell {
  return place & CELL_BITS;
}

export function stepOf(place: Place): GridStep {
  return place & TURNED ? NORTH : EAST;
}

export function cellOfHalf(place: Place, half: number): Cell {
  return half === 0 ? cellOf(place) : cellOf(place) + stepOf(place);
}

export function halvesIn(place: Place): Halves {
  return (place >> HALVES_AT) & HALVES_BITS;
}

export function numberOf(place: Place, half: number): number {
  return (place >> (half === 0 ? HALVES_AT + 3 : HALVES_AT)) & 7;
}

export function sideOf(place: Place): Side {
  return ((place >> SIDE_AT) & 3) as Side;
}

/** The place without its numbers: the same for all dominoes on the same cells. */
export function groundOf(place: Place): Place {
  return place & PLACE_BITS & ~(HALVES_BITS << HALVES_AT);
}

export function withHalves(place: Place, halves: Halves): Place {
  return groundOf(place) | (halves << HALVES_AT);
}

const ALL = Array.from({ length: SET }, (_, domino) => domino);

const DOMINO_OF = new Int8Array(HALVES_BITS + 1).fill(-1);
for (const domino of ALL) {
  DOMINO_OF[halvesOf(high(domino), low(domino))] = domino;
  DOMINO_OF[halvesOf(low(domino), high(domino))] = domino;
}

/** The domino with these numbers, or −1. */
export function dominoOf(halves: Halves): Domino {
  return DOMINO_OF[halves]!;
}

export function dominoAt(place: Place): Domino {
  return DOMINO_OF[halvesIn(place)]!;
}

function lies(domino: Domino, asked: Halves): Halves {
  const [first, second] = [asked >> 3, asked & 7];
  return first === ANY ? halvesOf(across(domino, second), second) : halvesOf(first, across(domino, first));
}

const LYING = Uint8Array.from({ length: (HALVES_BITS + 1) * SET }, (_, i) => lies(i % SET, Math.floor(i / SET)));

/** The numbers of a matching domino in the only order that fits a pattern with at least one number. */
export function lying(domino: Domino, asked: Halves): Halves {
  return LYING[asked * SET + domino]!;
}

function fits(domino: Domino, asked: Halves): boolean {
  const [first, second] = [asked >> 3, asked & 7];
  if (first === ANY || second === ANY) return shows(domino, first === ANY ? second : first);
  return dominoOf(asked) === domino;
}

const FITTING: readonly Tiles[] = Array.from({ length: HALVES_BITS + 1 }, (_, asked) =>
  asked === HALVES_BITS ? NO_TILES : tilesOf(ALL.filter((domino) => fits(domino, asked))),
);

/** All dominoes that match a pattern; none if it has no number, because the domino would touch nothing. */
export function fitting(asked: Halves): Tiles {
  return FITTING[asked]!;
}
