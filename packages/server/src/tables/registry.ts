/** The tables in use by this process: loads and evicts them, wakes those that are due, and catches up with other processes. */

import type { Me } from '@boneyard/protocol/players';
import type { TableListing } from '@boneyard/protocol/tables';
import type { Cluster, ClusterBus, ClusterMessage, ClusterSubscriber, PresenceByTable } from '../cluster/bus';
import type { Lobby } from '../matchmaking/lobby';
import { bodiesOf, foldLog } from './commit';
import type { Connection } from './connection';
import { newId } from './ids';
import { type Agreement, type Deed, type LogEntry, readEntry } from './room/entries';
import { openingDeeds } from './room/newtable';
import { recordFrom } from './room/record';
import { fold, isBot, type Room, seatOf, toAct } from './room/room';
import { dueOf, listingOf } from './room/tableview';
import { seatChanges, summaryOf } from './summary';
import { LiveTable, type TableUnavailable } from './table';
import type { TableHost, TableServices } from './tableservices';
import { BACKSTOP } from './wakeup';

export interface RegistryOptions extends Omit<TableServices, 'bus'> {
  readonly cluster: Cluster;
  readonly lobby: Lobby;
  /** A table that nothing happened at for this long leaves memory, in milliseconds. */
  readonly idle: number;
}

/** Is a table waiting for a player, and until when? */
export interface TurnStatus {
  readonly turn: boolean;
  readonly due: number | undefined;
}

/** How often we look for tables that are due, for how long we lease them, in milliseconds, and how many at a time. */
const WAKES = 1_000;
const LEASE = 10_000;
const WOKEN_AT_ONCE = 50;
/** How often the tables that are shown are compared with the store: a lost message costs no more than that. */
const COMPARES = 2_000;
const COMPARED_AT_ONCE = 500;
const MOST_OFTEN_SWEPT = 60_000;
/** How long a stopping server waits for busy tables: this many times ten milliseconds. */
const MOST_LOOKS = 500;

export class TableRegistry implements TableHost, ClusterSubscriber {
  readonly #services: TableServices;
  readonly #bus: ClusterBus;
  readonly #lobby: Lobby;
  readonly #idle: number;
  readonly #tables = new Map<string, LiveTable>();
  readonly #watched = new Map<Connection, LiveTable>();
  readonly #waking: NodeJS.Timeout;
  readonly #sweeping: NodeJS.Timeout;
  #comparing: NodeJS.Timeout;
  #draining = false;
  #closed = false;

  constructor({ cluster, lobby, idle, ...services }: RegistryOptions) {
    this.#bus = cluster.join(this);
    this.#services = { ...services, bus: this.#bus };
    this.#lobby = lobby;
    this.#idle = idle;
    this.#waking = setInterval(() => this.#wakeDue(), WAKES);
    this.#sweeping = setInterval(() => this.#sweep(), Math.min(MOST_OFTEN_SWEPT, idle));
    this.#comparing = setTimeout(() => this.#compare(), COMPARES);
  }

  /** How many tables are in memory. */
  get size(): number {
    return [...this.#tables.values()].filter(({ room }) => room).length;
  }

  get draining(): boolean {
    return this.#draining;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** False while other processes are heard of only through the store. */
  get busConnected(): boolean {
    return this.#bus.connected;
  }

  /** Throws while the store cannot be reached. */
  ready(): Promise<void> {
    return this.#services.store.ready();
  }

  /** Opens a table with its opener at it, and gives its id. */
  async create(agreed: Agreement, opener: Me): Promise<string> {
    const id = newId();
    await this.open(id, openingDeeds(agreed, opener));
    return id;
  }

  /** Opens a table that begins with these deeds, unless it exists already. */
  async open(id: string, deeds: readonly Deed[]): Promise<void> {
    const at = this.#services.now();
    const entries = deeds.map((deed): LogEntry => ({ ...deed, at }));
    const room = entries.reduce<Room | undefined>((before, entry) => fold(before, entry, id), undefined);
    if (!room) return;
    const [summary, seated] = [summaryOf(room, at), seatChanges(undefined, room)];
    const append = { table: id, n: 0, ...bodiesOf(entries), summary, seated, wakeAt: at + BACKSTOP };
    await this.#services.store.append(append);
    this.listingChanged(room, at);
    this.#tableFor(id).enqueue(() => {});
  }

  async exists(id: string): Promise<boolean> {
    return (await this.#services.store.heads([id])).has(id);
  }

  /** Shows this table to the connection, and no other; or says why it cannot. */
  async watch(connection: Connection, id: string): Promise<TableUnavailable | undefined> {
    this.unwatch(connection);
    const table = this.#tableFor(id);
    this.#watched.set(connection, table);
    const absence = await table.watch(connection);
    if (absence && this.#watched.get(connection) === table) this.#watched.delete(connection);
    return absence;
  }

  unwatch(connection: Connection): void {
    const table = this.#watched.get(connection);
    this.#watched.delete(connection);
    table?.unwatch(connection);
  }

  watchedBy(connection: Connection): LiveTable | undefined {
    return this.#watched.get(connection);
  }

  /** The match as a file: null before it is over, undefined for a table that does not exist. */
  async record(id: string): Promise<unknown> {
    const bodies = await this.#services.store.log(id);
    const room = foldLog(id, undefined, bodies);
    if (!room) return undefined;
    return room.phase === 'over' && room.match ? recordFrom(id, bodies.map(readEntry)) : null;
  }

  /** Undefined when the table cannot be read. */
  async turnStatus(id: string, playerId: string): Promise<TurnStatus | undefined> {
    const room = await this.#tableFor(id).read();
    if (typeof room === 'string') return undefined;
    const seat = seatOf(room, playerId);
    const turn = seat !== undefined && toAct(room).includes(seat) && !isBot(room.places[seat]!);
    return { turn, due: dueOf(room) };
  }

  /** Deletes a player's name from a table; throws when that cannot be done now. */
  forget(id: string, playerId: string): Promise<void> {
    return this.#tableFor(id).forget(playerId);
  }

  evict(table: LiveTable): void {
    table.unload();
    if (table.presence.size === 0) this.#tables.delete(table.id);
  }

  listingChanged(room: Room, changed: number): void {
    if (!room.agreed.listed) return;
    const listing = listingOf(room, changed);
    this.#lobby.changed(listing);
    this.#bus.publishListing(listing);
  }

  onTableMessage(id: string, message: ClusterMessage, from: string): void {
    this.#tables.get(id)?.onClusterMessage(message, from);
  }

  onListing(listing: TableListing): void {
    this.#lobby.changed(listing);
  }

  presences(): PresenceByTable {
    const watched = [...this.#tables.values()].filter(({ presence }) => presence.size > 0);
    return Object.fromEntries(watched.map(({ id, presence }) => [id, presence.local]));
  }

  onPresences(name: string, here: PresenceByTable): void {
    for (const table of this.#tables.values()) table.setPresenceElsewhere(name, here[table.id]);
  }

  onProcessLost(name: string): void {
    for (const table of this.#tables.values()) table.setPresenceElsewhere(name, undefined);
  }

  onReconnect(): void {
    for (const table of this.#tables.values()) table.introduce();
  }

  /** Finishes what was begun, begins nothing on its own any more, and leaves the rest to other processes. */
  async drain(): Promise<void> {
    this.#draining = true;
    clearInterval(this.#waking);
    const busy = () => [...this.#tables.values()].some(({ isBusy }) => isBusy);
    for (let looks = 0; busy() && looks < MOST_LOOKS; looks++) await new Promise((go) => setTimeout(go, 10));
    await Promise.allSettled([...this.#tables.values()].map((table) => table.handOver()));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#waking);
    clearInterval(this.#sweeping);
    clearTimeout(this.#comparing);
    for (const table of this.#tables.values()) table.stop();
    await this.#bus.close();
  }

  #tableFor(id: string): LiveTable {
    let table = this.#tables.get(id);
    if (!table) {
      table = new LiveTable(id, this.#services, this);
      this.#tables.set(id, table);
    }
    return table;
  }

  /** Wakes tables that are due and that no process has woken, for example after a crash. */
  async #wakeDue(): Promise<void> {
    const { store, now } = this.#services;
    try {
      for (const id of await store.takeWakeups(now(), now() + LEASE, WOKEN_AT_ONCE)) this.#tableFor(id).wake();
    } catch (error) {
      if (!this.#closed) this.#services.reportError('STORE_READ_FAILED', error);
    }
  }

  /** Messages between processes may get lost, so we ask the store for the length of the log of each watched table. */
  async #compare(): Promise<void> {
    const watched = this.#bus.alone ? [] : [...this.#tables.values()].filter(({ presence }) => presence.size > 0);
    try {
      for (let from = 0; from < watched.length; from += COMPARED_AT_ONCE) {
        const page = watched.slice(from, from + COMPARED_AT_ONCE);
        const heads = await this.#services.store.heads(page.map(({ id }) => id));
        for (const table of page) table.catchUp(heads.get(table.id) ?? 0);
      }
      if (!this.#bus.alone) await this.#lobby.compare();
    } catch (error) {
      if (!this.#closed) this.#services.reportError('STORE_READ_FAILED', error);
    }
    if (!this.#closed) this.#comparing = setTimeout(() => this.#compare(), COMPARES);
  }

  #sweep(): void {
    const since = this.#services.now() - this.#idle;
    for (const table of this.#tables.values()) if (table.isIdleSince(since)) this.evict(table);
  }
}
