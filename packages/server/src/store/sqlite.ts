/** The store in one file, through SQLite. */

import { Kysely, SqliteDialect } from 'kysely';
import type { DatabaseStore } from './database';
import { grouping } from './grouping';
import { reading } from './reading';
import { migrate, type Schema } from './schema';
import { openFile, scribeHere } from './scribe';
import { scribeInThread } from './scribethread';

/** With the bundled `scribeworker.ts` the file is written in a thread of its own. */
export async function openSqlite(file: string, scribeProgram?: URL): Promise<DatabaseStore> {
  const database = openFile(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) });
  await migrate(db, 'text');
  const scribe = scribeProgram ? scribeInThread(scribeProgram, file) : scribeHere(database);
  const { soon, done } = grouping(scribe.commit);
  let closed = false;

  /** The library ends the whole process when a closed file is used. */
  function open(): Kysely<Schema> {
    if (closed) throw new Error('the store is closed');
    return db;
  }

  return {
    async append(append) {
      open();
      return soon(append);
    },
    ...reading(open),
    database: {
      open,
      async together(queries) {
        open();
        const statements = queries.map((query) => query.compile());
        database.exec('begin immediate');
        try {
          for (const { sql, parameters } of statements) database.prepare(sql).run(...parameters);
          database.exec('commit');
        } catch (error) {
          if (database.inTransaction) database.exec('rollback');
          throw error;
        }
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
    async putOff(table, due) {
      open();
      await soon({ table, due });
    },
    async close() {
      if (closed) return;
      closed = true;
      await done();
      await scribe.close();
      await db.destroy();
    },
  };
}
