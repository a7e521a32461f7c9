/**
 * Ratings belong to a variant of a game, and rated matches know the sides. A match from before belongs to the variant that its
 * table played, and a player's rating there is what they had after the last of these matches: no rating is computed again.
 *
 * A server of the version before that still runs beside this one cannot count matches any more; they wait for a new one.
 */

import { gameCalled } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { markedVariant } from '@boneyard/rules/playedvariant';
import type { Kysely } from 'kysely';
import type { IdType } from '../schema';
import type { GameTables } from './001-tables';
import type { RatingTables } from './003-ratings';

export interface VariantTables {
  /** What each rated match made of each player; `n` counts their matches of that variant. */
  rated: RatingTables['rated'] & {
    variant: string;
    /** The number of the player's side; null where all played for themselves. */
    side: number | null;
    /** How many sides there were; without partners, as many as players. */
    sides: number;
  };
  /** The newest of these by player, game and variant, and `worth`, which leaderboards go by. */
  standings: RatingTables['standings'] & { variant: string };
}

interface Both extends RatingTables, Pick<GameTables, 'entries'> {
  rated_now: VariantTables['rated'];
  standings_now: VariantTables['standings'];
}

/** How many rows are read and written at a time. */
const PAGE = 500;

async function makeNewTables(db: Kysely<unknown>, id: IdType): Promise<void> {
  await db.schema
    .createTable('rated_now')
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('side', 'integer')
    .addColumn('sides', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rated_variant_key', ['player', 'game', 'variant', 'n'])
    .addUniqueConstraint('rated_variant_once', ['table_id', 'player'])
    .execute();
  await db.schema
    .createTable('standings_now')
    .addColumn('player', id, (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('worth', 'double precision', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('standings_variant_key', ['player', 'game', 'variant'])
    .execute();
}

/** The variants that these tables played, by what was agreed when they were opened; tables that are gone are left out. */
async function variantsOf(db: Kysely<Both>, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('entries')
    .select(['table_id', 'body'])
    .where('table_id', 'in', tables)
    .where('n', '=', 0)
    .execute();
  return new Map(
    rows.flatMap(({ table_id, body }) => {
      const { agreed } = JSON.parse(body) as { readonly agreed: { readonly game: string; readonly options: Options } };
      const game = gameCalled(agreed.game);
      return game ? [[table_id, markedVariant(game, agreed.options).id] as const] : [];
    }),
  );
}

async function copyRatings(db: Kysely<Both>): Promise<void> {
  let last = { player: '', game: '', n: 0 };
  /** By variant: how the player of the page's last row stands in that game. */
  let standings = new Map<string, VariantTables['standings']>();
  const store = async () => {
    if (standings.size > 0)
      await db
        .insertInto('standings_now')
        .values([...standings.values()])
        .execute();
    standings = new Map();
  };
  for (;;) {
    const page = await db
      .selectFrom('rated')
      .selectAll()
      .where(({ eb, and, or }) =>
        or([
          eb('player', '>', last.player),
          and([eb('player', '=', last.player), eb('game', '>', last.game)]),
          and([eb('player', '=', last.player), eb('game', '=', last.game), eb('n', '>', last.n)]),
        ]),
      )
      .orderBy('player')
      .orderBy('game')
      .orderBy('n')
      .limit(PAGE)
      .execute();
    if (page.length === 0) return store();
    const variants = await variantsOf(
      db,
      page.map(({ table_id }) => table_id),
    );
    const rows: VariantTables['rated'][] = [];
    for (const row of page) {
      const { player, game, table_id, won, mu, sigma, at, players } = row;
      if (player !== last.player || game !== last.game) await store();
      last = row;
      const variant = variants.get(table_id) ?? gameCalled(game)?.variants[0].id ?? '';
      const before = standings.get(variant);
      const n = (before?.n ?? 0) + 1;
      rows.push({ ...row, variant, n, side: null, sides: players });
      const worth = mu - 3 * sigma;
      standings.set(variant, {
        player,
        game,
        variant,
        n,
        won: (before?.won ?? 0) + won,
        mu,
        sigma,
        worth,
        changed: at,
      });
    }
    await db.insertInto('rated_now').values(rows).execute();
  }
}

export async function addVariants(db: Kysely<unknown>, id: IdType): Promise<void> {
  await makeNewTables(db, id);
  await copyRatings(db as Kysely<Both>);
  for (const table of ['rated', 'standings']) {
    await db.schema.dropTable(table).execute();
    await db.schema.alterTable(`${table}_now`).renameTo(table).execute();
  }
  await db.schema.createIndex('rated_at').on('rated').column('at').execute();
  await db.schema.createIndex('standings_worth').on('standings').columns(['game', 'variant', 'worth']).execute();
}
