/** What the deals of an arena say. A deal is the unit: its seatings share their tiles and are not independent. */

import type { Played } from './playing';

/** A mean with half the width of the interval that holds the true one 95 times in 100. */
export interface Estimate {
  readonly mean: number;
  readonly half: number;
}

/** The standings of one entrant, or of several that are the same bot. */
export interface Standing {
  readonly win: Estimate;
  readonly margin: Estimate;
  readonly decisions: number;
  readonly milliseconds: number;
}

const NORMAL_95 = 1.959964;

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** From independent values; with fewer than two nothing is known of the width. */
export function estimate(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  if (values.length < 2) return { mean, half: Number.POSITIVE_INFINITY };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (values.length - 1));
  return { mean, half: (NORMAL_95 * deviation) / Math.sqrt(values.length) };
}

/** What never happened in n deals may still happen in 3 of n (the rule of three): a rate is not known better than that. */
function rate(values: readonly number[]): Estimate {
  const { mean, half } = estimate(values);
  return { mean, half: Math.max(half, 3 / values.length) };
}

/** How the entrants that are meant did; what they did in one deal is averaged first. */
export function standing(played: readonly Played[], meant: readonly number[]): Standing {
  const perDeal = (lists: (one: Played) => readonly (readonly number[])[]) =>
    played.map((one) => meanOf(lists(one).flatMap((list) => meant.map((entrant) => list[entrant]!))));
  const total = (list: (one: Played) => readonly number[]) =>
    played.reduce((sum, one) => sum + meant.reduce((part, entrant) => part + list(one)[entrant]!, 0), 0);
  return {
    win: rate(perDeal(({ wins }) => wins)),
    margin: estimate(perDeal(({ margins }) => margins)),
    decisions: total(({ decisions }) => decisions),
    milliseconds: total(({ milliseconds }) => milliseconds),
  };
}

/** What the first entrant of one contest does better than that of another one with the same deals. */
export function gain(
  played: readonly Played[],
  lesser: readonly Played[],
): Pick<Standing, 'win' | 'margin'> & { readonly deals: number } {
  const deals = Math.min(played.length, lesser.length);
  const first = (list: readonly (readonly number[])[]) => meanOf(list.map((seating) => seating[0]!));
  const over = (lists: (one: Played) => readonly (readonly number[])[]) =>
    estimate(Array.from({ length: deals }, (_, deal) => first(lists(played[deal]!)) - first(lists(lesser[deal]!))));
  return { win: over(({ wins }) => wins), margin: over(({ margins }) => margins), deals };
}

/** When to stop: after so many deals, or when the win rate of the first entrant is known within so much. */
export interface Goal {
  readonly deals?: number;
  readonly within?: number;
}

/** With fewer deals the width itself is too uncertain to stop by it. */
export const FEWEST = 100;
/** The width is looked at only now and then: who looks always stops too early too often. */
const EVERY = 50;

/** Are these deals, the first in their order, enough? Asked after each one, so that it does not matter who played how fast. */
export function enough(played: readonly Played[], { deals, within }: Goal): boolean {
  if (deals !== undefined && played.length >= deals) return true;
  if (within === undefined || played.length < FEWEST || played.length % EVERY !== 0) return false;
  return standing(played, [0]).win.half <= within;
}
