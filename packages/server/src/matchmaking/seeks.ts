/** Searches for a game, stored where every process sees them: any may match players, and only one does. */

import type { PlayerKind } from '@boneyard/protocol/enums';
import type { Seeker } from './pairs';

export interface Seek extends Seeker {
  readonly id: string;
  readonly name: string;
  readonly kind: PlayerKind;
}

/** Two players who search together, each with a search of their own. Its id is the invitation. */
export interface SeekPair {
  readonly id: string;
  readonly host: string;
  /** Undefined until the invited player has come. */
  readonly guest: string | undefined;
  /** As in a search. */
  readonly terms: string;
  readonly made: number;
}

/** How a search ended: at a table, or given up. */
export interface SeekEnd {
  readonly table: string | null;
  readonly at: number;
}

export interface SeekRepository {
  add(seek: Seek, now: number): Promise<void>;
  /** The seek, if it is this player's. */
  one(id: string, player: string): Promise<Seek | undefined>;
  /** Searches of this player that have not ended. */
  openOf(player: string): Promise<Seek[]>;
  /** Searches that have not ended and were marked as alive since; the longest wait first. */
  open(since: number, most: number): Promise<Seek[]>;
  /** Marks these as alive. */
  markAlive(ids: readonly string[], now: number): Promise<void>;
  /** Ends all of these searches at one table, or none of them when one had ended already. */
  end(ids: readonly string[], table: string | null, now: number): Promise<boolean>;
  /** Those of these searches that have ended. */
  ended(ids: readonly string[]): Promise<ReadonlyMap<string, SeekEnd>>;
  /** The searches that ended at a table, in the order of their seats. */
  endedAt(table: string): Promise<Seek[]>;
  addPair(pair: SeekPair): Promise<void>;
  pairs(ids: readonly string[]): Promise<ReadonlyMap<string, SeekPair>>;
  /** Makes this player the guest of the pair; false if there is none, or another guest was faster. */
  joinPair(id: string, player: string): Promise<boolean>;
  /** Deletes the pair and ends its searches without a table. */
  endPair(id: string, now: number): Promise<void>;
  /** Deletes searches that ended before this time, or were abandoned, and old pairs. */
  tidy(before: number): Promise<void>;
}
