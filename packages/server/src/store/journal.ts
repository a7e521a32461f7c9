/**
 * The journal of the SQLite file: what was appended lately. Every commit adds one row with all that it appended, and the entries
 * move to the logs of their tables later, many of a table at a time. Each table has a page of its own in the index of the
 * logs, and writing that page for a single entry would cost more than all the rest of a commit
 * (docs/adr/0012-journal.md). What has been appended is in the logs, in the journal, or in both.
 */

import type Database from 'libsql';
import type { Store } from './store';

type Appended = readonly [table: string, n: number, ...bodies: string[]];

/** The end of a table's log, as far as it is only in the journal. */
export interface LogEnd {
  readonly from: number;
  readonly bodies: readonly string[];
}

interface Tail extends LogEnd {
  /** The first row of the journal that has some of it. */
  readonly row: number;
  readonly bodies: string[];
  /** Places from here on were free in the log when the tail began. */
  readonly free: number;
}

/** This many entries of a table move to its log. */
const FULL = 16;
/** What is older than this many commits moves however few entries they are, and so does the oldest when there are this many. */
const MOST_ROWS = 4_096;
const MOST_ENTRIES = 50_000;
/** So many rows are deleted at a time. */
const DROPPED = 64;

/** What a log has from this place on: first what is in `entries`, then its end. Throws where an entry is missing between them. */
export function withEnd(bodies: readonly string[], place: number, table: string, end: LogEnd | undefined): string[] {
  const next = place + bodies.length;
  if (end && next < end.from && place < end.from) throw new Error(`entry ${next} of table ${table} is missing`);
  // Some of it may have moved meanwhile.
  return end ? [...bodies, ...end.bodies.slice(next - end.from)] : [...bodies];
}

/** Does this statement look at the logs? Then everything has to be in them. */
export function isAboutLogs(sql: string): boolean {
  return sql.includes('"entries"');
}

function statements(database: Database.Database) {
  return {
    // Asked for both at once, SQLite would read all rows.
    rows: database.prepare('select (select min(id) from journal) as first, (select max(id) from journal) as last'),
    since: database.prepare('select id, entries from journal where id > ? order by id'),
    write: database.prepare('insert into journal (id, entries) values (?, ?)'),
    drop: database.prepare('delete from journal where id < ?'),
    move: database.prepare(
      `insert into entries (table_id, n, body) select ?, ? + key, value from json_each(?) where true on conflict do nothing`,
    ),
    free: database.prepare('select max(n) + 1 as free from entries where table_id = ?'),
    taken: database.prepare('select 1 from entries where table_id = ? and n = ?'),
  };
}

/** What the journal has of a table, by place. */
function journalled(database: Database.Database, table: string): ReadonlyMap<number, string> {
  const rows = database.prepare('select entries from journal where instr(entries, ?) order by id').all(table);
  const found = (rows as { entries: string }[]).flatMap(({ entries }) => JSON.parse(entries) as Appended[]);
  return new Map(
    found
      .filter(([id]) => id === table)
      .flatMap(([, from, ...bodies]) => bodies.map((body, i) => [from + i, body] as const)),
  );
}

/** Reads a log without a writer: `log` reads what is in `entries`, and the rest is in the journal. */
export function logBesideJournal(database: Database.Database, log: Store['log']): Store['log'] {
  return async (table, from = 0) => {
    // In this order: meanwhile the writer may move entries from the journal to the log, but never back.
    const journal = journalled(database, table);
    const bodies = await log(table, from);
    for (let n = from + bodies.length; journal.has(n); n++) bodies.push(journal.get(n)!);
    return bodies;
  };
}

/** For the writer: each of its transactions begins with `catchUp`, and ends with `write` if it is to write anything. */
export class Journal {
  readonly #sql: ReturnType<typeof statements>;
  /** By table; the one with the oldest entries comes first. */
  readonly #tails = new Map<string, Tail>();
  /** How many entries the tails have. */
  #size = 0;
  /** The last row that was read or written, and the first that may still be there. */
  #last = 0;
  #first = 0;
  /** By this transaction. */
  #appended: Appended[] = [];

  constructor(database: Database.Database) {
    this.#sql = statements(database);
  }

  get isEmpty(): boolean {
    return this.#tails.size === 0;
  }

  /** Reads what other processes have written, or all of it if some of that is no longer there. */
  catchUp(): void {
    const { first, last } = this.#sql.rows.get() as { first: number | null; last: number | null };
    if (first === null || last === null || last === this.#last) return;
    // Much of what is known here may have been moved and deleted since.
    if (first > this.#last + 1 || first > this.#first + MOST_ROWS) {
      this.forget();
      this.#last = first - 1;
      this.#first = first;
    }
    for (const { id, entries } of this.#sql.since.all(this.#last) as { id: number; entries: string }[]) {
      for (const [table, n, ...bodies] of JSON.parse(entries) as Appended[])
        this.#add(table, this.#tailAt(table, n, id), bodies);
      this.#last = id;
    }
  }

  /** False when the first place is taken. */
  append(table: string, n: number, bodies: readonly string[]): boolean {
    const tail = this.#tailAt(table, n, this.#last + 1);
    if (n < tail.free && this.#sql.taken.get(table, n)) return false;
    this.#add(table, tail, bodies);
    // A log has no gap before what is only in the journal.
    if (tail.bodies.length >= FULL || n < tail.free) this.settle(table);
    this.#appended.push([table, n, ...bodies]);
    return true;
  }

  /** What is only in the journal of a log. */
  end(table: string): LogEnd | undefined {
    const tail = this.#tails.get(table);
    return tail && { from: tail.from, bodies: [...tail.bodies] };
  }

  /** Writes what was appended, and moves what is due to its logs. */
  write(): void {
    if (this.#appended.length > 0) this.#sql.write.run(++this.#last, JSON.stringify(this.#appended));
    this.#appended = [];
    for (const [table, { row }] of this.#tails) {
      if (this.#last - row < MOST_ROWS && this.#size < MOST_ENTRIES) break;
      this.settle(table);
    }
    // The last row stays, so that ids go on from it.
    const [oldest] = this.#tails.values();
    const first = oldest?.row ?? this.#last;
    if (first - this.#first < DROPPED) return;
    this.#sql.drop.run(first);
    this.#first = first;
  }

  /** Moves all entries of a table to its log. */
  settle(table: string): void {
    const tail = this.#tails.get(table);
    if (!tail) return;
    this.#sql.move.run(table, tail.from, JSON.stringify(tail.bodies));
    this.#tails.delete(table);
    this.#size -= tail.bodies.length;
  }

  /** Moves everything to the logs, and empties the journal. An id is left out, so that other processes forget what they have read. */
  settleAll(): void {
    for (const table of this.#tails.keys()) this.settle(table);
    this.#last += 2;
    this.#sql.write.run(this.#last, '[]');
    this.#sql.drop.run(this.#last);
    this.#first = this.#last;
    this.#appended = [];
  }

  /** The transaction was undone: the next one reads all of the journal. */
  forget(): void {
    this.#tails.clear();
    this.#size = 0;
    this.#last = 0;
    this.#appended = [];
  }

  /** The tail of the table that goes on at this place, or a new one. */
  #tailAt(table: string, n: number, row: number): Tail {
    const tail = this.#tails.get(table);
    if (tail && n === tail.from + tail.bodies.length) return tail;
    this.settle(table);
    const { free } = this.#sql.free.get(table) as { free: number | null };
    return { row, from: n, bodies: [], free: free ?? 0 };
  }

  #add(table: string, tail: Tail, bodies: readonly string[]): void {
    tail.bodies.push(...bodies);
    this.#size += bodies.length;
    this.#tails.set(table, tail);
  }
}
