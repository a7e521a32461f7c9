/** Clocks that nobody can set: a table must neither stop nor run out of time because the system's clock jumps. */

import type { Room } from './room/room';

/** Milliseconds since 1970. */
export type Clock = () => number;

/** How much faster or slower it runs at most until it agrees with the system again. */
const SLEW = 0.1;

/** Follows the system's clock, but never jumps and never goes back. */
export function steadyClock(system: Clock = Date.now, elapsed: () => number = () => performance.now()): Clock {
  let [time, last] = [system(), elapsed()];
  return () => {
    const now = elapsed();
    const passed = now - last;
    last = now;
    const behind = system() - (time + passed);
    time += passed + Math.max(-SLEW * passed, Math.min(SLEW * passed, behind));
    return Math.round(time);
  };
}

/** A table's clock is never behind its log, which another process or an earlier one with another clock may have written. */
export class TableClock {
  readonly #clock: Clock;
  #ahead = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly now: Clock = () => this.#clock() + this.#ahead;

  /** The log was read. */
  observe({ since, shuffle }: Pick<Room, 'since' | 'shuffle'>): void {
    this.#ahead += Math.max(0, Math.max(since, shuffle?.since ?? 0) - this.now());
  }
}
