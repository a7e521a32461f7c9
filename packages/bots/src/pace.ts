/** Divides a budget into batches of iterations: short enough to stop on time, long enough that the clock costs little. */

import { type Thinking, YIELD_EVERY } from './bot';

/** Target duration of a batch, in milliseconds. */
const BATCH_TIME = 1;

export interface Pace {
  /** The size of the next batch, at most `YIELD_EVERY`; 0 once the budget is used up. The first batch is never 0. */
  next(): number;
  /** Iterations left after the current batch. With a time budget, an estimate from the speed so far. */
  left(): number;
}

export function paceOf({ budget, clock }: Thinking): Pace {
  const began = clock();
  const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
  const until = 'milliseconds' in budget ? began + budget.milliseconds : Number.POSITIVE_INFINITY;
  let batch = 1;
  let given = 0;
  let last = began;
  return {
    next() {
      const now = clock();
      if (given > 0 && now >= until) return 0;
      if (now - last < BATCH_TIME) batch = Math.min(YIELD_EVERY, batch * 2);
      else if (now - last > 2 * BATCH_TIME) batch = Math.max(1, batch >> 1);
      last = now;
      const next = Math.min(batch, most - given);
      given += next;
      return next;
    },
    left() {
      if (until === Number.POSITIVE_INFINITY) return most - given;
      return last > began ? (given * (until - last)) / (last - began) : Number.POSITIVE_INFINITY;
    },
  };
}
