/** The folder of a single server: one server at a time, readable by it alone, and never silently without its games. */

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp } from '../operations/admin';
import { connect, openTable } from '../testing/client';
import { type MainProcess, mainProgram, runMain } from '../testing/mainprocess';
import { lockFolder, sessionKeyIn, unusableBecause } from './datafolder';
import { openSqlite } from './sqlite';

let program: string;
let data: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  program = await mainProgram();
}, 120_000);
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'boneyard-folder-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(data, { recursive: true });
});

function start(): MainProcess {
  const main = runMain(program, data);
  running.push(main.child);
  return main;
}

test('a second server with the same folder says so in one line, and ends', async () => {
  expect(await start().said).toMatch(/^http/);
  const second = start();
  expect(await second.said).toBe(`Another server uses ${data}. Stop it first, or choose another folder with DATA.\n`);
  expect(second.child.exitCode).toBe(1);
}, 20_000);

test('a killed server leaves no lock', async () => {
  const { said, end } = start();
  await said;
  await end('SIGKILL');
  lockFolder(data, 0).close();
});

test('after a clean stop everything is in one file; no other user can read it, nor the key', async () => {
  const { said, end } = start();
  const url = await said;
  const ana = await connect(url, 'Ana');
  const table = await openTable(url, ana.cookie, { game: 'classic', chairs: [{ kind: 'person' }, { kind: 'person' }] });
  for (const name of readdirSync(data))
    expect([name, (statSync(join(data, name)).mode & 0o077).toString(8)]).toEqual([name, '0']);
  await end('SIGTERM');
  const log = `${join(data, 'tables.db')}-wal`;
  expect(readdirSync(data).includes('tables.db-wal') ? statSync(log).size : 0).toBe(0);
  const store = await openSqlite(join(data, 'tables.db'));
  expect(await store.log(table)).toHaveLength(2);
  await store.close();
});

test('an emptied database beside an old key: the server does not start as if nothing had been there', async () => {
  const { said, end } = start();
  await said;
  await end('SIGTERM');
  truncateSync(join(data, 'tables.db'));
  const again = start();
  expect(await again.said).toMatch(/^The database in .* is gone or empty, .*Put a backup of tables\.db there.*\n$/);
  expect(again.child.exitCode).toBe(1);
});

test.each(['', 'half a key'])('a key of "%s" is not used: anybody could sign with it', (text) => {
  writeFileSync(join(data, 'session.key'), text);
  expect(() => sessionKeyIn(data)).toThrow(
    expect.toSatisfy((error) => /is not a key/.test(unusableBecause(data, error))),
  );
});

test('a session key is made once, for us alone to read', () => {
  const key = sessionKeyIn(data);
  expect(key).toHaveLength(32);
  expect(sessionKeyIn(data)).toEqual(key);
  expect(readdirSync(data)).toEqual(['session.key']);
  expect((statSync(join(data, 'session.key')).mode & 0o077).toString(8)).toBe('0');
});

test('a backup is the database of one moment, made while the server writes', async () => {
  const store = await openSqlite(join(data, 'tables.db'));
  for (let n = 0; n < 50; n++) await store.append({ table: 't', n, body: `${n}` });
  const file = join(data, 'backup.db');
  const writing = (async () => {
    for (let n = 50; n < 100; n++) await store.append({ table: 't', n, body: `${n}` });
  })();
  expect(backUp(data, file)).toBe(true);
  await writing;
  const copy = await openSqlite(file);
  const log = await copy.log('t');
  expect(log.length).toBeGreaterThanOrEqual(50);
  expect(log).toEqual(log.map((_, n) => `${n}`));
  expect((statSync(file).mode & 0o077).toString(8)).toBe('0');
  await Promise.all([copy.close(), store.close()]);
});

test('a backup overwrites nothing', async () => {
  const store = await openSqlite(join(data, 'tables.db'));
  writeFileSync(join(data, 'mine'), 'mine');
  expect(() => backUp(data, join(data, 'mine'))).toThrow('EEXIST');
  await store.close();
});
