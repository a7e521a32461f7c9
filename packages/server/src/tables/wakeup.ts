/** When a table wakes to do something on its own: a timer here, and a time in the store for other processes, should this one be gone. */

import type { Append } from '../store/store';

/** Other processes wait this much longer than our own timer, in milliseconds. */
export const BACKSTOP = 3_000;
/** Timers cannot be set farther ahead, in milliseconds; waking too early does no harm. */
const FARTHEST = 3600_000;

export class Wakeup {
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #timerDue: number | undefined;
  /** What the store has: null for never, undefined when that is not known. */
  #stored: number | null | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Sets the timer, unless it goes off earlier anyway. */
  set(due: number, wake: () => void): void {
    if (this.#timerDue !== undefined && this.#timerDue <= due) return;
    this.stop();
    this.#timerDue = due;
    const ring = () => {
      this.stop();
      wake();
    };
    this.#timer = setTimeout(ring, Math.min(FARTHEST, due - this.#now()));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#timerDue = undefined;
  }

  /** What an append has to store so that others wake the table by `due`, if anything; undefined for never. */
  toStore(due: number | undefined): Pick<Append, 'wakeAt'> {
    if (due === undefined) return this.#stored === null ? {} : this.store(null);
    const wakeAt = Math.max(this.#now(), due) + BACKSTOP;
    const earlyEnough = typeof this.#stored === 'number' && this.#stored <= wakeAt && this.#stored > this.#now();
    return earlyEnough ? {} : this.store(wakeAt);
  }

  /** This is what the store will have. */
  store(wakeAt: number | null): { readonly wakeAt: number | null } {
    this.#stored = wakeAt;
    return { wakeAt };
  }

  /** The store may have another time than we think. */
  forget(): void {
    this.#stored = undefined;
  }
}
