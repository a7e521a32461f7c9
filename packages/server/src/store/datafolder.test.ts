/** The folder of a single server: one server at a time, readable by it alone, and never silently without its games. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp } from '../operations/admin';
import { connect, openTable } from '../testing/client';
import { script } from '../testing/serverprocess';
import { lockFolder } from './datafolder';
import { openSqlite } from './sqlite';

let program: string;
let data: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  const { build } = await script<{ build(name: string): Promise<string> }>('build.mjs');
  program = fileURLToPath(await build('server'));
}, 120_000);
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'boneyard-folder-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(data, { recursive: true });
});

interface Started {
  readonly child: ChildProcess;
  /** Its address, once it serves; or all that it printed, if it ended. */
  readonly said: Promise<string>;
}

function start(): Started {
  const child = spawn(process.execPath, [program], { env: { ...process.env, PORT: '0', DATA: data } });
  running.push(child);
  let printed = '';
  const said = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += text;
        const [address] = /http:\S+/.exec(printed) ?? [];
        if (address) resolve(address);
      });
    child.once('close', () => resolve(printed));
  });
  return { child, said };
}

test('a second server with the same folder says so in one line, and ends', async () => {
  expect(await start().said).toMatch(/^http/);
  const second = start();
  expect(await second.said).toBe(`Another server uses ${data}. Stop it first, or choose another folder with DATA.\n`);
  expect(second.child.exitCode).toBe(1);
}, 20_000);

test('a killed server leaves no lock', async () => {
  const { child, said } = start();
  await said;
  child.kill('SIGKILL');
  await once(child, 'close');
  lockFolder(data, 0).close();
});

test('after a clean stop everything is in one file; no other user can read it, nor the key', async () => {
  const { child, said } = start();
  const url = await said;
  const ana = await connect(url, 'Ana');
  const table = await openTable(url, ana.cookie, { game: 'classic', chairs: [{ kind: 'person' }, { kind: 'person' }] });
  for (const name of readdirSync(data))
    expect([name, (statSync(join(data, name)).mode & 0o077).toString(8)]).toEqual([name, '0']);
  child.kill('SIGTERM');
  await once(child, 'close');
  const log = `${join(data, 'tables.db')}-wal`;
  expect(readdirSync(data).includes('tables.db-wal') ? statSync(log).size : 0).toBe(0);
  const store = await openSqlite(join(data, 'tables.db'));
  expect(await store.log(table)).toHaveLength(2);
  await store.close();
});

test('an emptied database beside an old key: the server does not start as if nothing had been there', async () => {
  const { child, said } = start();
  await said;
  child.kill('SIGTERM');
  await once(child, 'close');
  truncateSync(join(data, 'tables.db'));
  const again = start();
  expect(await again.said).toMatch(/^The database in .* is gone or empty, .*Put a backup of tables\.db there.*\n$/);
  expect(again.child.exitCode).toBe(1);
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
