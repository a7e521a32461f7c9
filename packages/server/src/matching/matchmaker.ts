/** Brings people together who look for a game: keeps their searches, opens a table for those who fit, and tells them. */

import { isProvisional, NEWCOMER, shownRating } from '@boneyard/engine/rating';
import type { Asked, Me, Refusal } from '@boneyard/protocol/messages';
import type { Sought, Terms } from '@boneyard/protocol/tables';
import { isProblem } from '@boneyard/rules/problem';
import { newId } from '../house/ids';
import { type Listener, tell } from '../house/listener';
import type { Complain } from '../house/tally';
import type { Ratings } from '../people/ratings';
import type { Agreed } from '../rooms/entries';
import { agreeOn } from '../rooms/opening';
import { flawsOf } from '../rooms/rated';
import { type Apart, pairings } from './pairing';
import type { Seek, Seeks } from './seeks';

export interface Matching {
  readonly seeks: Seeks;
  readonly ratings: Ratings;
  /** Which of these people would rather not meet. */
  readonly apart: (players: readonly string[]) => Promise<Apart>;
}

export interface Means extends Matching {
  readonly now: () => number;
  readonly complain: Complain;
  /** Opens the table with these people at it, unless it is open already. */
  open(table: string, agreed: Agreed, people: readonly Pick<Seek, 'player' | 'name'>[]): Promise<void>;
  isOpen(table: string): Promise<boolean>;
}

export interface Matchmaker {
  /** Why not; undefined where the search has begun or is over already. */
  seek(listener: Listener, asked: Extract<Asked, { t: 'seek' }>): Promise<Refusal | undefined>;
  /** Gives the search up. */
  leave(listener: Listener): void;
  /** Tells who looks for a game, now and whenever that changes. */
  watch(listener: Listener, on: boolean): void;
  close(): void;
}

/** How often it is looked who fits, and how often it is said that somebody still looks, in milliseconds. */
const LOOKS = 1_000;
const SEES = 3_000;
/** Whose line was not there for so long looks no more: their server is gone. */
const LOST = 10_000;
/** A table that somebody else found people for and that is not open after so long is opened by whoever misses it. */
const OPENS_IN = 2_000;
/** Whoever looks again within this time has looked all the while. */
const RETURNS_IN = 60_000;
/** What is older than that is forgotten, now and then. */
const FORGETS = 24 * 3600_000;
const TIDIES = 3600_000;
const MOST = 500;
const MOST_SHOWN = 50;

/** A table for people who look for this. */
function agreedOn({ players, rated, ...terms }: Terms) {
  const chairs = Array.from({ length: players }, () => ({ kind: 'person' }) as const);
  return agreeOn({ ...terms, chairs, late: rated ? 'mildest' : 'bot', listed: false, rated });
}

function soughtOf({ id, name, rating, since, terms }: Seek): Sought {
  const rank = { rating: shownRating(rating), provisional: isProvisional(rating) };
  return { ...(JSON.parse(terms) as Sought), id, name, rank, since };
}

export function matchmaker(means: Means): Matchmaker {
  const { seeks, ratings, apart, now, complain, open, isOpen } = means;
  const waiting = new Map<Listener, Seek>();
  /** What each of them asked for last: who has gone or asked anew meanwhile does not begin to wait. */
  const wishes = new Map<Listener, object>();
  const watching = new Set<Listener>();
  /** What all who watch were told last. */
  let told: string | undefined;
  let seen = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let closed = false;

  async function seat(table: string, company: readonly Seek[]): Promise<void> {
    const agreed = agreedOn(JSON.parse(company[0]!.terms) as Terms);
    if (isProblem(agreed)) throw new Error(`a search for ${company[0]!.terms}`);
    await open(table, agreed, company);
  }

  /** Ends these searches at a new table, unless one of them has ended elsewhere. */
  async function bring(company: readonly Seek[]): Promise<void> {
    const table = newId();
    const inOrder = company.toSorted((a, b) => a.since - b.since || (a.player < b.player ? -1 : 1));
    const ids = inOrder.map(({ id }) => id);
    if (await seeks.end(ids, table, now())) await seat(table, inOrder);
  }

  async function tellFound(): Promise<void> {
    const ended = await seeks.ended([...waiting.values()].map(({ id }) => id));
    for (const [listener, { id: seek }] of waiting) {
      const found = ended.get(seek);
      if (!found) continue;
      const { table, at } = found;
      if (table !== null && !(await isOpen(table))) {
        if (now() - at < OPENS_IN) continue;
        await seat(table, await seeks.company(table));
      }
      waiting.delete(listener);
      tell(listener, { t: 'found', seek, table });
    }
  }

  function listOf(all: readonly Seek[]): string {
    return JSON.stringify({ t: 'seeks', seeks: all.slice(0, MOST_SHOWN).map(soughtOf) });
  }

  function tellSeeks(all: readonly Seek[]): void {
    const text = listOf(all);
    if (text === told) return;
    told = text;
    for (const listener of watching) listener.post(text);
  }

  async function look(): Promise<void> {
    if (now() - seen >= SEES) {
      seen = now();
      await seeks.see(
        [...waiting.values()].map(({ id }) => id),
        now(),
      );
    }
    const all = await seeks.open(now() - LOST, MOST);
    const among = await apart(all.map(({ player }) => player));
    const companies = pairings(all, now(), among);
    for (const company of companies) await bring(company);
    await tellFound();
    const brought = new Set(companies.flat());
    tellSeeks(all.filter((one) => !brought.has(one)));
  }

  /** One look at a time; whoever comes meanwhile is seen by the next. */
  function lookSoon(): Promise<void> {
    looking ??= look()
      .catch((error) => {
        if (!closed) complain(`looking who fits: ${error}`);
      })
      .then(() => {
        looking = undefined;
      });
    return looking;
  }

  /** Nobody looks while nobody waits. */
  function lookOften(): void {
    if (timer || closed) return;
    timer = setInterval(() => {
      if (waiting.size + watching.size > 0) return lookSoon();
      clearInterval(timer);
      timer = undefined;
      return undefined;
    }, LOOKS);
  }

  /** The search that goes on after a line was cut; what came of it is told like that of any other. */
  async function begun({ id: player, name, kind }: Me, agreed: Agreed, terms: string, again?: string): Promise<Seek> {
    const before = again === undefined ? undefined : await seeks.one(again, player);
    const same = before?.terms === terms ? before : undefined;
    const end = same && (await seeks.ended([same.id])).get(same.id);
    if (same && (!end || end.table !== null)) return same;
    const since = same && end && now() - end.at < RETURNS_IN ? same.since : now();
    const rating = kind === 'account' ? (await ratings.of([player], agreed.game)).get(player) : undefined;
    // Somebody looks for one thing at a time: a search in another window ends.
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
    seeks.tidy(now() - FORGETS).catch((error) => closed || complain(`forgetting searches: ${error}`));
  }, TIDIES);

  return {
    async seek(listener, { terms: wanted, again, answer }) {
      const { guest: player, name, kind = 'guest' } = listener;
      if (player === undefined || name === undefined) return 'no name';
      if (kind === 'bot' || (wanted.rated && kind !== 'account')) return 'no account';
      const agreed = agreedOn(wanted);
      if (isProblem(agreed)) return 'malformed';
      if (wanted.rated && flawsOf(agreed).length > 0) return 'rated';
      // Options that were left out are settled, so that the same wishes are written alike.
      const { game, players, clock, rated } = wanted;
      const terms = JSON.stringify({ game, players, options: agreed.options, clock, rated });
      const wish = {};
      this.leave(listener);
      wishes.set(listener, wish);
      try {
        const seek = await begun({ id: player, name, kind }, agreed, terms, again);
        await seeks.see([seek.id], now());
        if (wishes.get(listener) !== wish) {
          await seeks.end([seek.id], null, now());
          return undefined;
        }
        waiting.set(listener, seek);
        tell(listener, { t: 'seeking', seek: seek.id, since: seek.since });
        const other = answer && (await seeks.open(now() - LOST, MOST)).find(({ id }) => id === answer);
        if (other && other.terms === terms && other.player !== player && other.seats === 2) {
          const among = await apart([player, other.player]);
          if (!among(player, other.player) && !among(other.player, player)) await bring([other, seek]);
        }
      } catch (error) {
        complain(`beginning a search: ${error}`);
        waiting.delete(listener);
        return 'busy';
      }
      lookOften();
      await looking;
      await lookSoon();
      return undefined;
    },
    leave(listener) {
      wishes.delete(listener);
      const seek = waiting.get(listener);
      if (!waiting.delete(listener) || !seek) return;
      seeks
        .end([seek.id], null, now())
        .then(() => (watching.size > 0 ? lookSoon() : undefined))
        .catch((error) => {
          if (!closed) complain(`ending a search: ${error}`);
        });
    },
    watch(listener, on) {
      if (!on) {
        watching.delete(listener);
        return;
      }
      watching.add(listener);
      lookOften();
      seeks.open(now() - LOST, MOST).then(
        (all) => listener.post(listOf(all)),
        (error) => closed || complain(`listing searches: ${error}`),
      );
    },
    close() {
      closed = true;
      clearInterval(timer);
      clearInterval(tidying);
    },
  };
}
