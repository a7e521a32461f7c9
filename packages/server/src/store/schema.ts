/** The tables of the store, and how a store comes to have them. */

import { type Expression, type Kysely, type Migration, Migrator } from 'kysely';

export interface Schema {
  entries: { table_id: string; n: number; body: string };
  cards: { id: string; listed: number; phase: string; changed: number; face: string; result: string | null };
  dues: { table_id: string; due: number };
}

/** Of what type the ids of tables are: plain text, in an order that no library of the system changes. */
export type IdType = 'text' | Expression<string>;

const migrations = (id: IdType): Record<string, Migration> => ({
  '001 entries, cards and dues': {
    async up(db: Kysely<unknown>) {
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
    },
  },
});

/** Brings a store up to date, or says why it cannot. Of several who try at once one does it, and the others wait. */
export async function migrate(db: Kysely<Schema>, id: IdType): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(id) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
