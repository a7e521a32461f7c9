/** Keeps games, and whatever else is changed step by step, in the browser's database. A change is taken only if it follows the one that is there. */

import { type IDBPDatabase, openDB } from 'idb';
import { type Kept, readKept } from './kept';

/** The revision goes up by one with every change. */
export interface Shelved {
  readonly id: string;
  readonly revision: number;
}

export interface Shelf<T extends Shelved = Kept> {
  /** False where the browser keeps nothing beyond this page. */
  readonly lasting: boolean;
  list(): Promise<T[]>;
  find(id: string): Promise<T | undefined>;
  /** False when another tab was faster: then nothing is written. */
  keep(kept: T): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Tells of changes made in other tabs. */
  watch(hear: (id: string) => void): () => void;
}

/** Where things of one kind are kept, and how they are read again. */
export interface Place<T extends Shelved> {
  readonly database: string;
  readonly store: string;
  read(json: unknown): T | undefined;
}

/** The revision before this one is there, or it is new. */
function follows(kept: Shelved, there: Shelved | undefined): boolean {
  return there === undefined ? kept.revision === 0 : there.revision === kept.revision - 1;
}

function inMemory<T extends Shelved>(): Shelf<T> {
  const games = new Map<string, T>();
  return {
    lasting: false,
    list: async () => [...games.values()],
    find: async (id) => games.get(id),
    async keep(kept) {
      if (!follows(kept, games.get(kept.id))) return false;
      games.set(kept.id, kept);
      return true;
    },
    async remove(id) {
      games.delete(id);
    },
    watch: () => () => {},
  };
}

function inDatabase<T extends Shelved>(database: IDBPDatabase, { store, read }: Place<T>): Shelf<T> {
  const channel = new BroadcastChannel(`boneyard.${store}`);
  const tell = (id: string) => channel.postMessage(id);
  return {
    lasting: true,
    async list() {
      const all: unknown[] = await database.getAll(store);
      return all.map(read).filter((kept) => kept !== undefined);
    },
    async find(id) {
      return read(await database.get(store, id));
    },
    async keep(kept) {
      const change = database.transaction(store, 'readwrite', { durability: 'strict' });
      const there = read(await change.store.get(kept.id));
      const fits = follows(kept, there);
      if (fits) await change.store.put(kept);
      await change.done;
      if (fits) tell(kept.id);
      return fits;
    },
    async remove(id) {
      await database.delete(store, id);
      tell(id);
    },
    watch(hear) {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') hear(data);
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
  };
}

export async function openShelf<T extends Shelved>(place: Place<T>): Promise<Shelf<T>> {
  try {
    const database = await openDB(place.database, 1, {
      upgrade(opened, before) {
        if (before < 1) opened.createObjectStore(place.store, { keyPath: 'id' });
      },
      // A newer version in another tab may change the database: this one lets go of it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return inDatabase(database, place);
  } catch {
    return inMemory();
  }
}

let opened: Promise<Shelf> | undefined;

export function shelf(): Promise<Shelf> {
  opened ??= openShelf({ database: 'boneyard', store: 'games', read: readKept });
  return opened;
}

/** Asks the browser not to throw the games away when space is short. It may say no; nothing depends on it. */
export function askToLast(): void {
  navigator.storage?.persist?.().catch(() => {});
}
