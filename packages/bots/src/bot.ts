/** A player that is a function of a view. It is given nothing else, so it cannot cheat. */

import type { Common, Game, Seat, Seen } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';

/** How long to think. With iterations the same seed gives the same move on every machine. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export interface Thinking {
  readonly random: Random;
  readonly budget: Budget;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
}

/** A thought that can be stopped: it yields at least this often, counted in iterations. */
export const BREATH = 256;

/** Gives a legal move of a seat that may act. Whoever runs it may stop at any yield. */
export type Bot = (game: Game, view: Seen<Common>, seat: Seat, thinking: Thinking) => Generator<void, unknown>;

/** A bot that knows its move without thinking. */
export function atOnce(choose: (game: Game, view: Seen<Common>, seat: Seat, random: Random) => unknown): Bot {
  return function* (game, view, seat, { random }) {
    yield;
    return choose(game, view, seat, random);
  };
}

/** Runs a thought to its end. */
export function concluded<T>(thought: Generator<void, T>): T {
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value;
  }
}

export function decide(bot: Bot, game: Game, view: Seen<Common>, seat: Seat, thinking: Thinking): unknown {
  return concluded(bot(game, view, seat, thinking));
}
