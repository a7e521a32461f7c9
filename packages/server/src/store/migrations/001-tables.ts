/** The logs of tables, how each of them stands, and when to look at it again. */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export interface GameTables {
  entries: { table_id: string; n: number; body: string };
  cards: { id: string; listed: number; phase: string; changed: number; face: string; result: string | null };
  dues: { table_id: string; due: number };
}

export async function makeTables(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
    .execute();
  await db.schema
    .createTable('cards')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('face', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .execute();
  await db.schema.createIndex('cards_listed').on('cards').columns(['listed', 'phase', 'changed']).execute();
  await db.schema
    .createTable('dues')
    .addColumn('table_id', id, (column) => column.primaryKey().notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('dues_due').on('dues').column('due').execute();
}
