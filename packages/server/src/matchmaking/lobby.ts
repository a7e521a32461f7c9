/** The live list of public tables. Changes are sent together, a few times a second at most. */

import type { TableListing } from '@boneyard/protocol/tables';
import type { ReportError } from '../operations/errors';
import type { Store } from '../store/store';
import { type Connection, send } from '../tables/connection';
import { readListing } from '../tables/summary';

/** How many tables are listed at most. */
const MOST = 100;
/** How long a table is listed while it waits for players, and while it is played at, in milliseconds. */
const WAITS = 3600_000;
const LASTS = 24 * 3600_000;
const EVERY = 250;
/** Only every fourth comparison reads the list. */
const COMPARES = 4;

export class Lobby {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #reportError: ReportError;
  readonly #watchers = new Set<Connection>();
  readonly #changes = new Map<string, TableListing>();
  /** The list as it was last compared. */
  #known: ReadonlyMap<string, TableListing> | undefined;
  #comparisons = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, now: () => number, reportError: ReportError) {
    this.#store = store;
    this.#now = now;
    this.#reportError = reportError;
  }

  async tables(): Promise<TableListing[]> {
    const gathering = await this.#store.listed(['gathering'], this.#now() - WAITS, MOST);
    const playing = await this.#store.listed(['playing'], this.#now() - LASTS, MOST);
    return [...gathering, ...playing].slice(0, MOST).map(({ listing }) => readListing(listing));
  }

  /** Sends the list to the connection, now and whenever it changes. */
  watch(connection: Connection): void {
    this.#watchers.add(connection);
    this.tables().then(
      (tables) => send(connection, { t: 'list', tables }),
      (error) => this.#reportError('STORE_READ_FAILED', error),
    );
  }

  unwatch(connection: Connection): void {
    this.#watchers.delete(connection);
  }

  changed(listing: TableListing): void {
    if (this.#watchers.size === 0) return;
    this.#changes.set(listing.id, listing);
    this.#timer ??= setTimeout(() => this.#sendChanges(), EVERY);
  }

  /** Finds changes that no message told of. */
  async compare(): Promise<void> {
    if (this.#watchers.size === 0) this.#known = undefined;
    if (this.#watchers.size === 0 || this.#comparisons++ % COMPARES !== 0) return;
    const before = this.#known;
    const now: ReadonlyMap<string, TableListing> = new Map((await this.tables()).map((one) => [one.id, one]));
    this.#known = now;
    if (!before) return;
    for (const one of now.values()) if (before.get(one.id)?.changed !== one.changed) this.changed(one);
    for (const one of before.values()) if (!now.has(one.id)) this.changed({ ...one, phase: 'over' });
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #sendChanges(): void {
    this.#timer = undefined;
    const all = [...this.#changes.values()];
    this.#changes.clear();
    const gone = all.filter(({ phase }) => phase === 'over').map(({ id }) => id);
    const text = JSON.stringify({ t: 'listed', tables: all.filter(({ phase }) => phase !== 'over'), gone });
    for (const connection of this.#watchers) connection.sendText(text);
  }
}
