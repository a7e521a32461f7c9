/** The journal of the SQLite file (../journal.ts). */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export async function makeJournal(db: Kysely<unknown>, id: IdType): Promise<void> {
  // PostgreSQL needs none.
  if (id !== 'text') return;
  await db.schema
    .createTable('journal')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('entries', 'text', (column) => column.notNull())
    .execute();
}
