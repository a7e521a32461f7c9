/** Interesting moments of a game, found in its review. */

import { beliefs, shared } from './beliefs';
import type { Review, Reviewed } from './review';

export interface Turn {
  readonly moved: Reviewed;
  /** Whose chance it was, before and after the move. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

export interface Moment {
  readonly moved: Reviewed;
  /** Points: more than the second best, or missed. */
  readonly points: number;
}

export interface Moments {
  readonly turning: Turn | undefined;
  readonly best: Moment | undefined;
  readonly unseen: Moment | undefined;
}

/** Less is no turn, in chance to win; less is nothing to speak of, in points. */
const LEAST_TURN = 0.1;
const LEAST_POINTS = 1;

/** The turning point is the move across which the chance of the round's winner rose most, as all saw it together. */
function turningPoint(review: Review): Turn | undefined {
  const { moves, ends } = review;
  let most: Turn | undefined;
  for (const [i, { before, after }] of beliefs(review).entries()) {
    const moved = moves[i]!;
    const end = ends.find(({ round }) => round === moved.round);
    const seat = end ? end.chances.indexOf(1) : -1;
    if (seat < 0) continue;
    const [from, to] = [shared(before)[seat]!, shared(after)[seat]!];
    if (to - from > (most ? most.to - most.from : LEAST_TURN)) most = { moved, seat, from, to };
  }
  return most;
}

function greatest(moves: readonly Reviewed[], points: (moved: Reviewed) => number): Moment | undefined {
  let most: Moment | undefined;
  for (const moved of moves) {
    const worth = points(moved);
    if (worth >= LEAST_POINTS && worth > (most?.points ?? 0)) most = { moved, points: worth };
  }
  return most;
}

export function momentsOf(review: Review): Moments {
  return {
    turning: turningPoint(review),
    // The best move is the one that was found where the second best would have cost most.
    best: greatest(review.moves, ({ mark, best, second }) =>
      mark === 'best' && second ? best.margin - second.margin : 0,
    ),
    // The move nobody saw is the missed one that would have gained most among those that did not bring most at once.
    unseen: greatest(review.moves, ({ mark, plain, cost }) => (mark === 'best' || plain ? 0 : cost.margin)),
  };
}
