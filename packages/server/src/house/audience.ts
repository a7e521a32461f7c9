/** Those who look at one table: which seat each has, who is gone, and what they are told when something changes. */

import { difference } from '@boneyard/protocol/delta';
import { written } from '@boneyard/protocol/json';
import type { Presence, Told } from '@boneyard/protocol/messages';
import type { Seat } from '@boneyard/rules/game';
import type { Here } from '../news/news';
import { GRACE } from '../rooms/decide';
import { type Room, seatOf } from '../rooms/room';
import { shown, shownToAll, viewOf } from '../rooms/shown';
import { type Listener, tell } from './listener';

/** Spectators see one and the same. */
const SPECTATOR = -1;

export interface Audience {
  readonly size: number;
  /** By seat: since when nobody who sits there is connected, here or elsewhere. */
  readonly gone: readonly (number | undefined)[];
  /** Up to where everybody has been told. */
  readonly told: number;
  /** Who is connected to this process. */
  readonly here: Here;
  /** Who is connected to another one; undefined when it is gone. */
  elsewhere(process: string, here: Here | undefined): void;
  /** The log was read. Whoever sits there and is not here yet is gone from now on; who looks on is told what is new. */
  seat(room: Room): void;
  come(listener: Listener, room: Room): void;
  go(listener: Listener): void;
  /** Everything, to one of them. */
  tellAll(listener: Listener, room: Room): void;
  /** What changed since they were last told, to everybody. */
  tellStep(room: Room): void;
  /** The table leaves memory, and what was told of it with it. */
  forget(): void;
  tellEach(told: Told): void;
}

/** `announce` tells other processes who is connected here. */
export function audience(now: () => number, announce: (here: Here) => void = () => {}): Audience {
  const groups = new Map<number, Set<Listener>>();
  const places = new Map<Listener, number>();
  /** What everybody was last told of; undefined while the table is not in memory. Only a room: what each saw of it follows. */
  let last: Room | undefined;
  let seated: Room['places'] = [];
  const others = new Map<string, Here>();
  let told = 0;
  let gone: (number | undefined)[] = [];

  function put(listener: Listener, place: number): void {
    let group = groups.get(place);
    if (!group) {
      group = new Set();
      groups.set(place, group);
    }
    group.add(listener);
    places.set(listener, place);
  }

  function take(listener: Listener): void {
    const place = places.get(listener);
    if (place === undefined) return;
    places.delete(listener);
    const group = groups.get(place);
    group?.delete(listener);
    if (group?.size === 0) groups.delete(place);
  }

  function here(): Here {
    const seats = [...groups.keys()].filter((place) => place !== SPECTATOR);
    return { seats, watching: groups.get(SPECTATOR)?.size ?? 0 };
  }

  /** Who is there may have changed. */
  function count(): void {
    const there = new Set([here(), ...others.values()].flatMap(({ seats }) => seats));
    gone = gone.map((since, seat) => (there.has(seat) ? undefined : (since ?? now())));
  }

  function tellEach(told: Told): void {
    const text = JSON.stringify(told);
    for (const listener of places.keys()) listener.post(text);
  }

  function tellPresence(): void {
    count();
    const seats = gone.map(
      (since): Presence => (since === undefined ? { here: true, until: null } : { here: false, until: since + GRACE }),
    );
    const watching = [here(), ...others.values()].reduce((sum, one) => sum + one.watching, 0);
    tellEach({ t: 'here', seats, watching });
  }

  function tellAll(listener: Listener, room: Room): void {
    tell(listener, { t: 'table', table: written(shown(room, seatOf(room, listener.guest))) });
  }

  function seatFor(place: number): Seat | undefined {
    return place === SPECTATOR ? undefined : place;
  }

  /** Who sits where may have changed, and with it what they may see: these are told everything. */
  function regroup(room: Room): Listener[] {
    if (seated === room.places) return [];
    seated = room.places;
    const moved = [...places].filter(([listener, place]) => (seatOf(room, listener.guest) ?? SPECTATOR) !== place);
    for (const [listener] of moved) {
      take(listener);
      put(listener, seatOf(room, listener.guest) ?? SPECTATOR);
    }
    return moved.map(([listener]) => listener);
  }

  function tellStep(room: Room): void {
    const before = last;
    last = room;
    told = room.n;
    const moved = regroup(room);
    if (before && before.n !== room.n) {
      // The number at least is another one, so there is something that changed for everybody.
      const common = difference(shownToAll(before), shownToAll(room))!.slice(0, -1);
      for (const [place, group] of groups) {
        const seat = seatFor(place);
        const view = difference(viewOf(before, seat), viewOf(room, seat));
        const delta = `${common}${view === undefined ? '' : `,"view":${view}`}}`;
        const text = `{"t":"step","from":${before.n},"n":${room.n},"delta":${delta}}`;
        for (const listener of group) if (moved.length === 0 || !moved.includes(listener)) listener.post(text);
      }
    }
    for (const listener of moved) tellAll(listener, room);
    if (moved.length === 0) return;
    announce(here());
    tellPresence();
  }

  return {
    get size() {
      return places.size;
    },
    get gone() {
      return gone;
    },
    get told() {
      return told;
    },
    get here() {
      return here();
    },
    elsewhere(process, there) {
      const before = others.get(process);
      if (JSON.stringify(before) === JSON.stringify(there)) return;
      if (there && (there.seats.length > 0 || there.watching > 0)) others.set(process, there);
      else others.delete(process);
      tellPresence();
    },
    seat(room) {
      if (gone.length === 0) gone = room.places.map(() => now());
      const missed = room.n !== told;
      told = room.n;
      if (regroup(room).length > 0) announce(here());
      count();
      last = room;
      if (missed) for (const listener of places.keys()) tellAll(listener, room);
    },
    come(listener, room) {
      if (room.n !== told) tellStep(room);
      const place = seatOf(room, listener.guest) ?? SPECTATOR;
      put(listener, place);
      tellAll(listener, room);
      announce(here());
      tellPresence();
    },
    go(listener) {
      if (!places.has(listener)) return;
      take(listener);
      announce(here());
      tellPresence();
    },
    tellAll(listener, room) {
      if (room.n !== told) tellStep(room);
      tellAll(listener, room);
    },
    tellStep,
    tellEach,
    forget() {
      last = undefined;
    },
  };
}
