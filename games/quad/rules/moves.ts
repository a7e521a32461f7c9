/** Which moves are legal in Quad-Ominos. */

import { has, meet, next, type Tiles, without } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import { anyFits, cellOf, ORIGIN, type QuadBoard, spotAt, touch, withLaid } from './board';
import { DRAW, laidBy, PASS, PLAY_TWO, TAKE_25 } from './move';
import type { Move, View } from './position';
import { FREE, fits, isFourfold, printed, type Quad, weight, ZEROS } from './quads';

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

/** Every way to lay a tile of the hand on an open cell. */
export function placements({ open }: QuadBoard, hand: Tiles): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < open.length; i++) {
    const spot = open[i]!;
    const { quads, ways } = fits(spot & FREE);
    if (!meet(hand, quads)) continue;
    for (let j = 0; j < ways.length; j++) {
      const way = ways[j]!;
      if (has(hand, way >> 12)) moves.push((spot & ~FREE) | (way & FREE));
    }
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

export function moves(view: View, seat: Seat): Move[] {
  const hand = view.hands[seat];
  if (view.ended || seat !== view.turn || !hand) return [];
  switch (view.phase) {
    case 'opening':
      return openings(hand);
    case 'turn': {
      const plays = placements(view.board, hand);
      if (plays.length === 0) plays.push(view.left > 0 ? DRAW : PASS);
      return plays;
    }
    case 'bonus':
      return hasPair(view.board, hand) ? [TAKE_25, PLAY_TWO] : [TAKE_25];
    case 'first extra':
      return firstExtras(view.board, hand);
    case 'second extra':
      return placements(view.board, hand);
  }
}
