/** What an account has chosen for all of its devices, such as the look of the table. */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export interface PreferenceTables {
  /** `chosen` is JSON. */
  preferences: { account: string; chosen: string; changed: number };
}

export async function makePreferences(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('preferences')
    .addColumn('account', id, (column) => column.primaryKey().notNull())
    .addColumn('chosen', 'text', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .execute();
}
