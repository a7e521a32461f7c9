/** Stores tables: an append-only log for each, a summary, and when to wake it. */

import type { Phase } from '@boneyard/protocol/enums';
import type { Seat } from '@boneyard/rules/game';

/** The state of a table for lists and checks; it follows from the log. */
export interface TableSummary {
  readonly id: string;
  readonly listed: boolean;
  readonly phase: Phase;
  readonly changed: number;
  /** What the public list shows, as JSON. */
  readonly listing: string;
  /** The result of the match, as JSON; null before it is over. */
  readonly result: string | null;
}

/** Who has which seat; null for a player who gave it up before the match. */
export interface SeatChange {
  readonly player: string;
  readonly seat: Seat | null;
}

export interface Append {
  readonly table: string;
  /** The place in the log: there is one entry for each. */
  readonly n: number;
  readonly body: string;
  /** Entries at the places after it: stored with it, or not at all. */
  readonly follows?: readonly string[];
  /** The summary, if it has changed. */
  readonly summary?: TableSummary;
  /** Whose seats have changed. */
  readonly seated?: readonly SeatChange[];
  /** When to wake the table: null for never, absent for no change. */
  readonly wakeAt?: number | null;
}

export interface Store {
  /**
   * True once the entry and what follows it are durable; false when another one has its place, and then nothing is changed.
   * What is appended in one turn of the event loop becomes durable together.
   */
  append(append: Append): Promise<boolean>;
  /** The entries in order, from this place on; none for a table that does not exist. Throws where one is missing. */
  log(table: string, from?: number): Promise<string[]>;
  /** How many entries each of these tables has; tables that do not exist are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  summary(table: string): Promise<TableSummary | undefined>;
  /** Public tables in these phases that changed since, newest first. */
  listed(phases: readonly Phase[], since: number, most: number): Promise<TableSummary[]>;
  /** Every table, page by page, in the order of their ids. */
  tables(after: string, most: number): Promise<string[]>;
  /** Tables that are due. Each is rescheduled to `until`, so that no other process takes it meanwhile. */
  takeWakeups(now: number, until: number, most: number): Promise<string[]>;
  reschedule(table: string, wakeAt: number | null): Promise<void>;
  /** Throws while the store cannot be reached. */
  ready(): Promise<void>;
  /** Finishes what was appended before. */
  close(): Promise<void>;
}
