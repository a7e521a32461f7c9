/** What a game's pad must know: which tiles there are, what they count, and what an entry changes. */

import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { bead } from './bead';
import { classic } from './classic';
import { magnetic } from './magnetic';
import type { Ending, Entry, EntryKind, Held } from './pad';
import { quad } from './quad';

export interface Arithmetic {
  /** Which entries the game knows besides the end of a round. */
  readonly kinds: readonly EntryKind[];
  /** How often each tile is in the set. */
  readonly copies: number;
  /** A target is looked at after every entry, not only at the end of a round. */
  readonly wonAtOnce: boolean;
  /** The tile of that name, whichever way round it is written; undefined when the set has none. */
  tile(name: string, options: Options): number | undefined;
  /** What a tile counts that is left in a hand. */
  worth(tile: number, options: Options): number;
  /** What an entry within a round brings; undefined when it cannot be. */
  points(entry: Exclude<Entry, Ending>, options: Options): number | undefined;
  /** What the end of a round brings each seat, given what every hand counts, and the boneyard. */
  settle(ending: Ending, left: readonly number[], boneyard: number, options: Options): readonly number[];
}

export const arithmetics: Readonly<Record<GameId, Arithmetic>> = { classic, bead, quad, magnetic };

export function countOf(held: Held, { tile, worth }: Arithmetic, options: Options): number {
  if (typeof held === 'number') return held;
  return held.reduce((sum, name) => sum + worth(tile(name, options)!, options), 0);
}
