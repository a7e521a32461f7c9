/** Sends to the connections of one table: the whole table when they start watching, then what each step changed. Tells other processes by the bus. */

import { difference } from '@boneyard/protocol/delta';
import type { ServerMessage } from '@boneyard/protocol/servermessages';
import type { ClusterBus, ClusterMessage, LocalPresence } from '../cluster/bus';
import { type Connection, send } from './connection';
import type { TablePresence } from './presence';
import { type Room, seatOf } from './room/room';
import { commonView, gameView, tableView } from './room/tableview';

/** What is said at the table and is not in its log. */
export type SpokenMessage = Extract<ClusterMessage, { of: 'signal' | 'chat' }>;

export class Broadcast {
  readonly #table: string;
  readonly #presence: TablePresence;
  readonly #bus: ClusterBus;
  /** The room as it was last sent; undefined while the table is not in memory. What each seat saw follows from it. */
  #last: Room | undefined;
  #sent = 0;

  constructor(table: string, presence: TablePresence, bus: ClusterBus) {
    this.#table = table;
    this.#presence = presence;
    this.#bus = bus;
  }

  /** How many entries of the log everybody has been sent. */
  get sent(): number {
    return this.#sent;
  }

  /** The log was read: connections that have seen another state are sent the whole table. */
  loaded(room: Room): void {
    this.#presence.begin(room);
    const missed = room.n !== this.#sent;
    if (this.#presence.reseat(room).length > 0) this.publishPresence();
    this.#last = room;
    this.#sent = room.n;
    if (missed) for (const connection of this.#presence.connections) this.#sendTable(connection, room);
  }

  add(connection: Connection, room: Room): void {
    if (room.n !== this.#sent) this.step(room);
    this.#presence.add(connection, room);
    this.#sendTable(connection, room);
    this.#presenceChanged();
  }

  remove(connection: Connection): void {
    if (this.#presence.remove(connection)) this.#presenceChanged();
  }

  /** Sends the whole table to one connection. */
  table(connection: Connection, room: Room): void {
    if (room.n !== this.#sent) this.step(room);
    this.#sendTable(connection, room);
  }

  /** Sends everybody what changed since the last step; everything to a connection that has another seat now. */
  step(room: Room): void {
    const before = this.#last;
    this.#last = room;
    this.#sent = room.n;
    const moved = this.#presence.reseat(room);
    if (before && before.n !== room.n) this.#sendStep(before, room, moved);
    for (const connection of moved) this.#sendTable(connection, room);
    if (moved.length > 0) this.#presenceChanged();
  }

  /** Other processes show the table too: tells them how long its log is. */
  publishLength(n: number): void {
    this.#bus.publish(this.#table, { of: 'log', n });
  }

  /** Sends what somebody at the table said, here and in other processes. */
  say(said: SpokenMessage): void {
    this.sayHere(said);
    this.#bus.publish(this.#table, said);
  }

  sayHere(said: SpokenMessage): void {
    if (said.of === 'signal') this.#sendAll({ t: 'signal', seat: said.seat, signal: said.signal });
    else this.#sendAll({ t: 'chat', lines: [said.line] });
  }

  /** Who is connected to another process; undefined when that is gone. */
  presenceElsewhere(process: string, presence: LocalPresence | undefined): void {
    if (this.#presence.setElsewhere(process, presence)) this.#sendPresence();
  }

  /** Tells other processes who is connected here, and asks them who is connected there. */
  introduce(): void {
    this.publishPresence();
    this.#bus.publish(this.#table, { of: 'who' });
  }

  /** Listens to other processes, if this is the first connection. */
  subscribe(): void {
    if (this.#bus.alone || this.#presence.size > 0) return;
    this.#bus.subscribe(this.#table);
    this.#bus.publish(this.#table, { of: 'who' });
  }

  /** Stops listening to other processes, if there is no connection left. */
  unsubscribe(): void {
    if (this.#presence.size === 0) this.#bus.unsubscribe(this.#table);
  }

  /** The table leaves memory. */
  forget(): void {
    this.#last = undefined;
  }

  #presenceChanged(): void {
    this.publishPresence();
    this.#sendPresence();
  }

  /** Tells other processes who is connected here. */
  publishPresence(): void {
    this.#bus.publish(this.#table, { of: 'here', here: this.#presence.local });
  }

  #sendPresence(): void {
    this.#sendAll({ t: 'here', ...this.#presence.summary() });
  }

  #sendAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.#presence.connections) connection.sendText(text);
  }

  #sendTable(connection: Connection, room: Room): void {
    send(connection, { t: 'table', table: tableView(room, seatOf(room, connection.playerId)) });
  }

  #sendStep(before: Room, room: Room, except: readonly Connection[]): void {
    // There is always a difference: at least the number of entries.
    const common = difference(commonView(before), commonView(room))!.slice(0, -1);
    for (const { seat, connections } of this.#presence.viewers()) {
      const view = difference(gameView(before, seat), gameView(room, seat));
      const delta = `${common}${view === undefined ? '' : `,"view":${view}`}}`;
      const text = `{"t":"step","from":${before.n},"n":${room.n},"delta":${delta}}`;
      for (const connection of connections)
        if (except.length === 0 || !except.includes(connection)) connection.sendText(text);
    }
  }
}
