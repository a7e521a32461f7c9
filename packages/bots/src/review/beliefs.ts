/** Each seat's estimate of its own chance, move by move. As they know different things, the sum need not be 1. */

import type { Review } from './review';

/** Chances by seat, before and after a move. */
export interface Belief {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** One entry for each move. A seat that has not moved yet gets what the others leave. */
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

function sumOf(chances: readonly number[]): number {
  return chances.reduce((all, chance) => all + chance, 0);
}

/** Scaled so that they add up to as much as the shares of the win do: 1, or the number of partners who win together. */
export function normalised(chances: readonly number[], shares: readonly number[]): number[] {
  const [sum, whole] = [sumOf(chances), sumOf(shares)];
  return chances.map((chance) => (whole * (sum > 0 ? chance : 1)) / (sum > 0 ? sum : chances.length));
}
