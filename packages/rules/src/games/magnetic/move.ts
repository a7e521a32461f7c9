/** How a move of Magnetic Domino is packed and written. */

import { type Domino, readDomino, writeDomino } from '../../families/dominoes';
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

/** A domino and its anchor on the line, a place in a construction, or one of the words below, as one number. */
export type Plain = number;

/** How far off the exact place a domino was let go: thousandths of a half's side, then tenths of a degree. */
export interface Release {
  readonly east: number;
  readonly north: number;
  readonly twist: number;
}

/** A place with how the domino was let go there, with the verdict that everything fell, or with both. */
export interface LetGo {
  readonly place: Place;
  readonly release?: Release;
  readonly fell?: true;
}

/** What is plain is a number, so that search makes no objects for it. */
export type Move = Plain | LetGo;

export const PASS: Plain = -1;
export const DRAW: Plain = -2;
const LEAD = 127;

export function plainOf(move: Move): Plain {
  return typeof move === 'number' ? move : move.place;
}

export function fell(move: Move): boolean {
  return typeof move !== 'number' && move.fell === true;
}

export function releaseOf(move: Move): Release | undefined {
  return typeof move === 'number' ? undefined : move.release;
}

/** The same move with the verdict that it brought everything down. */
export function fallen(move: Move): LetGo {
  return typeof move === 'number' ? { place: move, fell: true } : { ...move, fell: true };
}

export function lay(domino: Domino, anchor: Domino): Plain {
  return (domino << 7) | anchor;
}

export function leadWith(domino: Domino): Plain {
  return (domino << 7) | LEAD;
}

/** What a domino of the line is laid on; undefined when it leads. */
export function anchorIn(plain: Plain): Domino | undefined {
  const anchor = plain & 127;
  return anchor === LEAD ? undefined : anchor;
}

export function lays(plain: Plain): boolean {
  return plain >= 0;
}

/** The domino that a move lays; only for moves that lay one. */
export function laidBy(plain: Plain): Domino {
  return isPlace(plain) ? dominoAt(plain) : plain >> 7;
}

function writePlain(plain: Plain): string {
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

function readOnLine(text: string): Plain | undefined {
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
  // Exactly in place is the move without a release.
  if (release && release.east === 0 && release.north === 0 && release.twist === 0) return undefined;
  if (!release && !verdict) return place;
  return { place, ...(release && { release }), ...(verdict && { fell: true }) };
}
