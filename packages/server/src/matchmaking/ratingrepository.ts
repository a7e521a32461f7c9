/** Ratings in the same database as the tables. */

import { NEWCOMER, type Rating, ratedSides } from '@boneyard/engine/rating';
import type { Seat } from '@boneyard/rules/game';
import type { Database, Query } from '../store/database';
import type { PlayerRating, RatedResult, RatedVariant, RatingRepository, RatingUpdate } from './ratings';

/** Two matches of the same players may end at once: the second tries again. */
const MOST_TRIES = 5;

const worthOf = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

export function ratingRepository({ open, transaction: together }: Database): RatingRepository {
  async function standing(players: readonly string[], { game, variant }: RatedVariant) {
    if (players.length === 0) return new Map();
    const rows = await open()
      .selectFrom('standings')
      .selectAll()
      .where('game', '=', game)
      .where('variant', '=', variant)
      .where('player', 'in', players)
      .execute();
    return new Map(rows.map((row) => [row.player, row]));
  }

  /** How a match that was rated changed the ratings; undefined if it was not rated yet. */
  async function settled({ table, players }: RatedResult): Promise<(RatingUpdate | undefined)[] | undefined> {
    const rows = await open()
      .selectFrom('rated as now')
      .leftJoin('rated as before', (join) =>
        join
          .onRef('before.player', '=', 'now.player')
          .onRef('before.game', '=', 'now.game')
          .onRef('before.variant', '=', 'now.variant')
          .on(({ eb, ref }) => eb('before.n', '=', eb(ref('now.n'), '-', 1))),
      )
      .select(['now.player', 'now.mu', 'now.sigma', 'before.mu as from_mu', 'before.sigma as from_sigma'])
      .where('now.table_id', '=', table)
      .execute();
    if (rows.length === 0) return undefined;
    return players.map((player) => {
      const row = rows.find((one) => one.player === player);
      if (!row) return undefined;
      const { mu, sigma, from_mu, from_sigma } = row;
      const from = from_mu === null || from_sigma === null ? NEWCOMER : { mu: from_mu, sigma: from_sigma };
      return { from, to: { mu, sigma } };
    });
  }

  async function known(players: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await open()
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', players)
      .where('gone', 'is', null)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async function count(result: RatedResult): Promise<void> {
    const { table, game, variant, players, ranks, at } = result;
    const [before, alive] = await Promise.all([standing(players, result), known(players)]);
    const sides = result.sides ?? players.map((_, seat) => [seat]);
    const after = ratedSides(
      sides.map((side) => side.map((seat) => before.get(players[seat]!) ?? NEWCOMER)),
      sides.map(([seat]) => ranks[seat!]!),
    );
    const sideOf = (seat: Seat): number => sides.findIndex((side) => side.includes(seat));
    // In one order, so that two matches of the same players never deadlock.
    const seats = [...players.entries()].sort(([, one], [, other]) => (one < other ? -1 : 1));
    const queries = seats.flatMap(([seat, player]): Query[] => {
      if (!alive.has(player)) return [];
      const side = sideOf(seat);
      const { mu, sigma } = after[side]![sides[side]!.indexOf(seat)]!;
      const old = before.get(player);
      const n = (old?.n ?? 0) + 1;
      const won = ranks[seat] === 0 ? 1 : 0;
      const now = { n, won: (old?.won ?? 0) + won, mu, sigma, worth: worthOf({ mu, sigma }), changed: at };
      return [
        // The keys of this row make sure that no match counts twice, and that each builds on the one before.
        open()
          .insertInto('rated')
          .values({
            player,
            game,
            variant,
            n,
            table_id: table,
            place: ranks[seat]! + 1,
            players: players.length,
            side: result.sides ? side : null,
            sides: sides.length,
            won,
            mu,
            sigma,
            at,
          }),
        open()
          .insertInto('standings')
          .values({ player, game, variant, ...now })
          .onConflict((conflict) => conflict.columns(['player', 'game', 'variant']).doUpdateSet(now)),
      ];
    });
    await together(queries);
  }

  return {
    async of(players, variant) {
      const rows = await standing(players, variant);
      return new Map([...rows].map(([player, { mu, sigma }]) => [player, { mu, sigma }]));
    },
    async settle(match) {
      for (let tries = 1; ; tries++) {
        const done = await settled(match);
        if (done) return done;
        try {
          await count(match);
          // None of them has an account any more.
          if (!(await settled(match))) return match.players.map(() => undefined);
        } catch (error) {
          if (tries >= MOST_TRIES) throw error;
        }
      }
    },
    async standings(player) {
      const rows = await open()
        .selectFrom('standings')
        .selectAll()
        .where('player', '=', player)
        .orderBy('game')
        .orderBy('variant')
        .execute();
      return rows.map(standingOf);
    },
    async history(player, { game, variant }, most) {
      const rows = await open()
        .selectFrom('rated')
        .select(['table_id as table', 'place', 'players', 'sides', 'mu', 'sigma', 'at'])
        .where('player', '=', player)
        .where('game', '=', game)
        .where('variant', '=', variant)
        .orderBy('n', 'desc')
        .limit(most)
        .execute();
      return rows.reverse();
    },
    async company(player, tables) {
      if (tables.length === 0) return new Map();
      const rows = await open()
        .selectFrom('rated as own')
        .innerJoin('rated as theirs', 'theirs.table_id', 'own.table_id')
        .innerJoin('accounts', 'accounts.id', 'theirs.player')
        .select(['theirs.table_id as table', 'theirs.player', 'name', 'theirs.place'])
        .select(['own.side as ownSide', 'theirs.side as theirSide'])
        .where('own.player', '=', player)
        .where('theirs.player', '!=', player)
        .where('own.table_id', 'in', tables)
        .where('gone', 'is', null)
        .orderBy('theirs.place')
        .orderBy('theirs.player')
        .execute();
      const company = rows.map(({ ownSide, theirSide, ...one }) => ({
        ...one,
        partner: ownSide !== null && ownSide === theirSide,
      }));
      return new Map(
        tables.map((table) => [table, company.flatMap(({ table: at, ...one }) => (at === table ? [one] : []))]),
      );
    },
    async headToHead(player, other) {
      const rows = await open()
        .selectFrom('rated as own')
        .innerJoin('rated as theirs', 'theirs.table_id', 'own.table_id')
        .select(['own.place as own', 'theirs.place as theirs'])
        .where('own.player', '=', player)
        .where('theirs.player', '=', other)
        .where(({ eb, ref, or }) => or([eb('own.side', 'is', null), eb('own.side', '!=', ref('theirs.side'))]))
        .execute();
      const won = rows.filter(({ own, theirs }) => own < theirs).length;
      const lost = rows.filter(({ own, theirs }) => own > theirs).length;
      return { matches: rows.length, won, lost };
    },
    async leaders({ game, variant }, sigma, most) {
      const rows = await open()
        .selectFrom('standings')
        .innerJoin('accounts', 'accounts.id', 'standings.player')
        .selectAll('standings')
        .select('accounts.name')
        .where('game', '=', game)
        .where('variant', '=', variant)
        .where('sigma', '<=', sigma)
        .where('gone', 'is', null)
        .orderBy('worth', 'desc')
        .orderBy('player')
        .limit(most)
        .execute();
      return rows.map((row) => ({ ...standingOf(row), player: row.player, name: row.name }));
    },
    async forget(player) {
      await together([
        open().deleteFrom('rated').where('player', '=', player),
        open().deleteFrom('standings').where('player', '=', player),
        open().deleteFrom('seeks').where('player', '=', player),
        open()
          .deleteFrom('pairs')
          .where(({ eb, or }) => or([eb('host', '=', player), eb('guest', '=', player)])),
      ]);
    },
  };
}

function standingOf(row: {
  game: string;
  variant: string;
  n: number;
  won: number;
  mu: number;
  sigma: number;
  changed: number;
}): PlayerRating {
  const { game, variant, n, won, mu, sigma, changed } = row;
  return { game, variant, matches: n, won, mu, sigma, changed };
}
