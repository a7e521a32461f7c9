/** Chooses moves for bots and rules on towers, away from the tables. */

import type { BotLevel } from '@boneyard/bots/level';
import type { Common, Seat, Seen } from '@boneyard/rules/game';

export interface Situation {
  /** The player who opened the table: one with many tables gets no more thinking than others. */
  readonly owner: string;
  readonly game: string;
  readonly view: Seen<Common>;
  readonly seat: Seat;
}

export interface Thinkers {
  /** A move of the bot, as the game writes it. */
  move(thought: Situation, level: BotLevel): Promise<string>;
  /** The move with its verdict. */
  rule(thought: Situation, move: string): Promise<string>;
  close(): void;
}
