/** Which moves are legal in Quad-Ominos. */

import { has, meet, next, type Tiles, without } from '../../families/tiles';
import type { Seat } from '../../game';
import { anyFits, type Board, cellOf, ORIGIN, spotAt, touch, withLaid } from './board';
import { DRAW, laidBy, PASS, PLAY_TWO, TAKE_25 } from './move';
import type { Move, View } from './position';
import { FREE, fits, isFourfold, printed, type Quad, weight, ZEROS } from './quads';

/** The tile that goes before all others of a hand when opening, or −1. */
export function heaviest(hand: Tiles): Quad {
  let best = next(hand, hand, 0);
  for (let quad = best; quad >= 0; quad = next(hand, hand, quad + 1)) if (weight(quad) > weight(best)) best = quad;
  return best;
}

/** 0-0-0-0 may be laid in place of a starting quad that is another tile. */
export function maySwapForZeros(hand: Tiles): boolean {
  const best = heaviest(hand);
  return best !== ZEROS && isFourfold(best) && has(hand, ZEROS);
}

function openings(hand: Tiles): Move[] {
  const first = spotAt(ORIGIN, printed(heaviest(hand)));
  return maySwapForZeros(hand) ? [first, spotAt(ORIGIN, printed(ZEROS))] : [first];
}

/** Every way to lay a tile of the hand on an open cell. */
export function placements({ open }: Board, hand: Tiles): Move[] {
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

/** After this first extra play, another tile can be laid: one that fits away from it already, or else by trying. */
function leavesSecond(board: Board, hand: Tiles, all: readonly Move[], first: Move): boolean {
  const cell = cellOf(first);
  const quad = laidBy(first);
  for (let i = 0; i < all.length; i++) if (!touch(cell, cellOf(all[i]!)) && laidBy(all[i]!) !== quad) return true;
  return anyFits(withLaid(board, first), without(hand, quad));
}

/** The first of two extra plays: only those that leave a second. */
export function firstExtras(board: Board, hand: Tiles): Move[] {
  const all = placements(board, hand);
  return all.filter((first) => leavesSecond(board, hand, all, first));
}

export function hasPair(board: Board, hand: Tiles): boolean {
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
