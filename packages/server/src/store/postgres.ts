/** The store in PostgreSQL, for any number of processes. */

import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseStore } from './database';
import { groupCommit } from './groupcommit';
import { GROUP_STATEMENT, groupParameters, isEntry, keyOf, type Write } from './groupstatement';
import { probe, tableQueries } from './queries';
import { migrate, type Schema } from './schema';

/** Connections of one process; writing needs one of them. */
const MOST_CONNECTIONS = 8;
/** A database that does not answer in this time counts as gone, in milliseconds. */
const CONNECTS_IN = 4_000;
const ANSWERS_IN = 8_000;
/** The codes of a deadlock and a serialization failure: try again. */
const AGAIN = ['40P01', '40001'];
const BIGINT = 20;

/** The last entry of each table, found by the key however long its log is. Prepared, because every process asks it every two seconds. */
const HEADS = `
select id, last.n from unnest($1::text[]) as wanted(id)
cross join lateral (select n from entries where table_id = wanted.id order by n desc limit 1) as last`;

/** Times are whole milliseconds, so a number holds every bigint in the schema. */
export const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A connection on which a query got no answer is not used again: it may never bring one. */
function discarding(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isBroken = false;
      async function query(text: string, parameters: readonly unknown[]) {
        try {
          return await client.query(text, [...parameters]);
        } catch (error) {
          isBroken ||= !(error instanceof pg.DatabaseError);
          throw error;
        }
      }
      return { query: query as never, release: () => client.release(isBroken) };
    },
  };
}

/** Connections may break. The query that used one fails, and the next query opens another. */
function database(pool: pg.Pool): Kysely<Schema> {
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: discarding(pool) }) });
}

/** Without a time limit: another process may be migrating. */
async function bringUpToDate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECTS_IN, types });
  const db = database(pool);
  try {
    await migrate(db, sql`text collate "C"`);
  } finally {
    await db.destroy();
  }
}

/** `answersIn`: a query without an answer fails after this many milliseconds. */
export async function openPostgres(url: string, answersIn = ANSWERS_IN): Promise<DatabaseStore> {
  await bringUpToDate(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECTS_IN,
    query_timeout: answersIn,
    // A process that was cut off in the middle must not keep its locks.
    idle_in_transaction_session_timeout: answersIn,
    keepAlive: true,
    types,
  });
  const db = database(pool);
  let closed = false;

  function open(): Kysely<Schema> {
    if (closed) throw new Error('the store is closed');
    return db;
  }

  async function write(group: readonly Write[]): Promise<Set<string>> {
    for (;;)
      try {
        const { rows } = await pool.query<{ table_id: string; n: number }>({
          name: 'write',
          text: GROUP_STATEMENT,
          values: groupParameters(group),
        });
        return new Set(rows.map(({ table_id, n }) => keyOf(table_id, n)));
      } catch (error) {
        if (!AGAIN.includes((error as { code?: string }).code ?? '')) throw error;
      }
  }

  const { add, flush } = groupCommit(async (group: readonly Write[]) => {
    const won = await write(group);
    // A second write for the same place comes too late.
    return group.map((one) => (isEntry(one) ? won.delete(keyOf(one.table, one.n)) : true));
  });

  return {
    async append(append) {
      open();
      return add(append);
    },
    ...tableQueries(open),
    async heads(tables) {
      open();
      const { rows } = await pool.query<{ id: string; n: number }>({ name: 'heads', text: HEADS, values: [tables] });
      return new Map(rows.map(({ id, n }) => [id, n + 1]));
    },
    database: {
      open,
      async transaction(queries) {
        await open()
          .transaction()
          .execute(async (all) => {
            for (const query of queries) await all.executeQuery(query.compile());
          });
      },
    },
    async takeWakeups(now, until, most) {
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
    async reschedule(table, wakeAt) {
      open();
      await add({ table, wakeAt });
    },
    async ready() {
      await probe(open());
    },
    async close() {
      if (closed) return;
      closed = true;
      await flush();
      await db.destroy();
    },
  };
}
