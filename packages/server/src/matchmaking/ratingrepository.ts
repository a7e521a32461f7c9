/** Ratings in the same database as the tables. */

import { NEWCOMER, type Rating, rated } from '@boneyard/engine/rating';
import type { Database, Query } from '../store/database';
import type { PlayerRating, RatedResult, RatingRepository, RatingUpdate } from './ratings';

/** Two matches of the same players may end at once: the second tries again. */
const MOST_TRIES = 5;

const worthOf = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

export function ratingRepository({ open, transaction: together }: Database): RatingRepository {
  async function standing(players: readonly string[], game: string) {
    if (players.length === 0) return new Map();
    const rows = await open()
      .selectFrom('standings')
      .selectAll()
      .where('game', '=', game)
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

  async function count({ table, game, players, ranks, at }: RatedResult): Promise<void> {
    const [before, alive] = await Promise.all([standing(players, game), known(players)]);
    const after = rated(
      players.map((player) => before.get(player) ?? NEWCOMER),
      ranks,
    );
    // In one order, so that two matches of the same players never deadlock.
    const seats = [...players.entries()].sort(([, one], [, other]) => (one < other ? -1 : 1));
    const queries = seats.flatMap(([seat, player]): Query[] => {
      if (!alive.has(player)) return [];
      const { mu, sigma } = after[seat]!;
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
            n,
            table_id: table,
            place: ranks[seat]! + 1,
            players: players.length,
            won,
            mu,
            sigma,
            at,
          }),
        open()
          .insertInto('standings')
          .values({ player, game, ...now })
          .onConflict((conflict) => conflict.columns(['player', 'game']).doUpdateSet(now)),
      ];
    });
    await together(queries);
  }

  return {
    async of(players, game) {
      const rows = await standing(players, game);
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
        .execute();
      return rows.map(standingOf);
    },
    async history(player, game, most) {
      const rows = await open()
        .selectFrom('rated')
        .select(['table_id as table', 'place', 'players', 'mu', 'sigma', 'at'])
        .where('player', '=', player)
        .where('game', '=', game)
        .orderBy('n', 'desc')
        .limit(most)
        .execute();
      return rows.reverse();
    },
    async opponents(player, tables) {
      if (tables.length === 0) return new Map();
      const rows = await open()
        .selectFrom('rated')
        .innerJoin('accounts', 'accounts.id', 'rated.player')
        .select(['table_id', 'player', 'name', 'place'])
        .where('table_id', 'in', tables)
        .where('player', '!=', player)
        .where('gone', 'is', null)
        .orderBy('place')
        .orderBy('player')
        .execute();
      return new Map(tables.map((table) => [table, rows.filter(({ table_id }) => table_id === table)]));
    },
    async headToHead(player, other) {
      const rows = await open()
        .selectFrom('rated as own')
        .innerJoin('rated as theirs', 'theirs.table_id', 'own.table_id')
        .select(['own.place as own', 'theirs.place as theirs'])
        .where('own.player', '=', player)
        .where('theirs.player', '=', other)
        .execute();
      const won = rows.filter(({ own, theirs }) => own < theirs).length;
      const lost = rows.filter(({ own, theirs }) => own > theirs).length;
      return { matches: rows.length, won, lost };
    },
    async leaders(game, sigma, most) {
      const rows = await open()
        .selectFrom('standings')
        .innerJoin('accounts', 'accounts.id', 'standings.player')
        .selectAll('standings')
        .select('accounts.name')
        .where('game', '=', game)
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
      ]);
    },
  };
}

function standingOf(row: {
  game: string;
  n: number;
  won: number;
  mu: number;
  sigma: number;
  changed: number;
}): PlayerRating {
  const { game, n, won, mu, sigma, changed } = row;
  return { game, matches: n, won, mu, sigma, changed };
}
