/** Stores games and score pads in IndexedDB. A change is saved only if it follows the stored revision. */

import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { readSavedGame, type SavedGame } from './savedgame';

/** The revision goes up by one with every change. */
export interface StoredItem {
  readonly id: string;
  readonly revision: number;
}

export interface LocalDatabase<T extends StoredItem = SavedGame> {
  /** False where the browser stores nothing beyond this page. */
  readonly persistent: boolean;
  list(): Promise<T[]>;
  find(id: string): Promise<T | undefined>;
  /** False when another tab has saved a newer revision; then nothing is written. */
  save(item: T): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Calls the listener with the id of each item that another tab changes. */
  watch(listener: (id: string) => void): () => void;
}

/** Where items of one kind are stored, and how they are read. */
export interface StoreSpec<T extends StoredItem> {
  readonly database: string;
  readonly store: string;
  read(json: unknown): T | undefined;
}

/** The previous revision is stored, or the item is new. */
function follows(item: StoredItem, there: StoredItem | undefined): boolean {
  return there === undefined ? item.revision === 0 : there.revision === item.revision - 1;
}

function inMemory<T extends StoredItem>(): LocalDatabase<T> {
  const games = new Map<string, T>();
  return {
    persistent: false,
    list: async () => [...games.values()],
    find: async (id) => games.get(id),
    async save(item) {
      if (!follows(item, games.get(item.id))) return false;
      games.set(item.id, item);
      return true;
    },
    async remove(id) {
      games.delete(id);
    },
    watch: () => () => {},
  };
}

function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // It has just ended.
  }
}

type Work<M extends IDBTransactionMode, R> = (store: IDBPObjectStore<unknown, string[], string, M>) => Promise<R>;

/** Returns a function that runs work in a transaction, and reopens the connection if the browser closed it. */
function connectionTo({ database, store }: Pick<StoreSpec<StoredItem>, 'database' | 'store'>) {
  let connection: Promise<IDBPDatabase> | undefined;
  const underWay = new Set<Pick<IDBTransaction, 'abort'>>();

  // A page in the back/forward cache is frozen. In WebKit its open transactions are frozen too, and block writes of every
  // other page. So they are aborted, and tried again when the page is shown.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) for (const transaction of underWay) abort(transaction);
  });

  function connected(): Promise<IDBPDatabase> {
    connection ??= openDB(database, 1, {
      upgrade(opened, before) {
        if (before < 1) opened.createObjectStore(store, { keyPath: 'id' });
      },
      // A newer version of the page in another tab may have to upgrade the database, so this one closes its connection.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return connection;
  }

  async function run<M extends IDBTransactionMode, R>(opened: IDBPDatabase, mode: M, work: Work<M, R>): Promise<R> {
    const transaction = opened.transaction(store, mode, { durability: 'strict' });
    underWay.add(transaction);
    try {
      const [result] = await Promise.all([work(transaction.store), transaction.done]);
      return result;
    } finally {
      underWay.delete(transaction);
    }
  }

  /**
   * Browsers do not always report that they closed a connection, and each fails with different errors afterwards. So after
   * any failure the work is tried once more with a new connection: `work` must be safe to repeat.
   */
  return async function use<M extends IDBTransactionMode, R>(mode: M, work: Work<M, R>): Promise<R> {
    const used = connected();
    try {
      return await run(await used, mode, work);
    } catch {
      if (connection === used) {
        connection = undefined;
        used.then((old) => old.close()).catch(() => {});
      }
      return run(await connected(), mode, work);
    }
  };
}

function inDatabase<T extends StoredItem>(
  use: ReturnType<typeof connectionTo>,
  { store, read }: StoreSpec<T>,
): LocalDatabase<T> {
  const channel = new BroadcastChannel(`boneyard.${store}`);
  const announce = (id: string) => channel.postMessage(id);
  return {
    persistent: true,
    async list() {
      const all: unknown[] = await use('readonly', (games) => games.getAll());
      return all.map(read).filter((item) => item !== undefined);
    },
    async find(id) {
      return read(await use('readonly', (games) => games.get(id)));
    },
    async save(item) {
      const taken = await use('readwrite', async (games) => {
        const stored: unknown = await games.get(item.id);
        // Not another tab, but an earlier attempt has written it, and its confirmation was lost.
        if (JSON.stringify(stored) === JSON.stringify(item)) return true;
        if (!follows(item, read(stored))) return false;
        await games.put(item);
        return true;
      });
      if (taken) announce(item.id);
      return taken;
    },
    async remove(id) {
      await use('readwrite', (games) => games.delete(id));
      announce(id);
    },
    watch(listener) {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data);
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
  };
}

export async function openDatabase<T extends StoredItem>(place: StoreSpec<T>): Promise<LocalDatabase<T>> {
  const use = connectionTo(place);
  try {
    await use('readonly', (games) => games.count());
    return inDatabase(use, place);
  } catch {
    return inMemory();
  }
}

let opened: Promise<LocalDatabase> | undefined;

export function gameDatabase(): Promise<LocalDatabase> {
  opened ??= openDatabase({ database: 'boneyard', store: 'games', read: readSavedGame });
  return opened;
}

/** Asks the browser not to delete the games when space runs out. It may refuse; nothing depends on it. */
export function requestPersistence(): void {
  navigator.storage?.persist?.().catch(() => {});
}
