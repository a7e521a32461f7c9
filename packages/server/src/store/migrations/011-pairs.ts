/** Two players who search for a game together. */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export interface PairTables {
  /** `guest` is null until the invited player has come. The row is deleted when one of the two stops searching. */
  pairs: { id: string; host: string; guest: string | null; terms: string; made: number };
}

export interface PairColumns {
  /** The pair that a search belongs to. */
  pair: string | null;
}

export async function makePairs(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('pairs')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('host', id, (column) => column.notNull())
    .addColumn('guest', id)
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('seeks').addColumn('pair', id).execute();
  await db.schema.createIndex('seeks_pair').on('seeks').column('pair').execute();
}
