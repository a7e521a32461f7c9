/** What each seat could think of its own chance, from move to move. Seats know different things, so the chances need not make one. */

import type { Review } from './review';

/** By seat, before and after a move. */
export interface Belief {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** One for each move of the review. Who has not moved yet has what the others leave. */
export function beliefs({ players, moves, ends }: Review): Belief[] {
  let now: readonly number[] = [];
  return moves.map(({ round, seat, best, cost, chances }, i) => {
    if (moves[i - 1]?.round !== round) now = chances;
    const before = now.with(seat, best.chance);
    const end = moves[i + 1]?.round === round ? undefined : ends.find((one) => one.round === round);
    now = end?.chances ?? before.with(seat, Math.max(0, best.chance - cost.chance));
    return { before: before.slice(0, players), after: now };
  });
}

/** The same as shares of one: how it stood between all of them. */
export function shared(chances: readonly number[]): number[] {
  const sum = chances.reduce((all, chance) => all + chance, 0);
  return chances.map((chance) => (sum > 0 ? chance / sum : 1 / chances.length));
}
