/** Who is connected to one table: which connection has which seat, here and in other processes, and since when a seat is absent. */

import type { SeatPresence } from '@boneyard/protocol/servermessages';
import type { Seat } from '@boneyard/rules/game';
import type { LocalPresence } from '../cluster/bus';
import type { Connection } from './connection';
import type { AbsentSince } from './room/decide';
import { type Room, seatOf } from './room/room';

/** The connections of one seat: they see the same. */
export interface SeatViewers {
  readonly seat: Seat;
  readonly connections: readonly Connection[];
}

const NOBODY: ReadonlySet<Connection> = new Set();
const NOWHERE: ReadonlyMap<string, LocalPresence> = new Map();

export class TablePresence {
  readonly #now: () => number;
  readonly #grace: number;
  // A server has many tables, and most have two players and nobody else.
  /** The seats that have connections, and those. */
  #players: readonly SeatViewers[] = [];
  #spectators: Set<Connection> | undefined;
  /** Who is connected to other processes, by process. */
  #elsewhere = NOWHERE;
  #places: Room['places'] = [];
  #absentSince: AbsentSince = [];

  /** `grace`: how long a connection may be gone before anything happens to its seat, in milliseconds. */
  constructor(now: () => number, grace: number) {
    this.#now = now;
    this.#grace = grace;
  }

  /** How many connections this process has to the table. */
  get size(): number {
    return this.#players.reduce((sum, { connections }) => sum + connections.length, this.spectators.size);
  }

  /** Is nobody connected, to any process? */
  get isEmpty(): boolean {
    return this.#everywhere().every(({ seats, watching }) => seats.length === 0 && watching === 0);
  }

  get spectators(): ReadonlySet<Connection> {
    return this.#spectators ?? NOBODY;
  }

  get players(): readonly SeatViewers[] {
    return this.#players;
  }

  /** By seat: since when nobody who sits there is connected to any process. */
  get absentSince(): AbsentSince {
    return this.#absentSince;
  }

  /** Who is connected to this process. */
  get local(): LocalPresence {
    return { seats: this.#players.map(({ seat }) => seat), watching: this.spectators.size };
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
    this.#take(connection);
    this.#put(connection, seatOf(room, connection.playerId));
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
    const elsewhere = new Map(this.#elsewhere);
    if (presence && (presence.seats.length > 0 || presence.watching > 0)) elsewhere.set(process, presence);
    else elsewhere.delete(process);
    this.#elsewhere = elsewhere.size > 0 ? elsewhere : NOWHERE;
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
    const seatNow = (connection: Connection) => seatOf(room, connection.playerId);
    const moved = this.#players.flatMap(({ seat, connections }) => connections.filter((one) => seatNow(one) !== seat));
    for (const spectator of this.spectators) if (seatNow(spectator) !== undefined) moved.push(spectator);
    for (const connection of moved) {
      this.#take(connection);
      this.#put(connection, seatNow(connection));
    }
    this.#count();
    return moved;
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

  #put(connection: Connection, seat: Seat | undefined): void {
    if (seat === undefined) {
      this.#spectators ??= new Set();
      this.#spectators.add(connection);
      return;
    }
    const others = this.#players.find((one) => one.seat === seat)?.connections ?? [];
    const viewers = { seat, connections: others.concat(connection) };
    this.#players = this.#players.filter((one) => one.seat !== seat).concat(viewers);
  }

  /** False when it was not there. */
  #take(connection: Connection): boolean {
    if (this.#spectators?.delete(connection)) {
      if (this.#spectators.size === 0) this.#spectators = undefined;
      return true;
    }
    const viewers = this.#players.find(({ connections }) => connections.includes(connection));
    if (!viewers) return false;
    const connections = viewers.connections.filter((one) => one !== connection);
    this.#players = this.#players.flatMap((one) =>
      one !== viewers ? one : connections.length > 0 ? { ...viewers, connections } : [],
    );
    return true;
  }
}
