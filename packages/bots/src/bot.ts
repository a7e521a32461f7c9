/** A player that is a function of a view. It is given nothing else, so it cannot cheat. */

import type { Common, Game, Seat, Seen } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';

/** How long to think. With iterations the same seed gives the same move on every machine. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export interface Thinking {
  readonly random: Random;
  readonly budget: Budget;
  /** Milliseconds since an arbitrary start. */
  readonly clock: () => number;
}

/** A thinking bot yields at least once in this many iterations, so that it can be stopped. */
export const YIELD_EVERY = 256;

/** Returns a legal move for a seat that may act. The caller may stop it at any yield. */
export type Bot = (game: Game, view: Seen<Common>, seat: Seat, thinking: Thinking) => Generator<void, unknown>;

/** A bot that chooses without searching. */
export function instantBot(choose: (game: Game, view: Seen<Common>, seat: Seat, random: Random) => unknown): Bot {
  return function* (game, view, seat, { random }) {
    yield;
    return choose(game, view, seat, random);
  };
}

export function runToEnd<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

export function decide(bot: Bot, game: Game, view: Seen<Common>, seat: Seat, thinking: Thinking): unknown {
  return runToEnd(bot(game, view, seat, thinking));
}
