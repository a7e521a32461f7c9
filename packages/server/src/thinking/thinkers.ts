/** Who thinks for bots and rules on towers, away from the tables. */

import type { Level } from '@boneyard/bots/level';
import type { Common, Seat, Seen } from '@boneyard/rules/game';

export interface Thought {
  readonly table: string;
  readonly game: string;
  readonly view: Seen<Common>;
  readonly seat: Seat;
}

export interface Thinkers {
  /** A move of the bot, as the game writes it. */
  move(thought: Thought, level: Level): Promise<string>;
  /** The move with its verdict. */
  rule(thought: Thought, move: string): Promise<string>;
  close(): void;
}
