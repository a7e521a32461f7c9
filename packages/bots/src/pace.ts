/** Divides a budget into rows of iterations: short enough that the clock is looked at in time, long enough not to feel it. */

import { BREATH, type Thinking } from './bot';

/** A row should take about so long, in milliseconds. */
const ROW = 1;

export interface Pace {
  /** The length of the next row, at most a breath; 0 when the budget is used up. The first is given however late it is. */
  next(): number;
  /** Iterations that may still come, beside the row that was given last; by the clock as many as there were in such a time. */
  left(): number;
}

export function paced({ budget, clock }: Thinking): Pace {
  const began = clock();
  const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
  const until = 'milliseconds' in budget ? began + budget.milliseconds : Number.POSITIVE_INFINITY;
  let row = 1;
  let given = 0;
  let last = began;
  return {
    next() {
      const now = clock();
      if (given > 0 && now >= until) return 0;
      if (now - last < ROW) row = Math.min(BREATH, row * 2);
      else if (now - last > 2 * ROW) row = Math.max(1, row >> 1);
      last = now;
      const next = Math.min(row, most - given);
      given += next;
      return next;
    },
    left() {
      if (until === Number.POSITIVE_INFINITY) return most - given;
      return last > began ? (given * (until - last)) / (last - began) : Number.POSITIVE_INFINITY;
    },
  };
}
