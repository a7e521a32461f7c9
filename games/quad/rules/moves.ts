/** Which moves are legal in Quad-Ominos. */

import { has, next, type Tiles, without } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import { anyFits, cellOf, ORIGIN, type QuadBoard, type QuadSpot, spotAt, touch, withLaid } from './board';
import { DRAW, laidBy, PASS, PLAY_TWO, TAKE_25 } from './move';
import type { Move, View } from './position';
import { FREE, fitting, isFourfold, printed, type Quad, required, rotations, weight, ZEROS } from './quads';

/** The tile of a hand that outranks the others in the opening, or −1. */
export function heaviest(hand: Tiles): Quad {
  let best = next(hand, hand, 0);
  for (let quad = best; quad >= 0; quad = next(hand, hand, quad + 1)) if (weight(quad) > weight(best)) best = quad;
  return best;
}

/** Whether 0-0-0-0 may be laid instead of another starting quad. */
export function maySwapForZeros(hand: Tiles): boolean {
  const best = heaviest(hand);
  return best !== ZEROS && isFourfold(best) && has(hand, ZEROS);
}

function openings(hand: Tiles): Move[] {
  const first = spotAt(ORIGIN, printed(heaviest(hand)));
  return maySwapForZeros(hand) ? [first, spotAt(ORIGIN, printed(ZEROS))] : [first];
}

/** Adds the ways to lay the tiles of one word of bits, the first of which is `first`, on an open cell. */
function layEach(moves: Move[], first: Quad, bits: number, spot: QuadSpot): void {
  const corners = required(spot & FREE);
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const lying = rotations(first + 31 - Math.clz32(rest & -rest));
    for (let i = 0; i < lying.length; i++)
      if (((lying[i]! ^ spot) & corners) === 0) moves.push((spot & ~FREE) | lying[i]!);
  }
}

/** Every way to lay a tile of the hand on an open cell. Works on whole words of bits: search spends most of its time here. */
export function placements({ open }: QuadBoard, { w0, w1, w2, w3 }: Tiles): readonly Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < open.length; i++) {
    const spot = open[i]!;
    const quads = fitting(spot & FREE);
    const b0 = w0 & quads.w0;
    const b1 = w1 & quads.w1;
    const b2 = w2 & quads.w2;
    const b3 = w3 & quads.w3;
    if ((b0 | b1 | b2 | b3) === 0) continue;
    layEach(moves, 0, b0, spot);
    layEach(moves, 32, b1, spot);
    layEach(moves, 64, b2, spot);
    layEach(moves, 96, b3, spot);
  }
  return moves;
}

/** Whether another tile can be laid after this first extra play: one that fits elsewhere already, or found by trying. */
function leavesSecond(board: QuadBoard, hand: Tiles, all: readonly Move[], first: Move): boolean {
  const cell = cellOf(first);
  const quad = laidBy(first);
  for (let i = 0; i < all.length; i++) if (!touch(cell, cellOf(all[i]!)) && laidBy(all[i]!) !== quad) return true;
  return anyFits(withLaid(board, first), without(hand, quad));
}

/** The legal first extra plays: only those after which a second one is possible. */
export function firstExtras(board: QuadBoard, hand: Tiles): Move[] {
  const all = placements(board, hand);
  return all.filter((first) => leavesSecond(board, hand, all, first));
}

export function hasPair(board: QuadBoard, hand: Tiles): boolean {
  const all = placements(board, hand);
  return all.some((first) => leavesSecond(board, hand, all, first));
}

const ONLY_PASS: readonly Move[] = [PASS];
const ONLY_DRAW: readonly Move[] = [DRAW];

export function moves(view: View, seat: Seat): readonly Move[] {
  const hand = view.hands[seat];
  if (view.ended || seat !== view.turn || !hand) return [];
  switch (view.phase) {
    case 'opening':
      return openings(hand);
    case 'turn': {
      const plays = placements(view.board, hand);
      return plays.length > 0 ? plays : view.left > 0 ? ONLY_DRAW : ONLY_PASS;
    }
    case 'bonus':
      return hasPair(view.board, hand) ? [TAKE_25, PLAY_TWO] : [TAKE_25];
    case 'first extra':
      return firstExtras(view.board, hand);
    case 'second extra':
      return placements(view.board, hand);
  }
}
