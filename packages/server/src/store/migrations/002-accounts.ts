/** Accounts and what proves them: passkeys, sessions, recovery codes; and who sits or sat at which table. */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export interface AccountTables {
  /** Of one that was deleted the id stays, so that nobody else ever has it. */
  accounts: { id: string; name: string; made: number; gone: number | null };
  credentials: {
    id: string;
    account: string;
    public_key: string;
    counter: number;
    transports: string;
    label: string;
    made: number;
    used: number;
  };
  /** Of the token only the hash is known. `id` is what the owner sees. */
  sessions: { hash: string; id: string; account: string; label: string; made: number; seen: number };
  recoveries: { hash: string; account: string };
  /** What was asked of a passkey, until it is answered. */
  challenges: { hash: string; challenge: string; purpose: string; until: number };
  /** Guests too: they may make an account of themselves. */
  seated: { player: string; table_id: string; seat: number };
}

export async function makeAccounts(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('gone', 'bigint')
    .execute();
  await db.schema
    .createTable('credentials')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('account', id, (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('hash', id, (column) => column.primaryKey().notNull())
    .addColumn('id', id, (column) => column.notNull())
    .addColumn('account', id, (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recoveries')
    .addColumn('hash', id, (column) => column.primaryKey().notNull())
    .addColumn('account', id, (column) => column.notNull())
    .execute();
  for (const owned of ['credentials', 'sessions', 'recoveries'])
    await db.schema.createIndex(`${owned}_account`).on(owned).column('account').execute();
  await db.schema.createIndex('sessions_id').on('sessions').column('id').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('hash', id, (column) => column.primaryKey().notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('seated')
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('seated_key', ['player', 'table_id'])
    .execute();
}
