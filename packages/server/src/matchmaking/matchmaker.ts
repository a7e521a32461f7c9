/** Matchmaking: stores searches for a game, opens tables for players who fit together, and tells them. */

import { isProvisional, NEWCOMER, shownRating } from '@boneyard/engine/rating';
import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import type { Refusal } from '@boneyard/protocol/enums';
import type { Me } from '@boneyard/protocol/players';
import type { PairInvitation, SeekListing, SeekTerms } from '@boneyard/protocol/seeks';
import { gameCalled } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { variantAt } from '@boneyard/rules/playedvariant';
import { isProblem } from '@boneyard/rules/problem';
import type { ReportError } from '../operations/errors';
import { type Connection, send } from '../tables/connection';
import { newId } from '../tables/ids';
import type { TableRegistry } from '../tables/registry';
import type { Agreement } from '../tables/room/entries';
import { agreementFor, matchedDeeds } from '../tables/room/newtable';
import { unratedReasons } from '../tables/room/rated';
import { type KeepsApart, type Party, pairings, partiesOf } from './pairs';
import { type PairedSearch, partnerSearch } from './partnersearch';
import type { RatingRepository } from './ratings';
import { seatingOf } from './seating';
import type { Seek, SeekRepository } from './seeks';

export interface MatchmakingRepositories {
  readonly seeks: SeekRepository;
  readonly ratings: RatingRepository;
  /** Which of these players do not want to meet. */
  readonly apart: (players: readonly string[]) => Promise<KeepsApart>;
}

export interface MatchmakerOptions extends MatchmakingRepositories {
  readonly tables: TableRegistry;
  readonly now: () => number;
  readonly reportError: ReportError;
}

type SeekMessage = Extract<ClientMessage, { t: 'seek' }>;

export interface Matchmaker {
  /** Starts a search; or says why not. */
  seek(connection: Connection, asked: SeekMessage): Promise<Refusal | undefined>;
  /** Ends the search, of a pair for both. */
  stop(connection: Connection): void;
  /** The connection is lost: its search ends unless the player is back soon. */
  leave(connection: Connection): void;
  /** What a player sees who was invited to search together; undefined if the invitation is not valid any more. */
  invitation(pair: string, player: string | undefined): Promise<PairInvitation | undefined>;
  /** Sends the list of searches, now and whenever it changes. */
  watch(connection: Connection, on: boolean): void;
  close(): void;
}

/** For a server without matchmaking. */
export const NO_MATCHMAKER: Matchmaker = {
  seek: async () => 'not now',
  stop() {},
  leave() {},
  invitation: async () => undefined,
  watch() {},
  close() {},
};

/** How often we look for players who fit, and how often searches are marked as alive, in milliseconds. */
const LOOKS = 1_000;
const SEES = 3_000;
/** A search not marked for this long belongs to a server that is gone, in milliseconds. */
const LOST = 10_000;
/** If another process found players for a table and has not opened it after this long, we do, in milliseconds. */
const OPENS_IN = 2_000;
/** A search that is repeated within this time keeps its place, in milliseconds. */
const RETURNS_IN = 60_000;
/** When old searches are deleted, and how often we look for them, in milliseconds. */
const FORGETS = 24 * 3600_000;
const TIDIES = 3600_000;
const MOST = 500;
const MOST_SHOWN = 50;

/** The table that a search is for. */
function agreedOn({ players, rated, ...terms }: SeekTerms) {
  const chairs = Array.from({ length: players }, () => ({ kind: 'person' }) as const);
  return agreementFor({ ...terms, chairs, late: rated ? 'mildest' : 'bot', listed: false, rated });
}

/** How the seats of the table that these searches are for make sides; undefined if everyone plays for themselves. */
function sidesFor(terms: string) {
  const { game, players, options } = JSON.parse(terms) as SeekTerms;
  return gameCalled(game)?.sides?.({ players, options: options as Options });
}

/** Of one player, or of two who search together. */
function soughtOf({ members, since }: Party<Seek>): SeekListing {
  const [{ id, name, terms }, partner] = members as readonly [Seek, Seek?];
  const rating = Math.round(members.reduce((sum, one) => sum + shownRating(one.rating), 0) / members.length);
  const rank = { rating, provisional: members.some((one) => isProvisional(one.rating)) };
  return { ...(JSON.parse(terms) as SeekListing), id, name, ...(partner && { partner: partner.name }), rank, since };
}

export function matchmaker(options: MatchmakerOptions): Matchmaker {
  const { seeks, ratings, apart, now, reportError, tables } = options;
  const waiting = new Map<Connection, PairedSearch>();
  const open = () => seeks.open(now() - LOST, MOST);
  const partners = partnerSearch({ seeks, apart, now, open });
  /** The latest search of each connection: one that was replaced or ended meanwhile does not start. */
  const latest = new Map<Connection, object>();
  const watching = new Set<Connection>();
  /** The list as it was last sent. */
  let told: string | undefined;
  let seen = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let closed = false;

  async function seat(table: string, group: readonly Seek[]): Promise<void> {
    const { terms } = group[0]!;
    const agreed = agreedOn(JSON.parse(terms) as SeekTerms);
    if (isProblem(agreed)) throw new Error(`a search for ${terms}`);
    await tables.open(table, matchedDeeds(agreed, seatingOf(group, sidesFor(terms))));
  }

  /** Ends these searches at a new table, unless one of them has ended elsewhere. */
  async function bring(group: readonly Seek[]): Promise<void> {
    const table = newId();
    const ids = group.map(({ id }) => id);
    if (await seeks.end(ids, table, now())) await seat(table, group);
  }

  const waitingIds = () => [...waiting.values()].map(({ seek }) => seek.id);

  function tellSeeking(connection: Connection, { seek: { id, since, pair }, partner }: PairedSearch): void {
    send(connection, { t: 'seeking', seek: id, since, ...(pair !== undefined && { pair: { id: pair, partner } }) });
  }

  async function tellFound(): Promise<void> {
    const ended = await seeks.ended(waitingIds());
    for (const [
      connection,
      {
        seek: { id: seek },
      },
    ] of waiting) {
      const found = ended.get(seek);
      if (!found) continue;
      const { table, at } = found;
      if (table !== null && !(await tables.exists(table))) {
        if (now() - at < OPENS_IN) continue;
        await seat(table, await seeks.endedAt(table));
      }
      waiting.delete(connection);
      send(connection, { t: 'found', seek, table });
    }
  }

  function listOf(all: readonly Seek[]): string {
    return JSON.stringify({ t: 'seeks', seeks: partiesOf(all).slice(0, MOST_SHOWN).map(soughtOf) });
  }

  function tellSeeks(all: readonly Seek[]): void {
    const text = listOf(all);
    if (text === told) return;
    told = text;
    for (const connection of watching) connection.sendText(text);
  }

  async function look(): Promise<void> {
    if (now() - seen >= SEES) {
      seen = now();
      await seeks.markAlive(waitingIds(), now());
    }
    const all = await open();
    const among = await apart(all.map(({ player }) => player));
    const groups = pairings(all, now(), among);
    for (const group of groups) await bring(group);
    const told = await partners.compare([...waiting.values()], all);
    for (const [connection, one] of waiting) if (told.includes(one)) tellSeeking(connection, one);
    await tellFound();
    const brought = new Set(groups.flat());
    tellSeeks(all.filter((one) => !brought.has(one)));
  }

  /** One look at a time; searches that start meanwhile are seen by the next one. */
  function lookSoon(): Promise<void> {
    looking ??= look()
      .catch((error) => {
        if (!closed) reportError('STORE_READ_FAILED', error);
      })
      .then(() => {
        looking = undefined;
      });
    return looking;
  }

  /** Stops when nobody is waiting. */
  function lookOften(): void {
    if (timer || closed) return;
    timer = setInterval(() => {
      if (waiting.size + watching.size > 0) return lookSoon();
      clearInterval(timer);
      timer = undefined;
      return undefined;
    }, LOOKS);
  }

  /** The pair that a search is to belong to, if any; or why not. */
  async function pairFor({ id: player }: Me, terms: string, wanted: string | undefined) {
    if (wanted === undefined) return {};
    if (wanted === 'new') return { pair: await partners.invite(player, terms) };
    const why = await partners.join(wanted, player, terms);
    return why ? { why } : { pair: wanted };
  }

  /** Continues the search that a lost connection had, or starts a new one. */
  async function begun(
    me: Me,
    agreed: Agreement,
    terms: string,
    { again, pair: wanted }: Pick<SeekMessage, 'again' | 'pair'>,
  ): Promise<Seek | Refusal> {
    const { id: player, name, kind } = me;
    const before = again === undefined ? undefined : await seeks.one(again, player);
    const same = before?.terms === terms ? before : undefined;
    const end = same && (await seeks.ended([same.id])).get(same.id);
    if (same && (!end || end.table !== null)) return same;
    const { pair, why } = await pairFor(me, terms, same ? same.pair : wanted);
    if (why) return why;
    const since = same && end && now() - end.at < RETURNS_IN ? same.since : now();
    const { game, options, chairs } = agreed;
    const variant = variantAt(gameCalled(game)!, { players: chairs.length, options }).id;
    const rating = kind === 'account' ? (await ratings.of([player], { game, variant })).get(player) : undefined;
    // A player has one search at a time: one in another window ends, and with it that of the partner there.
    for (const { id, pair: other } of await seeks.openOf(player))
      if (other !== undefined && other !== pair) await seeks.endPair(other, now());
      else await seeks.end([id], null, now());
    const seek: Seek = {
      id: newId(),
      player,
      name,
      kind,
      terms,
      seats: chairs.length,
      rating: rating ?? NEWCOMER,
      since,
      pair,
    };
    await seeks.add(seek, now());
    return seek;
  }

  function end(connection: Connection, how: (seek: Seek) => Promise<unknown>): void {
    latest.delete(connection);
    const one = waiting.get(connection);
    if (!waiting.delete(connection) || !one) return;
    how(one.seek)
      .then(() => (watching.size + waiting.size > 0 ? lookSoon() : undefined))
      .catch((error) => {
        if (!closed) reportError('STORE_WRITE_FAILED', error);
      });
  }

  const tidying = setInterval(() => {
    seeks.tidy(now() - FORGETS).catch((error) => closed || reportError('CLEANUP_FAILED', error));
  }, TIDIES);

  return {
    async seek(connection, asked) {
      const { terms: wanted, answer, pair } = asked;
      const { playerId: player, name, kind = 'guest' } = connection;
      if (player === undefined || name === undefined) return 'no name';
      if (kind === 'bot' || (wanted.rated && kind !== 'account')) return 'no account';
      const agreed = agreedOn(wanted);
      if (isProblem(agreed)) return 'malformed';
      if (wanted.rated && unratedReasons(agreed).length > 0) return 'rated';
      // With every option filled in, equal searches are written alike.
      const { game, players, clock, rated } = wanted;
      const terms = JSON.stringify({ game, players, options: agreed.options, clock, rated });
      if (pair !== undefined && !sidesFor(terms)) return 'malformed';
      const attempt = {};
      if (pair !== undefined && waiting.get(connection)?.seek.pair === pair) this.leave(connection);
      else this.stop(connection);
      latest.set(connection, attempt);
      try {
        const seek = await begun({ id: player, name, kind }, agreed, terms, asked);
        if (typeof seek === 'string') return seek;
        await seeks.markAlive([seek.id], now());
        if (latest.get(connection) !== attempt) {
          await seeks.end([seek.id], null, now());
          return undefined;
        }
        const one: PairedSearch = { seek, partner: null, missing: undefined };
        await partners.compare([one], await open());
        waiting.set(connection, one);
        tellSeeking(connection, one);
        const other = answer && (await open()).find(({ id }) => id === answer);
        if (other && other.terms === terms && other.player !== player && other.seats === 2) {
          const among = await apart([player, other.player]);
          if (!among(player, other.player) && !among(other.player, player)) await bring([other, seek]);
        }
      } catch (error) {
        reportError('STORE_WRITE_FAILED', error);
        waiting.delete(connection);
        return 'busy';
      }
      lookOften();
      await looking;
      await lookSoon();
      return undefined;
    },
    stop(connection) {
      end(connection, ({ id, pair }) =>
        pair === undefined ? seeks.end([id], null, now()) : seeks.endPair(pair, now()),
      );
    },
    leave(connection) {
      end(connection, ({ id }) => seeks.end([id], null, now()));
    },
    invitation: partners.invitation,
    watch(connection, on) {
      if (!on) {
        watching.delete(connection);
        return;
      }
      watching.add(connection);
      lookOften();
      open().then(
        (all) => connection.sendText(listOf(all)),
        (error) => closed || reportError('STORE_READ_FAILED', error),
      );
    },
    close() {
      closed = true;
      clearInterval(timer);
      clearInterval(tidying);
    },
  };
}
