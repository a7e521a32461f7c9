/** Thinking times that no person has: too quick to have looked, or too even. */

import { median, robustDeviation } from './statistics';

export interface TempoFinding {
  readonly moves: number;
  /** The median, in milliseconds. */
  readonly median: number;
  /** The share of moves that were made faster than a person sees what to do. */
  readonly quick: number;
  /** The spread of the times: the standard deviation of their natural logarithms. */
  readonly spread: number;
  readonly reasons: readonly ('quick' | 'even')[];
}

const FEWEST_MOVES = 60;
/** A person needs longer to see the position and move a hand, in milliseconds. */
const QUICK = 400;
const MANY_QUICK = 0.5;
/** Where each move is another problem, people's times differ by a factor of two or more: about 0.7. */
const EVEN = 0.15;

/** What the times between a decision and its move say, in milliseconds; undefined if nothing. */
export function judgeTempo(times: readonly number[]): TempoFinding | undefined {
  if (times.length < FEWEST_MOVES) return undefined;
  const quick = times.filter((time) => time < QUICK).length / times.length;
  const spread = robustDeviation(times.map((time) => Math.log(Math.max(1, time))));
  const reasons = [...(quick >= MANY_QUICK ? ['quick' as const] : []), ...(spread < EVEN ? ['even' as const] : [])];
  return reasons.length > 0 ? { moves: times.length, median: median(times), quick, spread, reasons } : undefined;
}
