/** How people are reached who are not there: their devices, whom we called, and the keys that prove it is us. */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export interface PushTables {
  /** Keys of the server that all its processes share. */
  keys: { name: string; value: string };
  /** A device of a session; when the session is over it is not called any more. */
  pushes: {
    endpoint: string;
    account: string;
    session: string;
    p256dh: string;
    auth: string;
    language: string;
    made: number;
  };
  /** Who was called for which decision. */
  calls: { table_id: string; at: number; player: string; made: number };
}

export async function makeSlowGames(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('keys')
    .addColumn('name', id, (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('pushes')
    .addColumn('endpoint', id, (column) => column.primaryKey().notNull())
    .addColumn('account', id, (column) => column.notNull())
    .addColumn('session', id, (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pushes_account').on('pushes').column('account').execute();
  await db.schema
    .createTable('calls')
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('calls_key', ['table_id', 'player', 'at'])
    .execute();
}
