/** Who keeps count of what happens in the house, and who hears of what went wrong. */

import type { Refusal } from '@boneyard/protocol/messages';
import type { Entry } from '../rooms/entries';

/** What it is about: a table, and how far it had come. */
export interface About {
  readonly table?: string;
  readonly n?: number;
}

/** What went wrong, without anything secret in it. */
export type Complain = (what: string, about?: About) => void;

export interface Tally {
  /** An entry of ours is durable. */
  kept(table: string, n: number, entry: Entry): void;
  /** Somebody was told so long after asking, in milliseconds. */
  acknowledged(took: number): void;
  refused(why: Refusal): void;
}

export const NO_TALLY: Tally = { kept() {}, acknowledged() {}, refused() {} };
