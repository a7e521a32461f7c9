/** What the nightly look reads, a little at a time. */

import { NEWCOMER, type Rating } from '@boneyard/engine/rating';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '../store/schema';
import { FEWEST_TOGETHER, type PairMatch } from './pairresults';

/** How many players are read at a time. */
const PAGE = 100;
/** No list is longer than this; the most striking cases come first. */
const MOST_LISTED = 500;
/** More accounts than this in one network are a school, a café or a mobile carrier. */
const MOST_IN_NETWORK = 5;

/** A player of a game, with a rating for each variant of it that they have played. */
export interface RatedPlayer {
  readonly player: string;
  readonly game: string;
  readonly ratings: readonly VariantRating[];
}

export interface VariantRating extends Rating {
  readonly variant: string;
}

/** Two players who have had rated matches of the same game against each other, in any variant. */
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

/** Where everyone plays for themselves, all are. */
function areOpponents({
  eb,
  ref,
  or,
}: ExpressionBuilder<{ one: Schema['rated']; other: Schema['rated'] }, 'one' | 'other'>) {
  return or([eb('one.side', 'is', null), eb('one.side', '!=', ref('other.side'))]);
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
      const rows = await db
        .selectFrom('standings')
        .select(['player', 'game', 'variant', 'mu', 'sigma'])
        .where('player', 'in', players)
        .where('changed', '>=', since)
        .orderBy('player')
        .orderBy('game')
        .orderBy('variant')
        .execute();
      const byGame = new Map<string, (typeof rows)[number][]>();
      for (const row of rows)
        byGame.set(`${row.player} ${row.game}`, [...(byGame.get(`${row.player} ${row.game}`) ?? []), row]);
      for (const ratings of byGame.values()) yield { player: ratings[0]!.player, game: ratings[0]!.game, ratings };
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

  /** The ratings of a player and the partners before these matches. A partner whose account was deleted is left out. */
  async function sidesBefore(tables: readonly string[]): Promise<(table: string, player: string) => Rating[]> {
    if (tables.length === 0) return () => [];
    const rows = await db
      .selectFrom('rated')
      .leftJoin('rated as before', (join) =>
        join
          .onRef('before.player', '=', 'rated.player')
          .onRef('before.game', '=', 'rated.game')
          .onRef('before.variant', '=', 'rated.variant')
          .on(({ eb, ref }) => eb('before.n', '=', eb(ref('rated.n'), '-', 1))),
      )
      .select(['rated.table_id', 'rated.player', 'rated.side', 'before.mu', 'before.sigma'])
      .where('rated.table_id', 'in', tables)
      .execute();
    return (table, player) => {
      const all = rows.filter(({ table_id }) => table_id === table);
      const side = all.find((one) => one.player === player)?.side ?? null;
      return all
        .filter((one) => one.player === player || (side !== null && one.side === side))
        .map(({ mu, sigma }) => (mu === null || sigma === null ? NEWCOMER : { mu, sigma }));
    };
  }

  return {
    /** Everyone who has finished a rated match since, once for each game; those after this id first. */
    async *players(start: string): AsyncGenerator<RatedPlayer> {
      yield* between(start);
      yield* between('', start);
    },
    async playerCount(): Promise<number> {
      const { count } = await db
        .selectFrom((standings) =>
          standings
            .selectFrom('standings')
            .select(['player', 'game'])
            .distinct()
            .where('changed', '>=', since)
            .as('players'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    /** The tables of a player's rated matches of a variant, the newest first. */
    async matchesOf({ player, game }: RatedPlayer, variant: string, most: number): Promise<string[]> {
      const rows = await db
        .selectFrom('rated')
        .select('table_id')
        .where('player', '=', player)
        .where('game', '=', game)
        .where('variant', '=', variant)
        .where('at', '>=', since)
        .orderBy('n', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
    /** The pairs that were opponents often, those who were most often first. */
    async pairs(): Promise<Pair[]> {
      const rows = await db
        .selectFrom('rated as one')
        .innerJoin('rated as other', (join) =>
          join.onRef('other.table_id', '=', 'one.table_id').onRef('one.player', '<', 'other.player'),
        )
        .select(['one.game', 'one.player as first', 'other.player as second'])
        .where('one.at', '>=', since)
        .where(areOpponents)
        .groupBy(['one.game', 'one.player', 'other.player'])
        .having(({ fn }) => fn.countAll(), '>=', FEWEST_TOGETHER)
        .orderBy(({ fn }) => fn.countAll(), 'desc')
        .limit(MOST_LISTED)
        .execute();
      return rows.map(({ game, first, second }) => ({ game, players: [first, second] }));
    },
    /** Their newest matches against each other, oldest first, with the ratings of both sides before each. */
    async pairMatches({ game, players: [first, second] }: Pair, most: number): Promise<PairMatch[]> {
      const matches = await db
        .selectFrom('rated as one')
        .innerJoin('rated as other', 'other.table_id', 'one.table_id')
        .select(['one.table_id as table', 'one.place as one_place', 'other.place as other_place'])
        .where('one.player', '=', first)
        .where('other.player', '=', second)
        .where('one.game', '=', game)
        .where('one.at', '>=', since)
        .where(areOpponents)
        .orderBy('one.at', 'desc')
        .orderBy('one.n', 'desc')
        .limit(most)
        .execute();
      const sides = await sidesBefore(matches.map(({ table }) => table));
      return matches.reverse().map(({ table, one_place, other_place }) => ({
        table,
        places: [one_place, other_place],
        sides: [sides(table, first), sides(table, second)],
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
