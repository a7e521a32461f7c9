import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { accountContract } from '../accounts/testing/accountcontract';
import { ratingsContract } from '../matchmaking/testing/ratingcontract';
import { seeksContract } from '../matchmaking/testing/seekcontract';
import { pushesContract } from '../notifications/testing/pushcontract';
import { socialContract } from '../social/testing/socialcontract';
import { trialProgram } from '../testing/serverprocess';
import { openSqlite } from './sqlite';
import { storeContract } from './testing/storecontract';
import { writerThread } from './writerthread';

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'boneyard-store-'));
}

const writer = new URL('trial.writer.js', pathToFileURL(await trialProgram()));

for (const [name, program] of [
  ['SQLite', undefined],
  ['SQLite, written in a thread of its own', writer],
] as const)
  storeContract(name, () => {
    const place = folder();
    const open = () => openSqlite(join(place, 'tables.db'), program);
    return { open, beside: open, clear: async () => rmSync(place, { recursive: true }) };
  });

for (const contract of [accountContract, socialContract, ratingsContract, seeksContract, pushesContract])
  contract('SQLite, written in a thread of its own', () => {
    const place = folder();
    return {
      open: () => openSqlite(join(place, 'tables.db'), writer),
      clear: async () => rmSync(place, { recursive: true }),
    };
  });

test('a batch that fails is undone as a whole, and takes nothing else of its commit with it', async () => {
  const store = await openSqlite(':memory:');
  const key = (name: string) => store.database.open().insertInto('keys').values({ name, value: '' });
  const [first, second, third] = await Promise.allSettled([
    store.database.transaction([key('a')]),
    store.database.transaction([key('b'), key('a')]),
    store.append({ table: 't', n: 0, body: 'kept' }),
  ]);
  expect([first.status, second.status, third.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(second).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } });
  expect(await store.database.open().selectFrom('keys').select('name').execute()).toEqual([{ name: 'a' }]);
  expect(await store.log('t')).toEqual(['kept']);
  await store.close();
});

test('a start that fails in the middle of a migration leaves the file as it was', async () => {
  const place = folder();
  const file = join(place, 'tables.db');
  const stranger = new Database(file);
  // The last table of the third migration: others of it are made before.
  stranger.exec('create table found (name text)');
  await expect(openSqlite(file)).rejects.toThrow('already exists');
  stranger.exec('drop table found');
  stranger.close();
  const store = await openSqlite(file);
  expect(await store.append({ table: 't', n: 0, body: 'kept' })).toBe(true);
  await store.close();
  rmSync(place, { recursive: true });
});

test('a thread that cannot write says so, and so does the next one', async () => {
  const place = folder();
  const missing = writerThread(writer, join(place, 'nowhere', 'tables.db'));
  for (const n of [0, 1]) await expect(missing.commit([{ table: 't', n, body: '' }])).rejects.toThrow('Unable to open');
  await missing.close();
  rmSync(place, { recursive: true });
});

/** A worker that crashes with the very first group, and then answers each with the numbers of its entries. */
const DIES_ONCE = `
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', (group) => {
  if (existsSync(workerData)) return parentPort.postMessage({ results: group.map(({ n }) => n) });
  writeFileSync(workerData, '');
  throw new Error('died');
});`;

test('when a thread dies its own groups are lost, and the next thread answers for itself', async () => {
  const place = folder();
  const program = join(place, 'writer.mjs');
  writeFileSync(program, DIES_ONCE);
  const writer = writerThread(pathToFileURL(program), join(place, 'died'));
  const commit = (n: number) => writer.commit([{ table: 't', n, body: '' }]);
  await expect(commit(0)).rejects.toThrow('died');
  // The first thread is still ending.
  expect(await commit(1)).toEqual([1]);
  expect(await Promise.all([commit(2), commit(3)])).toEqual([[2], [3]]);
  await writer.close();
  rmSync(place, { recursive: true });
});
