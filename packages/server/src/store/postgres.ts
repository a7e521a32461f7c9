/** The store in PostgreSQL, for any number of processes. */

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseStore } from './database';
import { grouping } from './grouping';
import { reading } from './reading';
import { migrate, type Schema } from './schema';
import { isEntry, keyOf, valuesOf, WRITE, type Written } from './writing';

/** Connections of one process; writing needs one of them. */
const MOST_CONNECTIONS = 8;
/** A database that does not answer in this time is taken for gone, in milliseconds. */
const CONNECTS_IN = 4_000;
const ANSWERS_IN = 8_000;
/** Two writers waited for each other, and this one was told to begin again. */
const AGAIN = ['40P01', '40001'];
const BIGINT = 20;

/** The last entry of each table, found by the key however long its log is. Planned once: every process asks it all the time. */
const HEADS = `
select id, last.n from unnest($1::text[]) as wanted(id)
cross join lateral (select n from entries where table_id = wanted.id order by n desc limit 1) as last`;

/** Times are whole milliseconds, so a number holds every bigint there is. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Connections may break, idle or at work: whoever uses one is told by the query, and the next opens another. */
function database(pool: pg.Pool): Kysely<Schema> {
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Without any limit on the time: another process may be at it. */
async function bringUpToDate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECTS_IN, types });
  const db = database(pool);
  try {
    await migrate(db, sql`text collate "C"`);
  } finally {
    await db.destroy();
  }
}

export async function openPostgres(url: string): Promise<DatabaseStore> {
  await bringUpToDate(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECTS_IN,
    query_timeout: ANSWERS_IN,
    keepAlive: true,
    types,
  });
  const db = database(pool);
  let closed = false;

  function open(): Kysely<Schema> {
    if (closed) throw new Error('the store is closed');
    return db;
  }

  async function write(group: readonly Written[]): Promise<Set<string>> {
    for (;;)
      try {
        const { rows } = await pool.query<{ table_id: string; n: number }>({
          name: 'write',
          text: WRITE,
          values: valuesOf(group),
        });
        return new Set(rows.map(({ table_id, n }) => keyOf(table_id, n)));
      } catch (error) {
        if (!AGAIN.includes((error as { code?: string }).code ?? '')) throw error;
      }
  }

  const { soon, done } = grouping(async (group) => {
    const won = await write(group);
    // Whoever else wants the same place comes too late.
    return group.map((one) => (isEntry(one) ? won.delete(keyOf(one.table, one.n)) : true));
  });

  return {
    async append(append) {
      open();
      return soon(append);
    },
    ...reading(open),
    async heads(tables) {
      open();
      const { rows } = await pool.query<{ id: string; n: number }>({ name: 'heads', text: HEADS, values: [tables] });
      return new Map(rows.map(({ id, n }) => [id, n + 1]));
    },
    database: {
      open,
      async together(queries) {
        await open()
          .transaction()
          .execute(async (all) => {
            for (const query of queries) await all.executeQuery(query.compile());
          });
      },
    },
    async takeDue(now, until, most) {
      const mine = await open()
        .with('waits', (waits) =>
          waits
            .selectFrom('dues')
            .select('table_id')
            .where('due', '<=', now)
            .orderBy('due')
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('dues')
        .set({ due: until })
        .where('table_id', 'in', (waits) => waits.selectFrom('waits').select('table_id'))
        .returning('table_id')
        .execute();
      return mine.map(({ table_id }) => table_id);
    },
    async putOff(table, due) {
      open();
      await soon({ table, due });
    },
    async ready() {
      await sql`select 1`.execute(open());
    },
    async close() {
      if (closed) return;
      closed = true;
      await done();
      await db.destroy();
    },
  };
}
