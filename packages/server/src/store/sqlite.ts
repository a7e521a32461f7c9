/** The store in one file, through SQLite. */

import { Kysely, SqliteDialect } from 'kysely';
import type Database from 'libsql';
import { type Batch, type BatchResult, errorFrom } from './batches';
import type { DatabaseStore } from './database';
import { groupCommit } from './groupcommit';
import { type LogEnd, logBesideJournal, withEnd } from './journal';
import { probe, tableQueries } from './queries';
import { migrate, type Schema } from './schema';
import { sqliteDialect } from './sqlitedialect';
import { inlineWriter, type LogEnds, openFile } from './writer';
import { writerThread } from './writerthread';

const lengthOf = (end: LogEnd | undefined): number => (end ? end.from + end.bodies.length : 0);

/** In one transaction: a process that is killed in the middle leaves the file as it was. */
async function bringUpToDate(database: Database.Database): Promise<void> {
  database.exec('begin immediate');
  try {
    await migrate(new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) }), 'text');
    database.exec('commit');
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

/** With the bundled `writerworker.ts` the file is written in a thread of its own. */
export async function openSqlite(file: string, writerProgram?: URL): Promise<DatabaseStore> {
  const database = openFile(file);
  await bringUpToDate(database);
  const writer = writerProgram ? writerThread(writerProgram, file) : inlineWriter(database);
  // A commit that waits for the disk stops everything else on this thread.
  if (writerProgram) database.pragma('query_only = on');
  const { add, flush } = groupCommit(writer.commit);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database, run) });
  const reading = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) });
  let closed = false;

  async function run(batch: Batch): Promise<BatchResult> {
    const result = await add(batch);
    if (typeof result === 'boolean' || 'ends' in result) throw new Error('the writer answered something else');
    if ('failed' in result) throw errorFrom(result.failed);
    return result;
  }

  /** The library ends the whole process when a closed file is used. */
  function open(): Kysely<Schema> {
    if (closed) throw new Error('the store is closed');
    return db;
  }

  const { log, heads, ...others } = tableQueries(() => {
    open();
    return reading;
  });

  const logBeside = logBesideJournal(database, log);

  /** What is only in the journal of these logs; undefined if the writer cannot say, for example because the group failed. */
  async function endsOf(tables: readonly string[]): Promise<LogEnds | undefined> {
    open();
    const result = await add({ endsOf: tables }).catch(() => undefined);
    open();
    return typeof result === 'object' && 'ends' in result ? result.ends : undefined;
  }

  return {
    async append(append) {
      open();
      return (await add(append)) === true;
    },
    async log(table, from = 0) {
      const ends = await endsOf([table]);
      return ends ? withEnd(await log(table, from), from, table, ends[0]) : logBeside(table, from);
    },
    async heads(tables) {
      const ends = await endsOf(tables);
      const found = [...(await heads(tables))];
      const known = new Map(ends && tables.map((table, i) => [table, ends[i]]));
      const longer = async ([table, n]: readonly [string, number]): Promise<readonly [string, number]> => {
        const more = ends ? lengthOf(known.get(table)) : n + (await logBeside(table, n)).length;
        return [table, Math.max(n, more)];
      };
      return new Map(await Promise.all(found.map(longer)));
    },
    ...others,
    database: {
      open,
      async transaction(queries) {
        open();
        const compiled = queries.map((query) => query.compile());
        await run({ statements: compiled.map(({ sql, parameters }) => ({ sql, parameters })) });
      },
    },
    async ready() {
      await probe(open());
    },
    async takeWakeups(now, until, most) {
      const waits = open().selectFrom('dues').select('table_id').where('due', '<=', now).orderBy('due').limit(most);
      // Looking costs nothing, writing costs a commit.
      if ((await waits.limit(1).execute()).length === 0) return [];
      const mine = await open()
        .updateTable('dues')
        .set({ due: until })
        .where('table_id', 'in', waits)
        .returning('table_id')
        .execute();
      return mine.map(({ table_id }) => table_id);
    },
    async reschedule(table, wakeAt) {
      open();
      await add({ table, wakeAt });
    },
    async close() {
      if (closed) return;
      closed = true;
      await flush();
      await writer.close();
      // Everything is in one file then, which can simply be copied.
      database.pragma('query_only = off');
      database.pragma('wal_checkpoint(truncate)');
      await db.destroy();
    },
  };
}
