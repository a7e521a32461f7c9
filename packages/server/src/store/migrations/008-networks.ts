/** From which networks accounts played rated matches, as keyed hashes; and rated matches by their time. */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export interface NetworkTables {
  /** `seen` is the beginning of a day. */
  networks: { account: string; network: string; seen: number };
}

export async function makeNetworks(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('networks')
    .addColumn('account', id, (column) => column.notNull())
    .addColumn('network', id, (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('networks_key', ['account', 'network'])
    .execute();
  await db.schema.createIndex('networks_network').on('networks').column('network').execute();
  await db.schema.createIndex('networks_seen').on('networks').column('seen').execute();
  await db.schema.createIndex('rated_at').on('rated').column('at').execute();
}
