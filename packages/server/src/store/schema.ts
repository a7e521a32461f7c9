/** The tables of the store, and how a store comes to have them. */

import { type Expression, type Kysely, Migrator } from 'kysely';
import { makeTables, type Tables } from './migrations/001-tables';
import { type Accounts, makeAccounts } from './migrations/002-accounts';
import { makeRatings, type Ratings } from './migrations/003-ratings';
import { type CompanyTables, makeCompany } from './migrations/004-company';
import { makeSlowGames, type SlowGames } from './migrations/005-slow-games';

export interface Schema extends Tables, Accounts, Ratings, CompanyTables, SlowGames {}

/** Of what type ids are: plain text, in an order that no library of the system changes. */
export type IdType = 'text' | Expression<string>;

type Make = (db: Kysely<unknown>, id: IdType) => Promise<void>;

/** In this order; what has been in use once is never changed. */
const MIGRATIONS: Readonly<Record<string, Make>> = {
  '001 entries, cards and dues': makeTables,
  '002 accounts': makeAccounts,
  '003 ratings': makeRatings,
  '004 company': makeCompany,
  '005 slow games': makeSlowGames,
};

/** Brings a store up to date, or says why it cannot. Of several who try at once one does it, and the others wait. */
export async function migrate(db: Kysely<Schema>, id: IdType): Promise<void> {
  const made = Object.entries(MIGRATIONS).map(([name, make]) => [name, { up: (db: Kysely<unknown>) => make(db, id) }]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(made) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
