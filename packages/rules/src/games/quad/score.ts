/** How a round of Quad-Ominos ends and what it brings. */

import { leaders, matchOver } from '../../families/match';
import { next, type Tiles } from '../../families/tiles';
import type { Outcome, Seat } from '../../game';
import type { QuadTable } from './options';
import type { State } from './position';
import { total } from './quads';

export const BONUS = 25;
/** Off for each tile drawn, and for a pass. */
export const FINE = 20;
/** Corners that must meet numbers on the table to earn a bonus. */
export const BONUS_CORNERS = 3;

export function handTotal(hand: Tiles): number {
  let sum = 0;
  for (let quad = next(hand, hand, 0); quad >= 0; quad = next(hand, hand, quad + 1)) sum += total(quad);
  return sum;
}

export function reached({ options: { match } }: QuadTable, score: number): boolean {
  return 'target' in match && score >= match.target;
}

/** The match is won at once: nothing that was still to come counts. */
export function wonAtOnce(seat: Seat): Outcome {
  return { ending: 'target', best: [seat], over: true, winners: [seat] };
}

/** Somebody laid the last tile, or nobody can go on: the scores with what that brings, and who won. */
export function settleRound(
  state: State,
  out: Seat | undefined,
): { readonly scores: readonly number[]; readonly ended: Outcome } {
  const scores = state.scores.slice();
  if (out !== undefined) for (const hand of state.hands) scores[out]! += handTotal(hand);
  const over = matchOver(state.table.options.match, state.round, scores);
  return {
    scores,
    ended: {
      ending: out === undefined ? 'blocked' : 'out',
      best: out === undefined ? [] : [out],
      over,
      winners: over ? leaders(scores, 'most points') : [],
    },
  };
}
