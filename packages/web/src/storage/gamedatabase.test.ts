import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase, type StoredItem } from './gamedatabase';

interface Note extends StoredItem {
  readonly text: string;
}

let opened = 0;

/** Receives the events of the page. */
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));

/** A new database, and all connections that were opened to it. */
async function databaseOfNotes() {
  const connections: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  });
  const database = await openDatabase<Note>({
    database: `notes ${opened++}`,
    store: 'notes',
    read: (json) => json as Note | undefined,
  });
  return { database, connections };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const FIRST: Note = { id: 'a', revision: 0, text: 'one' };
const SECOND: Note = { id: 'a', revision: 1, text: 'two' };

test('a change is saved only if it follows the stored revision', async () => {
  const { database } = await databaseOfNotes();
  expect(await database.save(FIRST)).toBe(true);
  expect(await database.save({ ...SECOND, revision: 2 })).toBe(false);
  expect(await database.save(SECOND)).toBe(true);
  expect(await database.save({ ...SECOND, text: 'of another tab' })).toBe(false);
  expect(await database.find('a')).toEqual(SECOND);
});

test('a connection that the browser closed is reopened once', async () => {
  const { database, connections } = await databaseOfNotes();
  await database.save(FIRST);
  forceCloseDatabase(connections[0] as never);
  expect(await Promise.all([database.save(SECOND), database.list(), database.find('a')])).toMatchObject([
    true,
    [{ id: 'a' }],
    {},
  ]);
  expect(await database.find('a')).toEqual(SECOND);
  expect(connections).toHaveLength(2);
});

test('a change that is being saved when the connection closes is not lost', async () => {
  const { database, connections } = await databaseOfNotes();
  await database.save(FIRST);
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...args) {
    const request = put.apply(this, args);
    forceCloseDatabase(connections[0] as never);
    return request;
  });
  expect(await database.save(SECOND)).toBe(true);
  expect(await database.find('a')).toEqual(SECOND);
});

test('a connection that was closed for a newer version is reopened', async () => {
  const { database, connections } = await databaseOfNotes();
  await database.save(FIRST);
  const newer = indexedDB.open(connections[0]!.name, 2);
  newer.onupgradeneeded = () => newer.transaction?.abort();
  await new Promise((resolve) => {
    newer.onerror = resolve;
  });
  expect(await database.save(SECOND)).toBe(true);
});

test('a change that was written but not confirmed is not mistaken for a change in another tab', async () => {
  const { database } = await databaseOfNotes();
  await database.save(FIRST);
  const transaction = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase, ...args) {
    const begun = transaction.apply(this, args);
    const listen = begun.addEventListener.bind(begun);
    // When the transaction completes, it reports that it was aborted.
    begun.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      if (type !== 'complete') listen(type === 'abort' ? 'complete' : type, listener);
    };
    return begun;
  });
  expect(await database.save(SECOND)).toBe(true);
  expect(await database.find('a')).toEqual(SECOND);
  expect(await database.save({ id: 'a', revision: 2, text: 'three' })).toBe(true);
});

test('an error that also happens with a new connection is reported', async () => {
  const { database } = await databaseOfNotes();
  await database.save(FIRST);
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  await expect(database.save(SECOND)).rejects.toThrow();
  vi.restoreAllMocks();
  expect(await database.save(SECOND)).toBe(true);
});

test('a page that is left while saving does not block others, and saves when it is shown again', async () => {
  const { database, connections } = await databaseOfNotes();
  await database.save(FIRST);
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, ...args) {
    const request = get.apply(this, args);
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    return request;
  });
  expect(await database.save(SECOND)).toBe(true);
  expect(await database.find('a')).toEqual(SECOND);
  expect(connections).toHaveLength(2);
});
