/** Passes the messages of a client on to the table that it watches, or to the service that answers them. */

import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import type { Refusal } from '@boneyard/protocol/enums';
import type { Services } from '../services';
import { type Connection, sendRefusal } from '../tables/connection';
import { seatOf } from '../tables/room/room';
import type { LiveTable, TableUnavailable } from '../tables/table';

export type AfterHello = Exclude<ClientMessage, { t: 'hello' }>;

/** A table that could not be read is tried again after this long, in milliseconds. */
const AGAIN = 1_000;

export class Dispatcher {
  readonly #services: Services;
  /** The tables that clients want to watch, and the timers for those that could not be read. */
  readonly #wanted = new Map<Connection, { readonly table: string; retry?: NodeJS.Timeout }>();
  /** The table at which a client's first move was seen. */
  readonly #playing = new WeakMap<Connection, LiveTable>();

  constructor(services: Services) {
    this.#services = services;
  }

  dispatch(connection: Connection, message: AfterHello) {
    const { matchmaker, tables } = this.#services;
    switch (message.t) {
      case 'come':
        this.#watch(connection, message.table).then((why) => why && sendRefusal(connection, message, why));
        return;
      case 'go':
        return this.#unwatch(connection);
      case 'list':
        return this.#watchList(connection, message.on);
      case 'seek':
        matchmaker.seek(connection, message).then((why) => why && sendRefusal(connection, message, why));
        return;
      case 'unseek':
        return matchmaker.stop(connection);
    }
    const table = tables.watchedBy(connection);
    if (!table) return this.#refuse(connection, message, 'not at a table');
    switch (message.t) {
      case 'chat':
        return void this.#chat(table, connection, message);
      case 'sit':
        return void this.#sit(table, connection, message);
      default:
        table.receive(connection, message);
        if (message.t === 'move') void this.#noteNetwork(table, connection);
    }
  }

  /** The connection is closed. */
  leave(connection: Connection): void {
    this.#watchList(connection, false);
    this.#services.matchmaker.leave(connection);
    this.#unwatch(connection);
  }

  close(): void {
    for (const { retry } of this.#wanted.values()) clearTimeout(retry);
  }

  async #watch(connection: Connection, id: string): Promise<TableUnavailable | undefined> {
    const { tables, chat } = this.#services;
    clearTimeout(this.#wanted.get(connection)?.retry);
    const wanted: { readonly table: string; retry?: NodeJS.Timeout } = { table: id };
    this.#wanted.set(connection, wanted);
    const absence = await tables.watch(connection, id);
    // The client may want something else by now.
    if (this.#wanted.get(connection) !== wanted) return absence;
    if (absence === 'busy') wanted.retry = setTimeout(() => this.#watch(connection, id), AGAIN);
    const table = tables.watchedBy(connection);
    if (table) void chat?.recall(table, connection);
    return absence;
  }

  #unwatch(connection: Connection): void {
    clearTimeout(this.#wanted.get(connection)?.retry);
    this.#wanted.delete(connection);
    this.#services.tables.unwatch(connection);
  }

  #watchList(connection: Connection, on: boolean): void {
    const { matchmaker, lobby } = this.#services;
    matchmaker.watch(connection, on);
    if (on) lobby.watch(connection);
    else lobby.unwatch(connection);
  }

  async #chat(table: LiveTable, connection: Connection, message: Extract<ClientMessage, { t: 'chat' }>): Promise<void> {
    const { chat } = this.#services;
    const why = chat ? await chat.say(table, connection, message.text) : 'not now';
    if (why) this.#refuse(connection, message, why);
  }

  async #sit(table: LiveTable, connection: Connection, message: Extract<ClientMessage, { t: 'sit' }>): Promise<void> {
    const { chat } = this.#services;
    const { playerId } = connection;
    try {
      const blocked = chat && playerId !== undefined && (await chat.isBlockedAt(table, playerId));
      if (blocked) this.#refuse(connection, message, 'blocked');
      else table.receive(connection, message);
    } catch {
      this.#refuse(connection, message, 'busy');
    }
  }

  async #noteNetwork(table: LiveTable, connection: Connection): Promise<void> {
    const { networks } = this.#services;
    const { kind, playerId, address } = connection;
    if (!networks || kind !== 'account' || this.#playing.get(connection) === table) return;
    this.#playing.set(connection, table);
    const room = await table.read();
    if (typeof room === 'string' || !room.agreed.rated || seatOf(room, playerId) === undefined) return;
    if (playerId !== undefined && address !== undefined) networks.note(playerId, address);
  }

  #refuse(connection: Connection, message: AfterHello, why: Refusal): void {
    this.#services.metrics.refused(why);
    sendRefusal(connection, message, why);
  }
}
