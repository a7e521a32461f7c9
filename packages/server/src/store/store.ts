/** What keeps tables: an append-only log for each, a card of how it stands, and what has to happen later. */

import type { Phase } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';

/** How a table stands, for lists and checks; it follows from the log. */
export interface Card {
  readonly id: string;
  readonly listed: boolean;
  readonly phase: Phase;
  readonly changed: number;
  /** What the public list shows, as JSON. */
  readonly face: string;
  /** What the match came to, as JSON; null before it is over. */
  readonly result: string | null;
}

/** Who has which seat; null for somebody who gave it up before the match. */
export interface Seated {
  readonly player: string;
  readonly seat: Seat | null;
}

export interface Append {
  readonly table: string;
  /** The place in the log: there is one entry for each. */
  readonly n: number;
  readonly body: string;
  /** What has the places after it: kept with it, or not at all. */
  readonly follows?: readonly string[];
  /** Where the table stands now, if that has changed. */
  readonly card?: Card;
  /** Whose seats have changed. */
  readonly seated?: readonly Seated[];
  /** When to look at the table again: null for never, absent for as before. */
  readonly due?: number | null;
}

export interface Store {
  /**
   * True once the entry and what follows it are durable; false when another one has its place, and then nothing is changed.
   * What is appended in one turn of the event loop becomes durable together.
   */
  append(append: Append): Promise<boolean>;
  /** The bodies in their order, from this place on; none for a table that there is not. Throws where one is missing. */
  log(table: string, from?: number): Promise<string[]>;
  /** How many entries each of these tables has; those that there are not are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  card(table: string): Promise<Card | undefined>;
  /** Public tables in these phases that changed since, newest first. */
  listed(phases: readonly Phase[], since: number, most: number): Promise<Card[]>;
  /** Every table, page by page, in the order of their ids. */
  tables(after: string, most: number): Promise<string[]>;
  /** Tables to look at now. Each is put off until `until`, so that nobody else takes it meanwhile. */
  takeDue(now: number, until: number, most: number): Promise<string[]>;
  putOff(table: string, due: number | null): Promise<void>;
  /** Throws while the store cannot be reached. */
  ready(): Promise<void>;
  /** What was appended before is kept. */
  close(): Promise<void>;
}
