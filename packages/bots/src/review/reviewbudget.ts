/** Divides the time for a review among the moves of a record. */

import type { ReadRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import type { Budget } from '../bot';

/** Time for a whole review, in milliseconds; a slow device takes a little longer. */
export const REVIEW_TAKES = 12_000;

/** Limits of the time per move, in milliseconds: more hardly improves the result, and less gives a useless one. */
const MOST = 300;
const LEAST = 4;
/** Relative cost of a move: forced, and with a choice (some of these are searched twice). */
const FORCED = 0.3;
const CHOSEN = 1.5;

/** The budget for each move, if the whole review is to take `milliseconds`. */
export function reviewBudget(record: ReadRecord, milliseconds: number): Budget {
  let cost = 0;
  for (const { match } of replay(record)) {
    const { game, state } = match;
    const [seat] = game.outcome(state) ? [] : game.toAct(state);
    if (seat !== undefined) cost += game.moves(state, seat).length > 1 ? CHOSEN : FORCED;
  }
  return { milliseconds: Math.max(LEAST, Math.min(MOST, milliseconds / Math.max(1, cost))) };
}
