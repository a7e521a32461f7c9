/** What the nightly look reads, a little at a time. */

import { NEWCOMER, type Rating } from '@boneyard/engine/rating';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema';
import { FEWEST_TOGETHER, type PairMatch } from './pairresults';

/** How many players are read at a time. */
const PAGE = 100;
/** No list is longer than this; the most striking cases come first. */
const MOST_LISTED = 500;
/** More accounts than this in one network are a school, a café or a mobile carrier. */
const MOST_IN_NETWORK = 5;

export interface RatedPlayer extends Rating {
  readonly player: string;
  readonly game: string;
}

/** Two players of the same game, and how many rated matches they have had with each other. */
export interface Pair {
  readonly game: string;
  readonly players: readonly [string, string];
}

export interface SharedNetwork {
  readonly accounts: readonly string[];
  /** Rated matches that two of them played with each other. */
  readonly together: number;
  /** Do the names of their devices occur in several of these accounts? */
  readonly sameDevices: boolean;
}

export type FairnessData = ReturnType<typeof fairnessData>;

export function fairnessData(db: Kysely<Schema>, since: number) {
  async function page(after: string, until: string | undefined): Promise<string[]> {
    const rows = await db
      .selectFrom('standings')
      .select('player')
      .distinct()
      .where('changed', '>=', since)
      .where('player', '>', after)
      .$if(until !== undefined, (part) => part.where('player', '<=', until!))
      .orderBy('player')
      .limit(PAGE)
      .execute();
    return rows.map(({ player }) => player);
  }

  async function* between(after: string, until?: string): AsyncGenerator<RatedPlayer> {
    for (let last = after; ; ) {
      const players = await page(last, until);
      if (players.length === 0) return;
      yield* await db
        .selectFrom('standings')
        .select(['player', 'game', 'mu', 'sigma'])
        .where('player', 'in', players)
        .where('changed', '>=', since)
        .orderBy('player')
        .orderBy('game')
        .execute();
      last = players.at(-1)!;
    }
  }

  async function playedTogether(accounts: readonly string[]): Promise<number> {
    const { count } = await db
      .selectFrom('rated as one')
      .innerJoin('rated as other', 'other.table_id', 'one.table_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('one.player', 'in', accounts)
      .where('other.player', 'in', accounts)
      .whereRef('one.player', '<', 'other.player')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async function haveSameDevices(accounts: readonly string[]): Promise<boolean> {
    const rows = await db
      .selectFrom('credentials')
      .select(['account', 'label'])
      .distinct()
      .where('account', 'in', accounts)
      .where('label', '!=', '')
      .execute();
    return new Set(rows.map(({ label }) => label)).size < rows.length;
  }

  return {
    /** Everyone who has finished a rated match since, once for each game; those after this id first. */
    async *players(start: string): AsyncGenerator<RatedPlayer> {
      yield* between(start);
      yield* between('', start);
    },
    async playerCount(): Promise<number> {
      const { count } = await db
        .selectFrom('standings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('changed', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    /** The tables of a player's rated matches, the newest first. */
    async matchesOf({ player, game }: RatedPlayer, most: number): Promise<string[]> {
      const rows = await db
        .selectFrom('rated')
        .select('table_id')
        .where('player', '=', player)
        .where('game', '=', game)
        .where('at', '>=', since)
        .orderBy('n', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
    /** The pairs that met often, those who did most often first. */
    async pairs(): Promise<Pair[]> {
      const rows = await db
        .selectFrom('rated as one')
        .innerJoin('rated as other', (join) =>
          join.onRef('other.table_id', '=', 'one.table_id').onRef('one.player', '<', 'other.player'),
        )
        .select(['one.game', 'one.player as first', 'other.player as second'])
        .where('one.at', '>=', since)
        .groupBy(['one.game', 'one.player', 'other.player'])
        .having(({ fn }) => fn.countAll(), '>=', FEWEST_TOGETHER)
        .orderBy(({ fn }) => fn.countAll(), 'desc')
        .limit(MOST_LISTED)
        .execute();
      return rows.map(({ game, first, second }) => ({ game, players: [first, second] }));
    },
    /** Their newest matches with each other, oldest first, with the ratings before each. */
    async pairMatches({ game, players: [first, second] }: Pair, most: number): Promise<PairMatch[]> {
      const rows = await db
        .selectFrom('rated as one')
        .innerJoin('rated as other', 'other.table_id', 'one.table_id')
        .leftJoin('rated as one_before', (join) =>
          join
            .onRef('one_before.player', '=', 'one.player')
            .onRef('one_before.game', '=', 'one.game')
            .on(({ eb, ref }) => eb('one_before.n', '=', eb(ref('one.n'), '-', 1))),
        )
        .leftJoin('rated as other_before', (join) =>
          join
            .onRef('other_before.player', '=', 'other.player')
            .onRef('other_before.game', '=', 'other.game')
            .on(({ eb, ref }) => eb('other_before.n', '=', eb(ref('other.n'), '-', 1))),
        )
        .select(['one.table_id as table', 'one.place as one_place', 'other.place as other_place'])
        .select(['one_before.mu as one_mu', 'one_before.sigma as one_sigma'])
        .select(['other_before.mu as other_mu', 'other_before.sigma as other_sigma'])
        .where('one.player', '=', first)
        .where('other.player', '=', second)
        .where('one.game', '=', game)
        .where('one.at', '>=', since)
        .orderBy('one.n', 'desc')
        .limit(most)
        .execute();
      const rating = (mu: number | null, sigma: number | null): Rating =>
        mu === null || sigma === null ? NEWCOMER : { mu, sigma };
      return rows.reverse().map((row) => ({
        table: row.table,
        places: [row.one_place, row.other_place],
        ratings: [rating(row.one_mu, row.one_sigma), rating(row.other_mu, row.other_sigma)],
      }));
    },
    /** Networks from which a few accounts have played; those who played each other most first. */
    async sharedNetworks(): Promise<SharedNetwork[]> {
      const rows = await db
        .selectFrom('networks')
        .select('network')
        .where('seen', '>=', since)
        .groupBy('network')
        .having(({ fn }) => fn.countAll(), '>=', 2)
        .having(({ fn }) => fn.countAll(), '<=', MOST_IN_NETWORK)
        .orderBy('network')
        .limit(MOST_LISTED)
        .execute();
      const found = new Map<string, SharedNetwork>();
      for (const { network } of rows) {
        const members = await db
          .selectFrom('networks')
          .select('account')
          .where('network', '=', network)
          .where('seen', '>=', since)
          .orderBy('account')
          .execute();
        const accounts = members.map(({ account }) => account);
        const id = accounts.join(' ');
        if (accounts.length < 2 || found.has(id)) continue;
        const [together, sameDevices] = [await playedTogether(accounts), await haveSameDevices(accounts)];
        found.set(id, { accounts, together, sameDevices });
      }
      return [...found.values()].sort((a, b) => b.together - a.together);
    },
    async names(players: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (players.length === 0) return new Map();
      const rows = await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', players).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}
