/** The arithmetic of a game's score pad: which tiles there are, what they count, and what an entry scores. */

import type { Seat } from '@boneyard/rules/game';
import type { Options } from '@boneyard/rules/options';
import type { Ending, Entry, EntryKind, Held } from './pad';

export interface Arithmetic {
  /** The kinds of entries that the game uses, besides the end of a round. */
  kinds(options: Options): readonly EntryKind[];
  /** The options that affect the scores. The pad does not need the others. */
  readonly options: readonly string[];
  /** How often each tile is in the set. */
  readonly copies: number;
  /** The target is checked after every entry, not only at the end of a round. */
  readonly wonAtOnce: boolean;
  /** The tiles left in the hands count in a blocked round too. */
  readonly countsBlocked: boolean;
  /** Whether the tiles left in the boneyard count. */
  countsBoneyard?(options: Options): boolean;
  /** The winner of a match of a single round, if the scores alone do not decide it. */
  winsAlone?(ending: Ending): Seat | undefined;
  /** The shortest length that can be entered, in games whose entries have lengths. */
  shortest?(options: Options): number;
  /** The tile with this name, with its numbers in any order; undefined if it is not in the set. */
  tile(name: string, options: Options): number | undefined;
  /** What a tile left in a hand counts. */
  worth(tile: number, options: Options): number;
  /** What an entry during a round scores; undefined if the entry is impossible. */
  points(entry: Exclude<Entry, Ending>, options: Options): number | undefined;
  /** What the end of a round scores for each seat, given what every hand and the boneyard count. */
  settle(ending: Ending, left: readonly number[], boneyard: number, options: Options): readonly number[];
}

export function countOf(held: Held, { tile, worth }: Arithmetic, options: Options): number {
  if (typeof held === 'number') return held;
  return held.reduce((sum, name) => sum + worth(tile(name, options)!, options), 0);
}
