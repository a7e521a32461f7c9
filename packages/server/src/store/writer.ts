/** Writes into the SQLite file: entries of tables and statements of repositories, each group in one commit. */

import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { type Batch, type BatchResult, failureOf, type WriteFailure } from './batches';
import type { WriteGroup } from './groupcommit';
import { isEntry, type Write } from './groupstatement';
import { isAboutLogs, Journal, type LogEnd } from './journal';
import type { Schema } from './schema';
import type { Append } from './store';

/** Asks for the ends of these logs, which are only in the journal. */
export interface EndsQuery {
  readonly endsOf: readonly string[];
}

export type SqliteWrite = Write | Batch | EndsQuery;
export type LogEnds = readonly (LogEnd | undefined)[];
/** For a table: did the entry get its place in the log? */
export type SqliteResult = boolean | BatchResult | { readonly failed: WriteFailure } | { readonly ends: LogEnds };

export interface Writer {
  readonly commit: WriteGroup<SqliteWrite, SqliteResult>;
  close(): Promise<void>;
}

/** Statements that are used with every move, prepared once. */
function statements(database: Database.Database) {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) });
  const prepared = (query: { compile(): { readonly sql: string } }) => database.prepare(query.compile().sql);
  const row = { id: '', listed: 0, phase: '', changed: 0, face: '', result: null };
  return {
    summary: prepared(
      db
        .insertInto('cards')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            listed: ref('excluded.listed'),
            phase: ref('excluded.phase'),
            changed: ref('excluded.changed'),
            face: ref('excluded.face'),
            result: ref('excluded.result'),
          })),
        ),
    ),
    wakeup: prepared(
      db
        .insertInto('dues')
        .values({ table_id: '', due: 0 })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(({ ref }) => ({ due: ref('excluded.due') }))),
    ),
    noWakeup: prepared(db.deleteFrom('dues').where('table_id', '=', '')),
    seated: prepared(
      db
        .insertInto('seated')
        .values({ player: '', table_id: '', seat: 0 })
        .onConflict((conflict) =>
          conflict.columns(['player', 'table_id']).doUpdateSet(({ ref }) => ({ seat: ref('excluded.seat') })),
        ),
    ),
    unseated: prepared(db.deleteFrom('seated').where('player', '=', '').where('table_id', '=', '')),
  };
}

/** What is deleted is overwritten: names pass through the journal, and must not stay in pages that are free again. */
const PRAGMAS = ['journal_mode = wal', 'synchronous = full', 'busy_timeout = 5000', 'secure_delete = on'];

/** Opens the file so that whatever is acknowledged is on the disk, and readers do not stop the writer. */
export function openFile(file: string): Database.Database {
  const database = new Database(file);
  for (const pragma of PRAGMAS) database.pragma(pragma);
  return database;
}

export interface GroupWriter {
  /** Writes synchronously. */
  write(group: readonly SqliteWrite[]): SqliteResult[];
  /** Leaves nothing in the journal, if this writer has written and that can be done. */
  finish(): void;
}

export function groupWriter(database: Database.Database): GroupWriter {
  const { summary, wakeup, noWakeup, seated, unseated } = statements(database);
  const journal = new Journal(database);

  function reschedule(table: string, when: number | null): void {
    if (when === null) noWakeup.run(table);
    else wakeup.run(table, when);
  }

  function append({ table, n, body, follows = [], summary: now, wakeAt: when, seated: who = [] }: Append): boolean {
    if (!journal.append(table, n, [body, ...follows])) return false;
    for (const { player, seat } of who)
      if (seat === null) unseated.run(player, table);
      else seated.run(player, table, seat);
    if (now) summary.run(now.id, now.listed ? 1 : 0, now.phase, now.changed, now.listing, now.result);
    if (when !== undefined) reschedule(table, when);
    return true;
  }

  function run({ statements }: Batch): BatchResult {
    let result: BatchResult = { rows: [], changes: 0 };
    for (const { sql, parameters } of statements) {
      const statement = database.prepare(sql);
      result = statement.reader
        ? { rows: statement.all(...parameters), changes: 0 }
        : { rows: [], changes: statement.run(...parameters).changes };
    }
    return result;
  }

  /** A batch that fails takes nothing else of its group with it. */
  function runAlone(batch: Batch): BatchResult | { readonly failed: WriteFailure } {
    if (batch.statements.some(({ sql }) => isAboutLogs(sql))) journal.settleAll();
    database.exec('savepoint batch');
    try {
      const result = run(batch);
      database.exec('release batch');
      return result;
    } catch (error) {
      // On a full disk SQLite ends the whole transaction.
      if (!database.inTransaction) throw error;
      database.exec('rollback to batch');
      database.exec('release batch');
      return { failed: failureOf(error) };
    }
  }

  function writeOne(one: SqliteWrite): SqliteResult {
    if ('statements' in one) return runAlone(one);
    if ('endsOf' in one) return { ends: one.endsOf.map((table) => journal.end(table)) };
    if (isEntry(one)) return append(one);
    reschedule(one.table, one.wakeAt);
    return true;
  }

  /** Other processes wait for one that writes, and do not notice one that only reads. */
  function inTransaction<T>(writes: boolean, work: () => T): T {
    try {
      database.exec(writes ? 'begin immediate' : 'begin');
      journal.catchUp();
      const result = work();
      if (writes) journal.write();
      database.exec('commit');
      return result;
    } catch (error) {
      journal.forget();
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  }

  let hasWritten = false;

  return {
    write(group) {
      const writes = group.some((one) => !('endsOf' in one));
      hasWritten ||= writes;
      return inTransaction(writes, () => group.map(writeOne));
    },
    finish() {
      if (!hasWritten || journal.isEmpty) return;
      try {
        inTransaction(true, () => journal.settleAll());
      } catch {
        // On a full disk, for example. The next process reads the journal.
      }
    },
  };
}

export function inlineWriter(database: Database.Database): Writer {
  const { write, finish } = groupWriter(database);
  return { commit: async (group) => write(group), close: async () => finish() };
}
