/** What each seat could think of its own chance, from move to move. Seats know different things, so the chances need not make one. */

import type { Review } from './review';

/** By seat, before and after a move. */
export interface Belief {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** One for each move of the review. Who has not moved yet has what the others leave. */
export function beliefs({ moves, ends }: Review): Belief[] {
  let now: readonly number[] = [];
  const before = moves.map(({ round, seat, best, cost, chances }, i) => {
    const then = (moves[i - 1]?.round === round ? now : chances).with(seat, best.chance);
    now = then.with(seat, Math.max(0, best.chance - cost.chance));
    return { then, now };
  });
  return moves.map(({ round }, i) => {
    const goesOn = moves[i + 1]?.round === round;
    const end = goesOn ? before[i + 1]!.then : ends.find((one) => one.round === round)?.chances;
    return { before: before[i]!.then, after: end ?? before[i]!.now };
  });
}

/** The same as shares of one: how it stood between all of them. */
export function shared(chances: readonly number[]): number[] {
  const sum = chances.reduce((all, chance) => all + chance, 0);
  return chances.map((chance) => (sum > 0 ? chance / sum : 1 / chances.length));
}
