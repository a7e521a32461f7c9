/** Statistics of an arena. The unit is a deal: its seatings share the tiles, so they are not independent. */

import type { DealResult } from './dealplay';

/** A mean and half the width of its 95 % confidence interval. */
export interface Estimate {
  readonly mean: number;
  readonly half: number;
}

/** The result of one entrant, or of several entrants that are the same bot. */
export interface Strength {
  readonly win: Estimate;
  readonly margin: Estimate;
  readonly decisions: number;
  readonly milliseconds: number;
}

const NORMAL_95 = 1.959964;

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** From independent values; with fewer than two the width is unknown. */
export function estimate(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  if (values.length < 2) return { mean, half: Number.POSITIVE_INFINITY };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (values.length - 1));
  return { mean, half: (NORMAL_95 * deviation) / Math.sqrt(values.length) };
}

/** What did not happen in n deals may still have a rate of 3/n (the rule of three), so the interval is never narrower. */
function rate(values: readonly number[]): Estimate {
  const { mean, half } = estimate(values);
  return { mean, half: Math.max(half, 3 / values.length) };
}

/** The result of these entrants together; their results are averaged within each deal first. */
export function strengthOf(played: readonly DealResult[], entrants: readonly number[]): Strength {
  const perDeal = (lists: (one: DealResult) => readonly (readonly number[])[]) =>
    played.map((one) => meanOf(lists(one).flatMap((list) => entrants.map((entrant) => list[entrant]!))));
  const total = (list: (one: DealResult) => readonly number[]) =>
    played.reduce((sum, one) => sum + entrants.reduce((part, entrant) => part + list(one)[entrant]!, 0), 0);
  return {
    win: rate(perDeal(({ wins }) => wins)),
    margin: estimate(perDeal(({ margins }) => margins)),
    decisions: total(({ decisions }) => decisions),
    milliseconds: total(({ milliseconds }) => milliseconds),
  };
}

/** By how much the first entrant of one contest beats that of another contest, on the same deals. */
export function gain(
  played: readonly DealResult[],
  lesser: readonly DealResult[],
): Pick<Strength, 'win' | 'margin'> & { readonly deals: number } {
  const deals = Math.min(played.length, lesser.length);
  const first = (list: readonly (readonly number[])[]) => meanOf(list.map((seating) => seating[0]!));
  const over = (lists: (one: DealResult) => readonly (readonly number[])[]) =>
    estimate(Array.from({ length: deals }, (_, deal) => first(lists(played[deal]!)) - first(lists(lesser[deal]!))));
  return { win: over(({ wins }) => wins), margin: over(({ margins }) => margins), deals };
}

/** When to stop: after a number of deals, or once the first entrant's win rate is known within ± `within`. */
export interface Goal {
  readonly deals?: number;
  readonly within?: number;
}

/** With fewer deals the width of the interval is itself too uncertain. */
export const FEWEST_DEALS = 100;
/** The width is checked only every 50 deals: checking after each one would often stop too early. */
const CHECK_EVERY = 50;

/** Whether the first deals of a contest are enough. Called after each deal in order, so the speed of workers does not matter. */
export function enough(played: readonly DealResult[], { deals, within }: Goal): boolean {
  if (deals !== undefined && played.length >= deals) return true;
  if (within === undefined || played.length < FEWEST_DEALS || played.length % CHECK_EVERY !== 0) return false;
  return strengthOf(played, [0]).win.half <= within;
}
