/** Interesting moments of a game, found in its review. */

import { beliefs, normalised } from './beliefs';
import type { Review, ReviewedMove } from './review';

export interface TurningPoint {
  readonly moved: ReviewedMove;
  /** The winner's seat, or the first of the winning side, and the winners' chance before and after the move. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

export interface Moment {
  readonly moved: ReviewedMove;
  /** Points ahead of the second best move, or points missed. */
  readonly points: number;
}

export interface Moments {
  readonly turning: TurningPoint | undefined;
  readonly best: Moment | undefined;
  readonly unseen: Moment | undefined;
}

/** Smaller changes of the chance are not a turning point. */
const LEAST_TURN = 0.1;
/** Smaller differences are not worth mentioning, in points. */
const LEAST_POINTS = 1;

/** What the winners believe on average, with the beliefs of all seats taken together. Partners win together. */
function chanceOf(winners: readonly number[], chances: readonly number[], shares: readonly number[]): number {
  const scaled = normalised(chances, shares);
  return winners.reduce((sum, seat) => sum + scaled[seat]!, 0) / winners.length;
}

/** The move at which the chance of the round's winner rose most. */
function turningPoint(review: Review): TurningPoint | undefined {
  const { moves, ends } = review;
  let most: TurningPoint | undefined;
  for (const [i, { before, after }] of beliefs(review).entries()) {
    const moved = moves[i]!;
    const end = ends.find(({ round }) => round === moved.round);
    const winners = end ? [...end.chances.keys()].filter((seat) => end.chances[seat] === 1) : [];
    const [seat] = winners;
    if (!end || seat === undefined) continue;
    const [from, to] = [chanceOf(winners, before, end.chances), chanceOf(winners, after, end.chances)];
    if (to - from > (most ? most.to - most.from : LEAST_TURN)) most = { moved, seat, from, to };
  }
  return most;
}

function greatest(moves: readonly ReviewedMove[], points: (moved: ReviewedMove) => number): Moment | undefined {
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
    // The best move of the game: the second best would have cost most.
    best: greatest(review.moves, ({ mark, best, second }) =>
      mark === 'best' && second ? best.margin - second.margin : 0,
    ),
    // The costliest missed move, without those that a greedy player would have found.
    unseen: greatest(review.moves, ({ mark, plain, cost }) => (mark === 'best' || plain ? 0 : cost.margin)),
  };
}
