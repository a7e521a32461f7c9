/** Who looks for a game, kept where every process sees it: any of them may bring people together, and only one does. */

import type { Kind } from '@boneyard/protocol/messages';
import type { Seeker } from './pairing';

export interface Seek extends Seeker {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
}

/** How a search ended: at a table, or given up. */
export interface Found {
  readonly table: string | null;
  readonly at: number;
}

export interface Seeks {
  add(seek: Seek, now: number): Promise<void>;
  /** The seek, if it is this player's. */
  one(id: string, player: string): Promise<Seek | undefined>;
  /** Searches of this player that have not ended. */
  openOf(player: string): Promise<Seek[]>;
  /** Searches that have not ended, of people whose line was there since; who has waited longest first. */
  open(since: number, most: number): Promise<Seek[]>;
  /** The lines of these are still there. */
  see(ids: readonly string[], now: number): Promise<void>;
  /** Ends all of these searches at one table, or none of them when one had ended already. */
  end(ids: readonly string[], table: string | null, now: number): Promise<boolean>;
  /** Those of these searches that have ended. */
  ended(ids: readonly string[]): Promise<ReadonlyMap<string, Found>>;
  /** Who was brought together at a table, in the order of their seats. */
  company(table: string): Promise<Seek[]>;
  /** Forgets what ended before, or was left. */
  tidy(before: number): Promise<void>;
}
