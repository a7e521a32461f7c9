/** Who is connected to one table: which connection has which seat, here and in other processes, and since when a seat is absent. */

import type { SeatPresence } from '@boneyard/protocol/servermessages';
import type { Seat } from '@boneyard/rules/game';
import type { LocalPresence } from '../cluster/bus';
import type { Connection } from './connection';
import type { AbsentSince } from './room/decide';
import { type Room, seatOf } from './room/room';

/** All spectators see the same, so they count as one more seat. */
const SPECTATOR = -1;

/** The connections of one seat: they see the same. */
export interface SeatViewers {
  readonly seat: Seat;
  readonly connections: ReadonlySet<Connection>;
}

const NO_CONNECTIONS: ReadonlySet<Connection> = new Set();

export class TablePresence {
  readonly #now: () => number;
  readonly #grace: number;
  readonly #seats = new Map<Connection, number>();
  readonly #viewers = new Map<number, Set<Connection>>();
  readonly #elsewhere = new Map<string, LocalPresence>();
  #places: Room['places'] = [];
  #absentSince: AbsentSince = [];

  /** `grace`: how long a connection may be gone before anything happens to its seat, in milliseconds. */
  constructor(now: () => number, grace: number) {
    this.#now = now;
    this.#grace = grace;
  }

  /** How many connections this process has to the table. */
  get size(): number {
    return this.#seats.size;
  }

  /** Is nobody connected, to any process? */
  get isEmpty(): boolean {
    return this.#everywhere().every(({ seats, watching }) => seats.length === 0 && watching === 0);
  }

  get spectators(): ReadonlySet<Connection> {
    return this.#viewers.get(SPECTATOR) ?? NO_CONNECTIONS;
  }

  *players(): Iterable<SeatViewers> {
    for (const [seat, connections] of this.#viewers) if (seat !== SPECTATOR) yield { seat, connections };
  }

  /** By seat: since when nobody who sits there is connected to any process. */
  get absentSince(): AbsentSince {
    return this.#absentSince;
  }

  /** Who is connected to this process. */
  get local(): LocalPresence {
    const seats = [...this.#viewers.keys()].filter((seat) => seat !== SPECTATOR);
    return { seats, watching: this.#viewers.get(SPECTATOR)?.size ?? 0 };
  }

  /** Who is connected to any process, as clients are told. */
  summary(): { readonly seats: SeatPresence[]; readonly watching: number } {
    const seats = this.#absentSince.map(
      (since): SeatPresence =>
        since === undefined ? { here: true, until: null } : { here: false, until: since + this.#grace },
    );
    return { seats, watching: this.#everywhere().reduce((sum, one) => sum + one.watching, 0) };
  }

  add(connection: Connection, room: Room): void {
    this.#put(connection, seatOf(room, connection.playerId) ?? SPECTATOR);
    this.#count();
  }

  /** False when it was not there. */
  remove(connection: Connection): boolean {
    const was = this.#take(connection);
    this.#count();
    return was;
  }

  /** Who is connected to another process, undefined when that is gone. False when nothing changed. */
  setElsewhere(process: string, presence: LocalPresence | undefined): boolean {
    if (JSON.stringify(this.#elsewhere.get(process)) === JSON.stringify(presence)) return false;
    if (presence && (presence.seats.length > 0 || presence.watching > 0)) this.#elsewhere.set(process, presence);
    else this.#elsewhere.delete(process);
    this.#count();
    return true;
  }

  /** The log was read: players who sit there and are not connected are absent from now on. */
  begin(room: Room): void {
    if (this.#absentSince.length === 0) this.#absentSince = room.places.map(() => this.#now());
  }

  /** Players may have sat down or left their seats; gives the connections that now have another seat. */
  reseat(room: Room): Connection[] {
    if (this.#places === room.places) return [];
    this.#places = room.places;
    const seatNow = (connection: Connection) => seatOf(room, connection.playerId) ?? SPECTATOR;
    const moved = [...this.#seats].filter(([connection, seat]) => seatNow(connection) !== seat);
    for (const [connection] of moved) {
      this.#take(connection);
      this.#put(connection, seatNow(connection));
    }
    this.#count();
    return moved.map(([connection]) => connection);
  }

  #everywhere(): LocalPresence[] {
    return [this.local, ...this.#elsewhere.values()];
  }

  #count(): void {
    const present = new Set(this.#everywhere().flatMap(({ seats }) => seats));
    this.#absentSince = this.#absentSince.map((since, seat) =>
      present.has(seat) ? undefined : (since ?? this.#now()),
    );
  }

  #put(connection: Connection, seat: number): void {
    let viewers = this.#viewers.get(seat);
    if (!viewers) {
      viewers = new Set();
      this.#viewers.set(seat, viewers);
    }
    viewers.add(connection);
    this.#seats.set(connection, seat);
  }

  #take(connection: Connection): boolean {
    const seat = this.#seats.get(connection);
    if (seat === undefined) return false;
    this.#seats.delete(connection);
    const viewers = this.#viewers.get(seat);
    viewers?.delete(connection);
    if (viewers?.size === 0) this.#viewers.delete(seat);
    return true;
  }
}
