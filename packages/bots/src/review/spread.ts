/** Spreads a time over the moves of a record, so that a review takes about so long however many there are. */

import type { ReadRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import type { Budget } from '../bot';

/** What a player waits for a review, in milliseconds; a slow device takes a little longer. */
export const REVIEW_TAKES = 12_000;

/** More for a move says hardly more, and less says nothing, in milliseconds. */
const MOST = 300;
const LEAST = 4;
/** In decisions: a move without a choice, and a move with one, of which some are looked at twice. */
const FORCED = 0.3;
const CHOSEN = 1.5;

/** For each move; `milliseconds` is for all of them together. */
export function spread(record: ReadRecord, milliseconds: number): Budget {
  let decisions = 0;
  for (const { match } of replay(record)) {
    const { game, state } = match;
    const [seat] = game.outcome(state) ? [] : game.toAct(state);
    if (seat !== undefined) decisions += game.moves(state, seat).length > 1 ? CHOSEN : FORCED;
  }
  return { milliseconds: Math.max(LEAST, Math.min(MOST, milliseconds / Math.max(1, decisions))) };
}
