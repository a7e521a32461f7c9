/** The schema and its migrations. */

import { type Expression, type Generated, type Kysely, Migrator } from 'kysely';
import { type GameTables, makeTables } from './migrations/001-tables';
import { type AccountTables, makeAccounts } from './migrations/002-accounts';
import { makeRatings, type RatingTables } from './migrations/003-ratings';
import { makeCompany, type SocialTables } from './migrations/004-company';
import { makeSlowGames, type PushTables } from './migrations/005-slow-games';
import { addPushAttempts, type PushAttemptColumns } from './migrations/006-push-attempts';
import { makePreferences, type PreferenceTables } from './migrations/007-preferences';
import { makeNetworks, type NetworkTables } from './migrations/008-networks';
import { makeProcesses, type ProcessTables } from './migrations/009-processes';
import { addVariants, type VariantTables } from './migrations/010-variants';
import { makePairs, type PairColumns, type PairTables } from './migrations/011-pairs';
import { makeJournal } from './migrations/012-journal';

export interface Schema
  extends GameTables,
    AccountTables,
    Omit<RatingTables, keyof VariantTables | 'seeks'>,
    VariantTables,
    PairTables,
    SocialTables,
    PreferenceTables,
    NetworkTables,
    ProcessTables,
    Omit<PushTables, 'pushes'> {
  seeks: RatingTables['seeks'] & { [Column in keyof PairColumns]: Generated<PairColumns[Column]> };
  pushes: PushTables['pushes'] & { [Column in keyof PushAttemptColumns]: Generated<PushAttemptColumns[Column]> };
}

/** The column type of ids: plain text, in an order that does not depend on the system's locale. */
export type IdType = 'text' | Expression<string>;

type Make = (db: Kysely<unknown>, id: IdType) => Promise<void>;

/** In this order. A migration that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Make>> = {
  '001 entries, cards and dues': makeTables,
  '002 accounts': makeAccounts,
  '003 ratings': makeRatings,
  '004 company': makeCompany,
  '005 slow games': makeSlowGames,
  '006 push attempts': addPushAttempts,
  '007 preferences': makePreferences,
  '008 networks': makeNetworks,
  '009 processes': makeProcesses,
  '010 variants': addVariants,
  '011 pairs': makePairs,
  '012 journal': makeJournal,
};

function migratorOf(db: Kysely<Schema>, id: IdType): Migrator {
  const made = Object.entries(MIGRATIONS).map(([name, make]) => [name, { up: (db: Kysely<unknown>) => make(db, id) }]);
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(made) } });
}

/** Migrates to the latest schema. If several processes try at once, one does it and the others wait. */
export async function migrate(db: Kysely<Schema>, id: IdType): Promise<void> {
  const { error } = await migratorOf(db, id).migrateToLatest();
  if (error) throw error;
}

/** Has the database the latest schema? Only reads. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  const migrations = await migratorOf(db, 'text').getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}
