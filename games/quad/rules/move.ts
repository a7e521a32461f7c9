/** How a move of Quad-Ominos is packed and written. */

import { cellAt, cellOf, cornersOf, spotAt, xOf, yOf } from './board';
import type { Move } from './position';
import { type Quad, quadLying, readCorners, writeCorners } from './quads';

export const PASS: Move = -1;
export const DRAW: Move = -2;
export const TAKE_25: Move = -3;
export const PLAY_TWO: Move = -4;

const WORDS: ReadonlyMap<string, Move> = new Map([
  ['pass', PASS],
  ['draw', DRAW],
  ['take-25', TAKE_25],
  ['play-two', PLAY_TWO],
]);
const BY_MOVE: ReadonlyMap<Move, string> = new Map([...WORDS].map(([word, move]) => [move, word]));

/** A move that lays a tile is the spot of the tile on the board. */
export function lays(move: Move): boolean {
  return move >= 0;
}

/** The tile that a move lays. Only valid for moves that lay one. */
export function laidBy(move: Move): Quad {
  return quadLying(cornersOf(move));
}

export function write(move: Move): string {
  const word = BY_MOVE.get(move);
  if (word !== undefined) return word;
  const cell = cellOf(move);
  return `${writeCorners(cornersOf(move))}@${xOf(cell)},${yOf(cell)}`;
}

const SPELLING = /^([0-5]{4})@(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/;

export function read(text: string): Move | undefined {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const [, numbers, x, y] = SPELLING.exec(text) ?? [];
  const corners = readCorners(numbers ?? '');
  const cell = cellAt(Number(x), Number(y));
  return corners === undefined || cell === undefined ? undefined : spotAt(cell, corners);
}
