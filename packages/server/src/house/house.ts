/** All tables that are in use: reads their logs, lets one thing happen at a time at each, and tells what came of it. */

import type { Asked, Me, Refusal } from '@boneyard/protocol/messages';
import type { Listed } from '@boneyard/protocol/tables';
import { countMatch } from '../matching/counting';
import { type Matching, matchmaker } from '../matching/matchmaker';
import { newsHere } from '../news/memory';
import type { Here, Newsroom, Said } from '../news/news';
import type { AtTable } from '../rooms/decide';
import type { Agreed } from '../rooms/entries';
import { readEntry } from '../rooms/entries';
import { opening, together } from '../rooms/opening';
import { recordFrom } from '../rooms/record';
import { PACE, type Pace } from '../rooms/referee';
import { fold, isBot, type Room, seatOf, toAct } from '../rooms/room';
import { dueOf } from '../rooms/shown';
import type { Store } from '../store/store';
import type { Thinkers } from '../thinking/thinkers';
import type { Caller } from './calling';
import { type Chat, type Chatting, chatting } from './chatting';
import { floor } from './floor';
import { newId } from './ids';
import { type Listener, tell } from './listener';
import { lobby } from './lobby';
import type { Absence, Spot } from './spot';
import { type Complain, NO_TALLY, type Tally } from './tally';

export interface Housing {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly pace?: Pace;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** A table that nobody touched for so long leaves memory, in milliseconds. */
  readonly idle?: number;
  readonly complain?: Complain;
  readonly tally?: Tally;
  /** Reaches people who are not there when it is their turn. */
  readonly call?: Caller;
  /** How other processes with the same store are told, and heard. */
  readonly newsroom?: Newsroom;
  /** Without it nobody is rated, and nobody finds a game but by its link and the list. */
  readonly matching?: Matching;
  /** What is said at tables, and who may not meet; without it there is no chat. */
  readonly chat?: Chat;
}

export interface Standing {
  readonly turn: boolean;
  readonly due: number | undefined;
}

export interface House {
  open(agreed: Agreed, opener: Me): Promise<string>;
  /** Shows the table to the listener, and no other; or says why it cannot, and if it is busy shows it later. */
  come(listener: Listener, table: string): Promise<Absence | undefined>;
  go(listener: Listener): void;
  ask(listener: Listener, asked: AtTable | Extract<Asked, { t: 'signal' | 'chat' }>): void;
  /** Looks for a game, and tells when there is one; or says why it does not. */
  seek(listener: Listener, asked: Extract<Asked, { t: 'seek' }>): Promise<Refusal | undefined>;
  unseek(listener: Listener): void;
  watchList(listener: Listener, on: boolean): void;
  tables(): Promise<Listed[]>;
  record(table: string): Promise<unknown>;
  /** Does the table wait for this player, and until when? Undefined when it cannot be read. */
  standing(table: string, player: string): Promise<Standing | undefined>;
  /** Takes somebody's name off a table; throws when that cannot be done now. */
  forget(table: string, player: string): Promise<void>;
  /** How many tables are in memory. */
  readonly size: number;
  /** Throws while the store cannot be reached. */
  ready(): Promise<void>;
  /** False while other processes are heard of only by looking into the store. */
  readonly hasNews: boolean;
  /** Finishes what was begun and begins nothing more, so that others can go on. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** Looks for what others left undone so often, and takes it for so long. */
const LOOKS = 1_000;
const LEASE = 10_000;
const AT_ONCE = 50;
/** The tables that are shown are compared with the store so often: lost news cost no more than that. */
const COMPARES = 2_000;
const COMPARED_AT_ONCE = 500;
/** A table that could not be read is read again after so long. */
const AGAIN = 1_000;
const IDLE = 600_000;

function standingOf(room: Room, player: string): Standing {
  const seat = seatOf(room, player);
  const turn = seat !== undefined && toAct(room).includes(seat) && !isBot(room.places[seat]!);
  return { turn, due: dueOf(room) };
}

export function house(housing: Housing): House {
  const { store, thinkers, pace = PACE, now = Date.now, idle = IDLE, complain = console.error } = housing;
  const { tally = NO_TALLY, newsroom = newsHere(), matching } = housing;
  const gossip: Chatting | undefined = housing.chat && chatting(housing.chat, now);
  const list = lobby(store, now);
  const news = newsroom({
    hear(table, said, from) {
      const spot = tables.inUse(table);
      if (spot) hear(spot, said, from);
    },
    listed: (listed) => list.changed(listed, true),
    lost(name) {
      for (const spot of tables.spots()) noticeAt(spot, name, undefined);
    },
    back() {
      for (const { id, audience } of tables.spots()) if (audience.size > 0) introduce(id, audience.here);
    },
  });
  const say = (table: string, said: Said) => news.tell(table, said);
  const changed = (listed: Listed, isPublic: boolean) => {
    list.changed(listed, isPublic);
    if (isPublic) news.list(listed);
  };
  const count = async (room: Room) =>
    matching ? countMatch(matching.ratings, room, now()) : room.places.map(() => null);
  const tables = floor({ store, thinkers, pace, now, complain, changed, say, tally, count, call: housing.call });
  const makes =
    matching &&
    matchmaker({
      ...matching,
      now,
      complain,
      open: (id, agreed, people) => tables.begin(id, together(agreed, people)),
      isOpen: async (id) => (await store.heads([id])).has(id),
    });
  const { spotAt, enter } = tables;
  const whereabouts = new Map<Listener, Spot>();
  /** Those whose table could not be read just now. */
  const waiting = new Map<Listener, NodeJS.Timeout>();
  let closed = false;

  /** Others learn who is here, and say who is with them. */
  function introduce(table: string, here: Here): void {
    say(table, { of: 'here', here });
    say(table, { of: 'who' });
  }

  /** A clock may run differently for who is gone. */
  function noticeAt(spot: Spot, from: string, here: Here | undefined): void {
    spot.audience.elsewhere(from, here);
    if (spot.room) enter(spot, () => {});
  }

  function hear(spot: Spot, said: Said, from: string) {
    switch (said.of) {
      case 'log':
        return tables.catchUp(spot, said.n);
      case 'here':
        return noticeAt(spot, from, said.here);
      case 'who':
        return say(spot.id, { of: 'here', here: spot.audience.here });
      case 'signal':
        return spot.audience.tellEach({ t: 'signal', seat: said.seat, signal: said.signal });
      case 'chat':
        return spot.audience.tellEach({ t: 'chat', lines: [said.line] });
    }
  }

  /** News may get lost; the store is asked how far the tables have come that somebody looks at. */
  async function compare(): Promise<void> {
    const shown = news.alone ? [] : [...tables.spots()].filter(({ audience }) => audience.size > 0);
    try {
      for (let from = 0; from < shown.length; from += COMPARED_AT_ONCE) {
        const page = shown.slice(from, from + COMPARED_AT_ONCE);
        const heads = await store.heads(page.map(({ id }) => id));
        for (const spot of page) tables.catchUp(spot, heads.get(spot.id) ?? 0);
      }
      if (!news.alone) await list.compare();
    } catch (error) {
      if (!closed) complain(`comparing with the store: ${error}`);
    }
    if (!closed) comparing = setTimeout(compare, COMPARES);
  }

  /** Rows that are due and that nobody has seen to, say after a crash. */
  async function look(): Promise<void> {
    try {
      for (const table of await store.takeDue(now(), now() + LEASE, AT_ONCE)) {
        const spot = spotAt(table);
        enter(
          spot,
          (room) => tables.attend(spot, room),
          (why) => {
            if (why === 'no such table') store.putOff(table, null).catch(() => {});
          },
        );
      }
    } catch (error) {
      if (!closed) complain(`looking for what is due: ${error}`);
    }
  }

  function sweep(): void {
    for (const spot of tables.spots())
      if (!spot.busy && spot.awaited.size === 0 && spot.used < now() - idle) tables.clear(spot);
  }

  const looking = setInterval(look, LOOKS);
  const sweeping = setInterval(sweep, Math.min(60_000, idle));
  let comparing = setTimeout(compare, COMPARES);

  function refuse(listener: Listener, asked: Asked, why: Refusal): void {
    tally.refused(why);
    tell(listener, { t: 'refused', what: asked.t, ...(asked.t === 'move' && { at: asked.at }), why });
  }

  function signal({ id, audience }: Spot, room: Room, listener: Listener, asked: Extract<Asked, { t: 'signal' }>) {
    const seat = seatOf(room, listener.guest);
    if (seat === undefined) return refuse(listener, asked, 'not yours');
    audience.tellEach({ t: 'signal', seat, signal: asked.signal });
    say(id, { of: 'signal', seat, signal: asked.signal });
  }

  async function chat({ id, audience }: Spot, room: Room, listener: Listener, asked: Extract<Asked, { t: 'chat' }>) {
    if (!gossip) return refuse(listener, asked, 'not now');
    const said = await gossip.say(room, listener, asked.text).catch(() => 'busy' as const);
    if (typeof said === 'string') return refuse(listener, asked, said);
    audience.tellEach({ t: 'chat', lines: [said] });
    say(id, { of: 'chat', line: said });
  }

  async function recall(spot: Spot, listener: Listener): Promise<void> {
    try {
      const lines = (await gossip?.recalled(spot.id)) ?? [];
      if (lines.length > 0 && whereabouts.get(listener) === spot) tell(listener, { t: 'chat', lines });
    } catch (error) {
      if (!closed) complain(`recalling what was said: ${error}`, { table: spot.id });
    }
  }

  /** Whoever comes may have seen more elsewhere than is known here: what was missed is read first. */
  function follow(spot: Spot): void {
    if (news.alone) return;
    if (spot.room) tables.catchUp(spot, Number.POSITIVE_INFINITY);
    if (spot.audience.size > 0) return;
    news.follow(spot.id);
    say(spot.id, { of: 'who' });
  }

  function go(listener: Listener): void {
    clearTimeout(waiting.get(listener));
    waiting.delete(listener);
    const spot = whereabouts.get(listener);
    if (!spot) return;
    whereabouts.delete(listener);
    spot.audience.go(listener);
    if (spot.audience.size === 0) news.unfollow(spot.id);
    // A clock may run differently for who is gone.
    if (spot.room || spot.busy) enter(spot, () => {});
    else tables.clear(spot);
  }

  return {
    async open(agreed, opener) {
      const id = newId();
      await tables.begin(id, opening(agreed, opener));
      return id;
    },
    come(listener, table) {
      go(listener);
      const spot = spotAt(table);
      whereabouts.set(listener, spot);
      follow(spot);
      return new Promise((resolve) => {
        enter(
          spot,
          (room) => {
            // Somebody may have gone again before the log was read.
            if (whereabouts.get(listener) === spot) {
              spot.audience.come(listener, room);
              void recall(spot, listener);
            }
            resolve(undefined);
          },
          (why) => {
            whereabouts.delete(listener);
            if (spot.audience.size === 0) news.unfollow(table);
            if (why === 'busy')
              waiting.set(
                listener,
                setTimeout(() => this.come(listener, table), AGAIN),
              );
            resolve(why);
          },
        );
      });
    },
    go,
    ask(listener, asked) {
      const spot = whereabouts.get(listener);
      if (!spot) return refuse(listener, asked, 'not at a table');
      const began = now();
      const no = (why: Refusal) => refuse(listener, asked, why);
      const go = () =>
        enter(
          spot,
          (room) => {
            if (asked.t === 'signal') signal(spot, room, listener, asked);
            else if (asked.t === 'chat') void chat(spot, room, listener, asked);
            else tables.ask(spot, room, { listener, asked, began, refuse: no });
          },
          no,
        );
      if (asked.t !== 'sit' || !housing.chat || listener.guest === undefined) return go();
      // Whoever is blocked by somebody there does not sit down with them.
      housing.chat.company.blockedAt(spot.id, listener.guest).then(
        (blocked) => (blocked ? no('blocked') : go()),
        () => no('busy'),
      );
    },
    seek: async (listener, asked) => (makes ? makes.seek(listener, asked) : 'not now'),
    unseek: (listener) => makes?.leave(listener),
    watchList(listener, on) {
      makes?.watch(listener, on);
      if (!on) return list.leave(listener);
      list.watch(listener).catch((error) => complain(`listing tables: ${error}`));
    },
    tables: () => list.tables(),
    async record(table) {
      const entries = (await store.log(table)).map(readEntry);
      let room: Room | undefined;
      for (const entry of entries) room = fold(room, entry, table);
      if (!room) return undefined;
      return room.phase === 'over' && room.match ? recordFrom(table, entries) : null;
    },
    standing(table, player) {
      const spot = spotAt(table);
      // Without anybody looking on nobody tells us what is new there.
      if (spot.room && spot.audience.size === 0 && !news.alone) tables.catchUp(spot, Number.POSITIVE_INFINITY);
      return new Promise((resolve) => {
        enter(
          spot,
          (room) => resolve(standingOf(room, player)),
          () => resolve(undefined),
        );
      });
    },
    forget(table, player) {
      const spot = spotAt(table);
      return new Promise((resolve, reject) => {
        const settled = (failed?: Absence) =>
          failed === 'busy' ? reject(new Error(`table ${table} is busy`)) : resolve();
        enter(spot, (room) => tables.forget(spot, room, player, settled), settled);
      });
    },
    get size() {
      return [...tables.spots()].filter(({ room }) => room).length;
    },
    ready: () => store.ready(),
    get hasNews() {
      return news.works;
    },
    async rest() {
      clearInterval(looking);
      await tables.rest();
    },
    async close() {
      closed = true;
      clearInterval(looking);
      clearInterval(sweeping);
      clearTimeout(comparing);
      for (const timer of waiting.values()) clearTimeout(timer);
      list.close();
      makes?.close();
      tables.close();
      thinkers.close();
      await Promise.all([store.close(), news.close()]);
    },
  };
}
