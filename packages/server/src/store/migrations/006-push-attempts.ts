/** Attempts to notify a device, noted before they are made: a device that ends the server is not tried for ever. */

import type { Kysely } from 'kysely';

export interface PushAttemptColumns {
  /** When an attempt began that has not ended; null if none is under way. */
  tried: number | null;
  /** How many attempts did not end, because the server did. */
  lost: number;
}

export async function addPushAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pushes').addColumn('tried', 'bigint').execute();
  await db.schema
    .alterTable('pushes')
    .addColumn('lost', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
