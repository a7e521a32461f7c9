/** Matchmaking: stores searches for a game, opens tables for players who fit together, and tells them. */

import { isProvisional, NEWCOMER, shownRating } from '@boneyard/engine/rating';
import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import type { Refusal } from '@boneyard/protocol/enums';
import type { Me } from '@boneyard/protocol/players';
import type { SeekListing, SeekTerms } from '@boneyard/protocol/seeks';
import { isProblem } from '@boneyard/rules/problem';
import type { ReportError } from '../operations/errors';
import { type Connection, send } from '../tables/connection';
import { newId } from '../tables/ids';
import type { TableRegistry } from '../tables/registry';
import type { Agreement } from '../tables/room/entries';
import { agreementFor, matchedDeeds } from '../tables/room/newtable';
import { unratedReasons } from '../tables/room/rated';
import { type KeepsApart, pairings } from './pairs';
import type { RatingRepository } from './ratings';
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

export interface Matchmaker {
  /** Starts a search; or says why not. */
  seek(connection: Connection, asked: Extract<ClientMessage, { t: 'seek' }>): Promise<Refusal | undefined>;
  /** Ends the search. */
  leave(connection: Connection): void;
  /** Sends the list of searches, now and whenever it changes. */
  watch(connection: Connection, on: boolean): void;
  close(): void;
}

/** For a server without matchmaking. */
export const NO_MATCHMAKER: Matchmaker = { seek: async () => 'not now', leave() {}, watch() {}, close() {} };

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

function soughtOf({ id, name, rating, since, terms }: Seek): SeekListing {
  const rank = { rating: shownRating(rating), provisional: isProvisional(rating) };
  return { ...(JSON.parse(terms) as SeekListing), id, name, rank, since };
}

export function matchmaker(options: MatchmakerOptions): Matchmaker {
  const { seeks, ratings, apart, now, reportError, tables } = options;
  const waiting = new Map<Connection, Seek>();
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
    const agreed = agreedOn(JSON.parse(group[0]!.terms) as SeekTerms);
    if (isProblem(agreed)) throw new Error(`a search for ${group[0]!.terms}`);
    await tables.open(table, matchedDeeds(agreed, group));
  }

  /** Ends these searches at a new table, unless one of them has ended elsewhere. */
  async function bring(group: readonly Seek[]): Promise<void> {
    const table = newId();
    const inOrder = group.toSorted((a, b) => a.since - b.since || (a.player < b.player ? -1 : 1));
    const ids = inOrder.map(({ id }) => id);
    if (await seeks.end(ids, table, now())) await seat(table, inOrder);
  }

  async function tellFound(): Promise<void> {
    const ended = await seeks.ended([...waiting.values()].map(({ id }) => id));
    for (const [connection, { id: seek }] of waiting) {
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
    return JSON.stringify({ t: 'seeks', seeks: all.slice(0, MOST_SHOWN).map(soughtOf) });
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
      await seeks.markAlive(
        [...waiting.values()].map(({ id }) => id),
        now(),
      );
    }
    const all = await seeks.open(now() - LOST, MOST);
    const among = await apart(all.map(({ player }) => player));
    const groups = pairings(all, now(), among);
    for (const group of groups) await bring(group);
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

  /** Continues the search that a lost connection had, or starts a new one. */
  async function begun(
    { id: player, name, kind }: Me,
    agreed: Agreement,
    terms: string,
    again?: string,
  ): Promise<Seek> {
    const before = again === undefined ? undefined : await seeks.one(again, player);
    const same = before?.terms === terms ? before : undefined;
    const end = same && (await seeks.ended([same.id])).get(same.id);
    if (same && (!end || end.table !== null)) return same;
    const since = same && end && now() - end.at < RETURNS_IN ? same.since : now();
    const rating = kind === 'account' ? (await ratings.of([player], agreed.game)).get(player) : undefined;
    // A player has one search at a time: one in another window ends.
    for (const { id } of await seeks.openOf(player)) await seeks.end([id], null, now());
    const seek: Seek = {
      id: newId(),
      player,
      name,
      kind,
      terms,
      seats: agreed.chairs.length,
      rating: rating ?? NEWCOMER,
      since,
    };
    await seeks.add(seek, now());
    return seek;
  }

  const tidying = setInterval(() => {
    seeks.tidy(now() - FORGETS).catch((error) => closed || reportError('CLEANUP_FAILED', error));
  }, TIDIES);

  return {
    async seek(connection, { terms: wanted, again, answer }) {
      const { playerId: player, name, kind = 'guest' } = connection;
      if (player === undefined || name === undefined) return 'no name';
      if (kind === 'bot' || (wanted.rated && kind !== 'account')) return 'no account';
      const agreed = agreedOn(wanted);
      if (isProblem(agreed)) return 'malformed';
      if (wanted.rated && unratedReasons(agreed).length > 0) return 'rated';
      // With every option filled in, equal searches are written alike.
      const { game, players, clock, rated } = wanted;
      const terms = JSON.stringify({ game, players, options: agreed.options, clock, rated });
      const attempt = {};
      this.leave(connection);
      latest.set(connection, attempt);
      try {
        const seek = await begun({ id: player, name, kind }, agreed, terms, again);
        await seeks.markAlive([seek.id], now());
        if (latest.get(connection) !== attempt) {
          await seeks.end([seek.id], null, now());
          return undefined;
        }
        waiting.set(connection, seek);
        send(connection, { t: 'seeking', seek: seek.id, since: seek.since });
        const other = answer && (await seeks.open(now() - LOST, MOST)).find(({ id }) => id === answer);
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
    leave(connection) {
      latest.delete(connection);
      const seek = waiting.get(connection);
      if (!waiting.delete(connection) || !seek) return;
      seeks
        .end([seek.id], null, now())
        .then(() => (watching.size > 0 ? lookSoon() : undefined))
        .catch((error) => {
          if (!closed) reportError('STORE_WRITE_FAILED', error);
        });
    },
    watch(connection, on) {
      if (!on) {
        watching.delete(connection);
        return;
      }
      watching.add(connection);
      lookOften();
      seeks.open(now() - LOST, MOST).then(
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
