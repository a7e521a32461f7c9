/** The store in one file, through SQLite. Whatever comes in one turn of the event loop is one commit. */

import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { DatabaseStore } from './database';
import { reading } from './reading';
import { migrate, type Schema } from './schema';
import type { Append } from './store';

/** Something to be written with the next commit. */
interface Waiting {
  write(): boolean;
  resolve(won: boolean): void;
  reject(error: unknown): void;
}

/** Statements that are used with every move, prepared once. */
function statements(database: Database.Database, db: Kysely<Schema>) {
  const prepared = (query: { compile(): { readonly sql: string } }) => database.prepare(query.compile().sql);
  const card = { id: '', listed: 0, phase: '', changed: 0, face: '', result: null };
  return {
    entry: prepared(
      db
        .insertInto('entries')
        .values({ table_id: '', n: 0, body: '' })
        .onConflict((conflict) => conflict.doNothing())
        .returning('n'),
    ),
    card: prepared(
      db
        .insertInto('cards')
        .values(card)
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
    due: prepared(
      db
        .insertInto('dues')
        .values({ table_id: '', due: 0 })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(({ ref }) => ({ due: ref('excluded.due') }))),
    ),
    neverDue: prepared(db.deleteFrom('dues').where('table_id', '=', '')),
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

export async function openSqlite(file: string): Promise<DatabaseStore> {
  const database = new Database(file);
  // Whatever is acknowledged is on the disk; readers of the file, such as a check of the log, do not stop the writer.
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'busy_timeout = 5000']) database.pragma(pragma);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) });
  await migrate(db, 'text');
  const { entry, card, due, neverDue, seated, unseated } = statements(database, db);
  let waiting: Waiting[] = [];
  let closed = false;

  /** The library ends the whole process when a closed file is used. */
  function open(): Kysely<Schema> {
    if (closed) throw new Error('the store is closed');
    return db;
  }

  function putOff(table: string, when: number | null): void {
    if (when === null) neverDue.run(table);
    else due.run(table, when);
  }

  function writeEntry({ table, n, body, card: now, due: when, seated: who = [] }: Append): boolean {
    if (entry.get(table, n, body) === undefined) return false;
    for (const { player, seat } of who)
      if (seat === null) unseated.run(player, table);
      else seated.run(player, table, seat);
    if (now) card.run(now.id, now.listed ? 1 : 0, now.phase, now.changed, now.face, now.result);
    if (when !== undefined) putOff(table, when);
    return true;
  }

  function commit(): void {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    let won: boolean[];
    try {
      database.exec('begin immediate');
      won = group.map(({ write }) => write());
      database.exec('commit');
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      for (const { reject } of group) reject(error);
      return;
    }
    for (const [i, { resolve }] of group.entries()) resolve(won[i]!);
  }

  async function soon(write: () => boolean): Promise<boolean> {
    open();
    if (waiting.length === 0) setImmediate(commit);
    return new Promise((resolve, reject) => waiting.push({ write, resolve, reject }));
  }

  return {
    append: (append) => soon(() => writeEntry(append)),
    ...reading(open),
    database: {
      open,
      async together(queries) {
        let failed: unknown;
        await soon(() => {
          // What fails here must not undo what others write with the same commit.
          database.exec('savepoint apart');
          try {
            for (const { sql, parameters } of queries.map((query) => query.compile()))
              database.prepare(sql).run(...parameters);
          } catch (error) {
            failed = error;
            database.exec('rollback to apart');
          }
          database.exec('release apart');
          return true;
        });
        if (failed !== undefined) throw failed;
      },
    },
    async ready() {
      await open().selectFrom('dues').select('due').limit(1).execute();
    },
    async takeDue(now, until, most) {
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
    async putOff(table, when) {
      await soon(() => {
        putOff(table, when);
        return true;
      });
    },
    async close() {
      if (closed) return;
      commit();
      closed = true;
      await db.destroy();
    },
  };
}
