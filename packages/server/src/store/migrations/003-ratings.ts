/** Ratings with their history, and who looks for a game. */

import type { Kysely } from 'kysely';
import type { IdType } from '../schema';

export interface RatingTables {
  /** What each rated match made of each player; `n` counts their matches of that game. */
  rated: {
    player: string;
    game: string;
    n: number;
    table_id: string;
    place: number;
    players: number;
    won: number;
    mu: number;
    sigma: number;
    at: number;
  };
  /** The newest of these by player and game, and `worth`, which leaderboards go by. */
  standings: {
    player: string;
    game: string;
    n: number;
    won: number;
    mu: number;
    sigma: number;
    worth: number;
    changed: number;
  };
  /** `terms` are the `SeekTerms` as JSON; `seen` is when the seeker was last connected. */
  seeks: {
    id: string;
    player: string;
    name: string;
    kind: string;
    terms: string;
    mu: number;
    sigma: number;
    since: number;
    seen: number;
  };
  /** A seek that came to its end, once: at a table, or at none. */
  found: { seek: string; table_id: string | null; at: number };
}

export async function makeRatings(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('rated')
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rated_key', ['player', 'game', 'n'])
    .addUniqueConstraint('rated_once', ['table_id', 'player'])
    .execute();
  await db.schema
    .createTable('standings')
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('worth', 'double precision', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('standings_key', ['player', 'game'])
    .execute();
  await db.schema.createIndex('standings_worth').on('standings').columns(['game', 'worth']).execute();
  await db.schema
    .createTable('seeks')
    .addColumn('id', id, (column) => column.primaryKey().notNull())
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('seeks_seen').on('seeks').column('seen').execute();
  await db.schema.createIndex('seeks_player').on('seeks').column('player').execute();
  await db.schema
    .createTable('found')
    .addColumn('seek', id, (column) => column.primaryKey().notNull())
    .addColumn('table_id', id)
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('found_table').on('found').column('table_id').execute();
}
