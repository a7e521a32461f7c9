/** How a move of Magnetic Domino is packed and written. */

import { type Domino, readDomino, writeDomino } from '@boneyard/rules/families/dominoes';
import {
  cellAt,
  cellOf,
  dominoAt,
  dominoOf,
  EAST,
  ENDS,
  halvesOf,
  isPlace,
  NORTH,
  numberOf,
  type Place,
  placeAt,
  SET,
  type Side,
  sideOf,
  stepOf,
  xOf,
  yOf,
} from './place';

/** A domino and its anchor on the line, or a place in a construction, as one number; or PASS or DRAW. */
export type PlainMove = number;

/** How far off its exact place a domino was let go: in thousandths of a half's side, and in tenths of a degree. */
export interface ReleaseOffset {
  readonly east: number;
  readonly north: number;
  readonly twist: number;
}

/** A place with a release, with the verdict that everything fell, or with both. */
export interface ReleasedMove {
  readonly place: Place;
  readonly release?: ReleaseOffset;
  readonly fell?: true;
}

/** A plain move is a number, so that search need not create objects. */
export type Move = PlainMove | ReleasedMove;

export const PASS: PlainMove = -1;
export const DRAW: PlainMove = -2;
const LEAD = 127;

export function plainOf(move: Move): PlainMove {
  return typeof move === 'number' ? move : move.place;
}

export function fell(move: Move): boolean {
  return typeof move !== 'number' && move.fell === true;
}

export function releaseOf(move: Move): ReleaseOffset | undefined {
  return typeof move === 'number' ? undefined : move.release;
}

export function withoutVerdict(move: Move): Move {
  const release = releaseOf(move);
  return release ? { place: plainOf(move), release } : plainOf(move);
}

/** The same move with the verdict that everything fell. */
export function fallen(move: Move): ReleasedMove {
  return typeof move === 'number' ? { place: move, fell: true } : { ...move, fell: true };
}

export function lay(domino: Domino, anchor: Domino): PlainMove {
  return (domino << 7) | anchor;
}

export function leadWith(domino: Domino): PlainMove {
  return (domino << 7) | LEAD;
}

/** The domino next to which a domino of the line is laid; undefined for a lead. */
export function anchorIn(plain: PlainMove): Domino | undefined {
  const anchor = plain & 127;
  return anchor === LEAD ? undefined : anchor;
}

export function lays(plain: PlainMove): boolean {
  return plain >= 0;
}

/** The domino that a move lays. Only valid for moves that lay one. */
export function laidBy(plain: PlainMove): Domino {
  return isPlace(plain) ? dominoAt(plain) : plain >> 7;
}

function writePlain(plain: PlainMove): string {
  if (plain === PASS) return 'pass';
  if (plain === DRAW) return 'draw';
  if (isPlace(plain)) {
    const cell = cellOf(plain);
    const way = stepOf(plain) === NORTH ? 'N' : 'E';
    return `${numberOf(plain, 0)}-${numberOf(plain, 1)}@${xOf(cell)},${yOf(cell)}${way}${ENDS[sideOf(plain)]}`;
  }
  const anchor = anchorIn(plain);
  const domino = writeDomino(laidBy(plain));
  return anchor === undefined ? domino : `${domino}@${writeDomino(anchor)}`;
}

export function write(move: Move): string {
  if (typeof move === 'number') return writePlain(move);
  const { place, release } = move;
  const off = release ? `~${release.east},${release.north},${release.twist}` : '';
  return `${writePlain(place)}${off}${move.fell ? '!' : ''}`;
}

function inSet(domino: Domino | undefined): domino is Domino {
  return domino !== undefined && domino < SET;
}

function readOnLine(text: string): PlainMove | undefined {
  const [name, on, ...more] = text.split('@');
  const domino = readDomino(name!);
  if (!inSet(domino) || more.length > 0) return undefined;
  if (on === undefined) return leadWith(domino);
  const anchor = readDomino(on);
  return inSet(anchor) ? lay(domino, anchor) : undefined;
}

const WHOLE = '(0|-?[1-9]\\d{0,5})';
const SPELLING = new RegExp(`^([0-6])-([0-6])@${WHOLE},${WHOLE}([EN])([<>]?)(?:~${WHOLE},${WHOLE},${WHOLE})?(!?)$`);

function readRelease(east: string | undefined, north: string | undefined, twist: string | undefined) {
  return east === undefined ? undefined : { east: Number(east), north: Number(north), twist: Number(twist) };
}

export function read(text: string): Move | undefined {
  if (text === 'pass') return PASS;
  if (text === 'draw') return DRAW;
  const spelt = SPELLING.exec(text);
  if (!spelt) return readOnLine(text);
  const [, first, second, x, y, way, end, east, north, twist, verdict] = spelt;
  const cell = cellAt(Number(x), Number(y));
  const halves = halvesOf(Number(first), Number(second));
  if (cell === undefined || dominoOf(halves) < 0) return undefined;
  const place = placeAt(cell, way === 'N' ? NORTH : EAST, halves, ENDS.indexOf(end as (typeof ENDS)[number]) as Side);
  const release = readRelease(east, north, twist);
  // An exact release is written as a move without a release.
  if (release && release.east === 0 && release.north === 0 && release.twist === 0) return undefined;
  if (!release && !verdict) return place;
  return { place, ...(release && { release }), ...(verdict && { fell: true }) };
}
