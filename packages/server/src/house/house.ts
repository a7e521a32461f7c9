/** All tables that are in use: reads their logs, lets one thing happen at a time at each, and tells what came of it. */

import type { Asked, Me, Refusal } from '@boneyard/protocol/messages';
import type { Listed } from '@boneyard/protocol/tables';
import type { Agreed } from '../rooms/entries';
import { readEntry } from '../rooms/entries';
import { opening } from '../rooms/opening';
import { recordFrom } from '../rooms/record';
import { PACE, type Pace } from '../rooms/referee';
import { fold, type Room, seatOf } from '../rooms/room';
import type { Store } from '../store/store';
import type { Thinkers } from '../thinking/thinkers';
import { floor } from './floor';
import { newId } from './ids';
import { type Listener, tell } from './listener';
import { lobby } from './lobby';
import type { Spot } from './spot';

export interface Housing {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly pace?: Pace;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** A table that nobody touched for so long leaves memory, in milliseconds. */
  readonly idle?: number;
  /** What went wrong, without anything secret in it. */
  readonly complain?: (what: string) => void;
}

export interface House {
  open(agreed: Agreed, opener: Me): Promise<string>;
  /** Shows the table to the listener, and no other; false if there is no such table. */
  come(listener: Listener, table: string): Promise<boolean>;
  go(listener: Listener): void;
  ask(listener: Listener, asked: Exclude<Asked, { t: 'hello' | 'come' | 'go' | 'list' }>): void;
  watchList(listener: Listener, on: boolean): void;
  tables(): Promise<Listed[]>;
  record(table: string): Promise<unknown>;
  /** How many tables are in memory. */
  readonly size: number;
  close(): Promise<void>;
}

/** Looks for what others left undone so often, and takes it for so long. */
const LOOKS = 1_000;
const LEASE = 10_000;
const AT_ONCE = 50;
const IDLE = 600_000;

export function house(housing: Housing): House {
  const { store, thinkers, pace = PACE, now = Date.now, idle = IDLE, complain = console.error } = housing;
  const list = lobby(store, now);
  const changed = (listed: Listed, isPublic: boolean) => list.changed(listed, isPublic);
  const tables = floor({ store, thinkers, pace, now, complain, changed });
  const { spotAt, enter } = tables;
  const whereabouts = new Map<Listener, Spot>();

  /** Rows that are due and that nobody has seen to, say after a crash. */
  async function look(): Promise<void> {
    try {
      for (const table of await store.takeDue(now(), now() + LEASE, AT_ONCE)) {
        const spot = spotAt(table);
        enter(
          spot,
          (room) => tables.putOff(spot, room),
          () => store.putOff(table, null),
        );
      }
    } catch (error) {
      complain(`looking for what is due: ${error}`);
    }
  }

  function sweep(): void {
    for (const spot of tables.spots())
      if (!spot.busy && spot.awaited.size === 0 && spot.used < now() - idle) tables.clear(spot);
  }

  const looking = setInterval(look, LOOKS);
  const sweeping = setInterval(sweep, Math.min(60_000, idle));

  function refuse(listener: Listener, asked: Asked, why: Refusal): void {
    tell(listener, { t: 'refused', what: asked.t, ...(asked.t === 'move' && { at: asked.at }), why });
  }

  function signal({ audience }: Spot, room: Room, listener: Listener, asked: Extract<Asked, { t: 'signal' }>): void {
    const seat = seatOf(room, listener.guest);
    if (seat === undefined) refuse(listener, asked, 'not yours');
    else audience.tellEach({ t: 'signal', seat, signal: asked.signal });
  }

  function go(listener: Listener): void {
    const spot = whereabouts.get(listener);
    if (!spot) return;
    whereabouts.delete(listener);
    spot.audience.go(listener);
    // A clock may run differently for who is gone.
    if (spot.room || spot.busy) enter(spot, () => {});
    else tables.clear(spot);
  }

  return {
    async open(agreed, opener) {
      const id = newId();
      await tables.begin(id, opening(agreed, opener.id, opener.name));
      return id;
    },
    come(listener, table) {
      go(listener);
      const spot = spotAt(table);
      whereabouts.set(listener, spot);
      return new Promise((resolve) => {
        enter(
          spot,
          (room) => {
            // Somebody may have gone again before the log was read.
            if (whereabouts.get(listener) === spot) spot.audience.come(listener, room);
            resolve(true);
          },
          () => {
            whereabouts.delete(listener);
            resolve(false);
          },
        );
      });
    },
    go,
    ask(listener, asked) {
      const spot = whereabouts.get(listener);
      if (!spot) return refuse(listener, asked, 'not at a table');
      enter(
        spot,
        (room) => {
          if (asked.t === 'signal') signal(spot, room, listener, asked);
          else tables.ask(spot, room, listener, asked, (why) => refuse(listener, asked, why));
        },
        () => refuse(listener, asked, 'no such table'),
      );
    },
    watchList(listener, on) {
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
    get size() {
      return [...tables.spots()].filter(({ room }) => room).length;
    },
    async close() {
      clearInterval(looking);
      clearInterval(sweeping);
      list.close();
      tables.close();
      thinkers.close();
      await store.close();
    },
  };
}
