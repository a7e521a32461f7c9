/** Who writes into the file of a store: each group is one commit, and on the disk when it is done. */

import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Commit } from './grouping';
import type { Schema } from './schema';
import type { Append } from './store';
import { isEntry, type Written } from './writing';

export interface Scribe {
  readonly commit: Commit;
  close(): Promise<void>;
}

/** Statements that are used with every move, prepared once. */
function statements(database: Database.Database) {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) });
  const prepared = (query: { compile(): { readonly sql: string } }) => database.prepare(query.compile().sql);
  const card = { id: '', listed: 0, phase: '', changed: 0, face: '', result: null };
  return {
    entry: prepared(
      db
        .insertInto('entries')
        .values({ table_id: '', n: 0, body: '' })
        .onConflict((conflict) => conflict.doNothing()),
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

/** Opens the file so that whatever is acknowledged is on the disk, and readers do not stop the writer. */
export function openFile(file: string): Database.Database {
  const database = new Database(file);
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'busy_timeout = 5000']) database.pragma(pragma);
  return database;
}

/** Writes with this connection, while everything else waits. */
export function writer(database: Database.Database): (group: readonly Written[]) => boolean[] {
  const { entry, card, due, neverDue, seated, unseated } = statements(database);

  function putOff(table: string, when: number | null): void {
    if (when === null) neverDue.run(table);
    else due.run(table, when);
  }

  function append({ table, n, body, follows = [], card: now, due: when, seated: who = [] }: Append): boolean {
    if (entry.run(table, n, body).changes === 0) return false;
    for (const [i, next] of follows.entries()) entry.run(table, n + 1 + i, next);
    for (const { player, seat } of who)
      if (seat === null) unseated.run(player, table);
      else seated.run(player, table, seat);
    if (now) card.run(now.id, now.listed ? 1 : 0, now.phase, now.changed, now.face, now.result);
    if (when !== undefined) putOff(table, when);
    return true;
  }

  function write(written: Written): boolean {
    if (isEntry(written)) return append(written);
    putOff(written.table, written.due);
    return true;
  }

  return (group) => {
    try {
      database.exec('begin immediate');
      const won = group.map(write);
      database.exec('commit');
      return won;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  };
}

export function scribeHere(database: Database.Database): Scribe {
  const write = writer(database);
  return { commit: async (group) => write(group), async close() {} };
}
