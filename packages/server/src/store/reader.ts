/** Reads a store beside a running server: nothing is written, migrated or locked. */

import { existsSync } from 'node:fs';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { logBesideJournal } from './journal';
import { types } from './postgres';
import { tableQueries } from './queries';
import { isMigrated, type Schema } from './schema';
import type { Store } from './store';

export interface StoreReader extends Pick<Store, 'log' | 'close'> {
  readonly db: Kysely<Schema>;
}

/** The database has an older schema: a server of this version has to start first. */
export class OldSchema extends Error {}

async function readerOf(db: Kysely<Schema>): Promise<StoreReader> {
  const close = () => db.destroy();
  try {
    if (!(await isMigrated(db))) throw new OldSchema();
  } catch (error) {
    await close();
    throw error;
  }
  return { db, log: tableQueries(() => db).log, close };
}

/** Undefined if there is no such file. */
export async function readSqlite(file: string): Promise<StoreReader | undefined> {
  if (!existsSync(file)) return undefined;
  const database = new Sqlite(file);
  for (const pragma of ['busy_timeout = 5000', 'query_only = on']) database.pragma(pragma);
  const reader = await readerOf(new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) }));
  return { ...reader, log: logBesideJournal(database, reader.log) };
}

/** How long one query may take, in milliseconds: some go through all rated matches. */
const QUERY_TAKES = 600_000;

export async function readPostgres(url: string): Promise<StoreReader> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    options: `-c default_transaction_read_only=on -c statement_timeout=${QUERY_TAKES}`,
    types,
  });
  pool.on('error', () => {});
  return readerOf(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
}
