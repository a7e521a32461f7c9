/** What people in company need: tokens for bots of their own, chat, blocks, reports and bans. */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export interface SocialTables {
  /** A bot is a player of its own, which belongs to an account. Of the token only the hash is known. */
  tokens: { hash: string; id: string; account: string; player: string; name: string; made: number };
  /** What was said at tables. The address is kept of guests only. */
  chat: {
    id: string;
    table_id: string;
    seat: number;
    player: string;
    name: string;
    body: string;
    address: string | null;
    said: number;
  };
  blocks: { account: string; blocked: string; name: string; made: number };
  /** A copy of what was said, which outlives the line itself. */
  reports: {
    line: string;
    by_player: string;
    table_id: string;
    player: string;
    name: string;
    body: string;
    address: string | null;
    made: number;
  };
  /** `who` is the id of a player, or an address. */
  bans: { who: string; name: string; made: number };
}

export async function makeCompany(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('tokens')
    .addColumn('hash', id, (column) => column.primaryKey().notNull())
    .addColumn('id', id, (column) => column.notNull())
    .addColumn('account', id, (column) => column.notNull())
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tokens_account').on('tokens').column('account').execute();
  await db.schema
    .createTable('chat')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('said', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('chat_table').on('chat').columns(['table_id', 'said']).execute();
  await db.schema.createIndex('chat_player').on('chat').column('player').execute();
  await db.schema.createIndex('chat_said').on('chat').column('said').execute();
  await db.schema
    .createTable('blocks')
    .addColumn('account', id, (column) => column.notNull())
    .addColumn('blocked', id, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['account', 'blocked'])
    .execute();
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();
  // A player who sits down is compared with those who sit there.
  await db.schema.createIndex('seated_table').on('seated').column('table_id').execute();
  await db.schema
    .createTable('reports')
    .addColumn('line', id, (column) => column.notNull())
    .addColumn('by_player', id, (column) => column.notNull())
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reports_key', ['line', 'by_player'])
    .execute();
  await db.schema
    .createTable('bans')
    .addColumn('who', id, (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
}
