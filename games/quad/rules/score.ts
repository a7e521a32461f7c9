/** How a round of Quad-Ominos ends and what it scores. */

import { leaders, matchOver } from '@boneyard/rules/families/match';
import { next, type Tiles } from '@boneyard/rules/families/tiles';
import type { Outcome, Seat } from '@boneyard/rules/game';
import type { QuadTable } from './options';
import type { State } from './position';
import { total } from './quads';

export const BONUS = 25;
/** The cost of a tile drawn, and of a pass. */
export const FINE = 20;
/** How many corners must meet numbers on the table for a bonus. */
export const BONUS_CORNERS = 3;

export function handTotal(hand: Tiles): number {
  let sum = 0;
  for (let quad = next(hand, hand, 0); quad >= 0; quad = next(hand, hand, quad + 1)) sum += total(quad);
  return sum;
}

export function reached({ options: { match } }: QuadTable, score: number): boolean {
  return 'target' in match && score >= match.target;
}

/** The match is won immediately; nothing more is scored. */
export function wonAtOnce(seat: Seat): Outcome {
  return { ending: 'target', best: [seat], over: true, winners: [seat] };
}

/** The scores and the winners after a player laid the last tile, or after a blocked round. */
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
