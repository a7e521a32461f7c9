/** How often a player finds the best move where that says something. */

import { type Advice, advise } from '@boneyard/bots/advice';
import { markOf } from '@boneyard/bots/review/marks';
import { type Advisor, type ReviewedMove, review } from '@boneyard/bots/review/review';
import { readRecord } from '@boneyard/engine/record';
import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { recordFrom } from '../tables/room/record';
import type { MatchCourse } from './matchcourse';

export interface Finds {
  /** Positions in which one move was clearly the best, and not the obvious one. */
  readonly positions: number;
  /** How often the player made it. */
  readonly found: number;
}

/** Thinks only about this seat's choices, and once about each: what counts is the same yardstick for everyone. */
function advisorFor(own: Seat): Advisor {
  let last: { readonly view: unknown; readonly advice: readonly Advice[] } | undefined;
  return function* (game, view, seat, thinking): Generator<void, readonly Advice[]> {
    if (last?.view === view) return last.advice;
    const [only, ...more] = game.moves(view, seat);
    if (seat !== own || more.length === 0) return [{ move: game.write(only), margin: 0, chance: 0.5 }];
    last = { view, advice: yield* advise(game, view, seat, thinking) };
    return last.advice;
  };
}

/** Everybody sees the obvious move, and where two moves are about as good, either may be chosen. */
function tells(game: GameId, { best, second, plain }: ReviewedMove): boolean {
  if (!second || plain) return false;
  const lead = markOf(game, { chance: best.chance - second.chance, margin: best.margin - second.margin });
  return lead === 'slip' || lead === 'blunder';
}

/** Reviews the seat's moves with a fixed number of iterations each, so that the answer is the same every night. */
export function* expertFinds({ room, entries }: MatchCourse, seat: Seat, iterations: number): Generator<void, Finds> {
  const record = readRecord(recordFrom(room.id, entries));
  if (isProblem(record)) return { positions: 0, found: 0 };
  const reviewing = review(record, { iterations }, () => 0, advisorFor(seat));
  let step = reviewing.next();
  for (; !step.done; step = reviewing.next()) yield;
  if (isProblem(step.value)) return { positions: 0, found: 0 };
  const { game, moves } = step.value;
  const own = moves.filter(
    (move) => move.seat === seat && record.rounds[move.round]?.by?.[move.ply] === undefined && tells(game, move),
  );
  return { positions: own.length, found: own.filter(({ mark }) => mark === 'best').length };
}
