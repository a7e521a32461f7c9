/** Sends to the connections of one table: the whole table when they start watching, then what each step changed. Tells other processes by the bus. */

import type { ServerMessage } from '@boneyard/protocol/servermessages';
import type { ClusterBus, ClusterMessage, LocalPresence } from '../cluster/bus';
import { type Connection, send } from './connection';
import type { TablePresence } from './presence';
import { type Room, seatOf } from './room/room';
import { tableView } from './room/tableview';
import { SpectatorBroadcast } from './spectators';
import { StepTexts } from './steptexts';

/** What is said at the table and is not in its log. */
export type SpokenMessage = Extract<ClusterMessage, { of: 'signal' | 'chat' }>;

/** A move that is durable now, by the decision that it answers: its sender is told so in the step that it makes. */
export interface MoveAck {
  readonly connection: Connection;
  readonly at: number;
}

/** With more connections than this, who is connected is not sent at every change, but after this long, in milliseconds. */
const CROWD = 100;
const CROWD_COUNTED = 1_000;

/** How long a step that nobody waits for may wait for the next one, in milliseconds. */
const SOON = 100;

export class Broadcast {
  readonly #table: string;
  readonly #presence: TablePresence;
  readonly #bus: ClusterBus;
  /** The table as it was last sent; undefined while it is not in memory. */
  #last: Room | undefined;
  /** Most tables are watched by nobody and need none. */
  #toSpectators: SpectatorBroadcast | undefined;
  #sent = 0;
  /** The table as it is, if a step that nobody waits for has not been sent yet. */
  #unsent: Room | undefined;
  #sending: NodeJS.Timeout | undefined;
  #counting: NodeJS.Timeout | undefined;

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
    const moved = this.#presence.reseat(room);
    if (moved.length > 0) this.publishPresence();
    this.#last = room;
    this.#sent = room.n;
    if (missed) for (const connection of this.#playing()) this.#sendTable(connection, room);
    for (const connection of moved) if (this.#isSpectator(connection)) this.#toSpectatorsOf(room).join(connection);
    this.#toSpectators?.loaded(room);
  }

  add(connection: Connection, room: Room): void {
    if (room.n !== this.#sent) this.step(room);
    this.#presence.add(connection, room);
    this.#sendTable(connection, room);
    if (this.#isCrowd) send(connection, this.#here());
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

  /** Sends everybody what changed since the last step, players first; everything to a connection that has another seat now. */
  step(room: Room, ack?: MoveAck): void {
    const before = this.#last;
    this.#last = room;
    this.#unsent = undefined;
    this.#sent = room.n;
    const moved = this.#presence.reseat(room);
    const told = before && before.n !== room.n && this.#sendStep(new StepTexts(before, room), moved, ack);
    // The sender may have left the table or taken another seat.
    if (ack && !told) this.acknowledge(ack);
    for (const connection of moved)
      if (this.#isSpectator(connection)) this.#toSpectatorsOf(room).join(connection);
      else this.#sendTable(connection, room);
    if (this.#presence.spectators.size > 0 || this.#toSpectators?.isRunning) this.#toSpectators?.show(room);
    else this.#toSpectators = undefined;
    if (moved.length > 0) this.#presenceChanged();
  }

  /** The same, in one step with what happens next, or after a moment. */
  stepSoon(room: Room): void {
    this.#unsent = room;
    this.#sending ??= setTimeout(() => {
      this.#sending = undefined;
      this.flush();
    }, SOON);
  }

  /** Sends the step that waits, if there is one. */
  flush(): void {
    if (this.#unsent) this.step(this.#unsent);
  }

  acknowledge({ connection, at }: MoveAck): void {
    send(connection, { t: 'ack', at });
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
    this.flush();
    clearTimeout(this.#sending);
    this.#sending = undefined;
    this.#last = undefined;
    this.#toSpectators?.forget();
  }

  get #isCrowd(): boolean {
    return this.#presence.size > CROWD;
  }

  #presenceChanged(): void {
    if (this.#isCrowd)
      this.#counting ??= setTimeout(() => {
        this.#counting = undefined;
        this.#tellPresence();
      }, CROWD_COUNTED).unref();
    else this.#tellPresence();
  }

  #tellPresence(): void {
    this.publishPresence();
    this.#sendPresence();
  }

  /** Tells other processes who is connected here. */
  publishPresence(): void {
    this.#bus.publish(this.#table, { of: 'here', here: this.#presence.local });
  }

  #sendPresence(): void {
    this.#sendAll(this.#here());
  }

  #here(): ServerMessage {
    return { t: 'here', ...this.#presence.summary() };
  }

  #toSpectatorsOf(room: Room): SpectatorBroadcast {
    this.#toSpectators ??= new SpectatorBroadcast(() => this.#presence.spectators, room);
    return this.#toSpectators;
  }

  #isSpectator(connection: Connection): boolean {
    return this.#presence.spectators.has(connection);
  }

  *#playing(): Iterable<Connection> {
    for (const { connections } of this.#presence.players) yield* connections;
  }

  #sendAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.#playing()) connection.sendText(text);
    this.#toSpectators?.say(text);
  }

  #sendTable(connection: Connection, room: Room): void {
    if (this.#last && this.#isSpectator(connection)) this.#toSpectatorsOf(this.#last).welcome(connection);
    else send(connection, { t: 'table', table: tableView(room, seatOf(room, connection.playerId)) });
  }

  /** Sends the step to the players. Was the sender of the move told that it is acknowledged? */
  #sendStep(step: StepTexts, except: readonly Connection[], ack: MoveAck | undefined): boolean {
    let told = false;
    for (const { seat, connections } of this.#presence.players) {
      const end = step.end(seat);
      const text = step.text(end);
      for (const connection of connections) {
        if (except.length > 0 && except.includes(connection)) continue;
        const isSender = connection === ack?.connection;
        connection.sendText(isSender ? step.acknowledging(ack.at, end) : text);
        told ||= isSender;
      }
    }
    return told;
  }
}
