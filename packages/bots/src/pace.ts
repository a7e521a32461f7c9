/** Divides a budget into rows of iterations: short enough that the clock is looked at in time, long enough not to feel it. */

import { BREATH, type Thinking } from './bot';

/** A row should take about so long, in milliseconds. */
const ROW = 1;

/** Gives the length of the next row, at most a breath; 0 when the budget is used up. */
export function paced({ budget, clock }: Thinking): () => number {
  const began = clock();
  let left = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
  const until = 'milliseconds' in budget ? began + budget.milliseconds : Number.POSITIVE_INFINITY;
  let row = 1;
  let last = began;
  return () => {
    const now = clock();
    if (now >= until) return 0;
    if (now - last < ROW) row = Math.min(BREATH, row * 2);
    else if (now - last > 2 * ROW) row = Math.max(1, row >> 1);
    last = now;
    const next = Math.min(row, left);
    left -= next;
    return next;
  };
}
