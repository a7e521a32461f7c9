/** Signs of life that processes leave for each other while one of them is cut off from the bus. */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export interface ProcessTables {
  /** `seen` is the database's time, `cut` is 1 for a process that is cut off; `here` is JSON: who is connected there, by table. */
  processes: { name: string; seen: number; cut: number; here: string };
}

export async function makeProcesses(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('name', id, (column) => column.primaryKey().notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('cut', 'integer', (column) => column.notNull())
    .addColumn('here', 'text', (column) => column.notNull())
    .execute();
}
