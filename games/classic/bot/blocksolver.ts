/** Exact solver for two-player block dominoes with known hands: alpha-beta on bit sets with a transposition table. */

import { across, isDouble, setSize, WITH_PIP } from '@boneyard/rules/families/dominoes';
import { pipOf } from '@boneyard/rules/families/line';
import type { Common } from '@boneyard/rules/game';
import type { State, View } from '../rules/position';
import { pointsOf } from '../rules/score';

const TILES = setSize(6);
const PIPS = 7;

const FITS = Int32Array.from({ length: PIPS }, (_, pip) => WITH_PIP[pip]!.w0 & ((1 << TILES) - 1));

/** The number at the other end, by domino and number; rows of eight. */
const ACROSS = new Int8Array(TILES * 8);
for (let tile = 0; tile < TILES; tile++)
  for (let pip = 0; pip < PIPS; pip++) ACROSS[tile * 8 + pip] = across(tile, pip);

/** The transposition table. It stays valid from one call to the next, as long as the points are counted alike. */
const SIZE = 1 << 15;
const keyHands = new Int32Array(SIZE * 2);
const keyEnds = new Int8Array(SIZE);
const values = new Int16Array(SIZE);
const bounds = new Int8Array(SIZE);

const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;
const INFINITE = 10_000;

let points: readonly number[] = [];
let difference = false;

function weigh(hand: number): number {
  let sum = 0;
  for (let rest = hand; rest !== 0; rest &= rest - 1) sum += points[31 - Math.clz32(rest & -rest)]!;
  return sum;
}

function blocked(own: number, other: number): number {
  const [mine, theirs] = [weigh(own), weigh(other)];
  if (difference) return theirs - mine;
  return mine === theirs ? 0 : mine < theirs ? theirs : -mine;
}

/** Moves to try, best first, in one row for each ply. */
const WIDTH = 32;
const waiting = new Int32Array(64 * WIDTH);
const ranks = new Int32Array(64 * WIDTH);

function gather(at: number, own: number, other: number, left: number, right: number): number {
  let n = at;
  for (let side = 0; side < (left === right ? 1 : 2); side++) {
    const [from, stays] = side === 0 ? [left, right] : [right, left];
    for (let rest = own & FITS[from]!; rest !== 0; rest &= rest - 1) {
      const tile = 31 - Math.clz32(rest & -rest);
      const opens = ACROSS[tile * 8 + from]!;
      // A tile that fits both ends is listed for each of them, because the open ends afterwards differ.
      let rank = points[tile]! + (isDouble(tile) ? 4 : 0);
      if ((other & (FITS[opens]! | FITS[stays]!)) === 0) rank += 40;
      const move = (tile << 8) | (opens << 4) | stays;
      let i = n++;
      for (; i > at && ranks[i - 1]! < rank; i--) {
        ranks[i] = ranks[i - 1]!;
        waiting[i] = waiting[i - 1]!;
      }
      ranks[i] = rank;
      waiting[i] = move;
    }
  }
  return n;
}

/** The margin of the seat to move, exact within the window. */
function value(own: number, other: number, one: number, two: number, low: number, high: number, ply: number): number {
  const left = one < two ? one : two;
  const right = one < two ? two : one;
  const open = FITS[left]! | FITS[right]!;
  if ((own & open) === 0) {
    if ((other & open) === 0) return blocked(own, other);
    return -value(other, own, left, right, -high, -low, ply);
  }
  let [alpha, beta] = [low, high];
  const ends = (left << 3) | right;
  let slot = Math.imul(own, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b) ^ Math.imul(ends, 0xc2b2ae35);
  slot = (slot ^ (slot >>> 15)) & (SIZE - 1);
  if (keyHands[2 * slot] === own && keyHands[2 * slot + 1] === other && keyEnds[slot] === ends) {
    const known = values[slot]!;
    const bound = bounds[slot]!;
    if (bound === EXACT) return known;
    if (bound === AT_LEAST && known > alpha) alpha = known;
    else if (bound === AT_MOST && known < beta) beta = known;
    if (alpha >= beta) return known;
  }
  const at = ply * WIDTH;
  const end = gather(at, own, other, left, right);
  let best = -INFINITE;
  let floor = alpha;
  for (let i = at; i < end; i++) {
    const move = waiting[i]!;
    const rest = own & ~(1 << (move >> 8));
    const found = rest === 0 ? weigh(other) : -value(other, rest, (move >> 4) & 15, move & 15, -beta, -floor, ply + 1);
    if (found > best) best = found;
    if (best > floor) floor = best;
    if (floor >= beta) break;
  }
  keyHands[2 * slot] = own;
  keyHands[2 * slot + 1] = other;
  keyEnds[slot] = ends;
  values[slot] = best;
  bounds[slot] = best <= alpha ? AT_MOST : best >= beta ? AT_LEAST : EXACT;
  return best;
}

/** Whether the solver can handle this round. */
export function isOpenBlock(view: Common): boolean {
  const { table, left } = view as View;
  const { set, style, spinner, points } = table.options;
  if (points !== 'hands') return false;
  return table.players === 2 && set === 6 && (style === 'block' || left === 0) && spinner === 'none';
}

/** The margin of the seat to move over the rest of the round, with best play by both and all hands known. */
export function solveBlock(state: Common): number {
  const { hands, turn, ends, table } = state as State;
  const less = table.options.blocked === 'difference';
  if (points !== pointsOf(table.options) || difference !== less) {
    points = pointsOf(table.options);
    difference = less;
    keyHands.fill(0);
  }
  const own = hands[turn]!.w0;
  const other = hands[1 - turn]!.w0;
  if (ends.length === 0) {
    let best = -INFINITE;
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const tile = 31 - Math.clz32(rest & -rest);
      const [pip, far] = [ACROSS[tile * 8]!, ACROSS[tile * 8 + ACROSS[tile * 8]!]!];
      const left = own & ~(1 << tile);
      const found = left === 0 ? weigh(other) : -value(other, left, pip, far, -INFINITE, -best, 0);
      if (found > best) best = found;
    }
    return 0 + best;
  }
  // After a led double there is one end with two sides.
  return 0 + value(own, other, pipOf(ends[0]!), pipOf(ends.at(-1)!), -INFINITE, INFINITE, 0);
}
