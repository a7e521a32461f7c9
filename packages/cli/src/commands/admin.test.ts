/** `boneyard admin` with a real PostgreSQL: moving tables, checking them, and restoring a backup. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { seeded } from '@boneyard/rules/random';
import { openPostgres } from '@boneyard/server/store/postgres';
import { openSqlite } from '@boneyard/server/store/sqlite';
import { connect, openTable, playOn } from '@boneyard/server/testing/client';
import { testAccount } from '@boneyard/server/testing/testaccount';
import { type TestDatabase, testPostgres } from '@boneyard/server/testing/testdatabases';
import { startServer } from '@boneyard/server/testing/testserver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lack, part } from '../../../../scripts/parts.mjs';
import { boneyard as run } from '../testing/command';

const data = mkdtempSync(join(tmpdir(), 'boneyard-'));
const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'casual' } as const;

function boneyard(DATABASE_URL: string, ...args: string[]) {
  const { status, stdout, stderr } = run(['admin', ...args], { env: { DATABASE_URL } });
  return { status, said: stdout + stderr };
}

/** Plays one match to the end and starts another, on a server that stores them in a file. */
async function play(): Promise<readonly string[]> {
  const site = await startServer({ data });
  const { cookie } = await testAccount(site.accounts, 'Ana');
  const ana = await connect(site.url, 'Ana', { cookie });
  const wish = { game: 'classic', options: { match: { rounds: 1 } } };
  const tables = [];
  for (const chairs of [
    [PERSON, BOT],
    [PERSON, PERSON],
  ])
    tables.push(await openTable(site.url, ana.cookie, { ...wish, chairs }));
  ana.send({ t: 'come', table: tables[0]! });
  await playOn(ana, seeded('admin'));
  await site.close();
  return tables;
}

const missing = lack('postgres');
const backupMissing = lack('pg_dump');

describe.skipIf(missing)(`boneyard admin${missing}`, () => {
  let server: TestDatabase;
  let tables: readonly string[];
  let logs: readonly (readonly string[])[];
  beforeAll(async () => {
    server = await testPostgres();
    tables = await play();
    const file = await openSqlite(join(data, 'tables.db'));
    logs = await Promise.all(tables.map((table) => file.log(table)));
    await file.close();
  }, 120_000);
  afterAll(async () => {
    await server.close();
    rmSync(data, { recursive: true });
  }, 60_000);

  test('moves the tables of a folder to a database', () => {
    const entries = logs.flat().length;
    expect(boneyard(server.url, 'move', '--data', data)).toEqual({
      status: 0,
      said: `The database now has 2 tables; ${entries} entries were new.\n1 account was moved too, with all its data.\n`,
    });
    expect(boneyard(server.url, 'verify-log')).toEqual({ status: 0, said: '2 tables, all valid.\n' });
  });

  test.skipIf(backupMissing)(`a restored backup has everything${backupMissing}`, async () => {
    // The commands are those of docs/running.md.
    const tool = (name: string, ...args: readonly string[]) =>
      execFileSync(join(dirname(part('pg_dump')!), name), args, { timeout: 60_000 });
    const dump = join(data, 'boneyard.dump');
    tool('pg_dump', '--format=custom', `--file=${dump}`, server.url);
    const restored = server.url.replace(/postgres$/, 'restored');
    tool('createdb', '--maintenance-db', server.url, 'restored');
    tool('pg_restore', '--no-owner', `--dbname=${restored}`, dump);
    expect(boneyard(restored, 'verify-log')).toEqual({ status: 0, said: '2 tables, all valid.\n' });
    const store = await openPostgres(restored);
    expect(await Promise.all(tables.map((table) => store.log(table)))).toEqual(logs);
    const { name } = (await store.database.open().selectFrom('accounts').select('name').executeTakeFirst())!;
    const seats = await store.database.open().selectFrom('seated').select('seat').execute();
    expect([name, seats]).toEqual(['Ana', [{ seat: 0 }, { seat: 0 }]]);
    expect(await store.takeWakeups(Date.now(), Date.now() + 9, 9)).toEqual([tables[1]]);
    await store.close();
  });

  test('reports errors in one line that does not show the password', () => {
    expect(boneyard('', 'move', '--data', data).said).toContain('Set DATABASE_URL');
    const unknown = boneyard('postgres://me:hush@127.0.0.1:1/boneyard', 'verify-log');
    expect(unknown.status).toBe(1);
    expect(unknown.said).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\n$/);
    expect(boneyard('mysql://me:hush@db/x', 'verify-log').said).toMatch(
      /^The database cannot be used: DATABASE_URL must/,
    );
    for (const url of ['postgres://me:hush@127.0.0.1:1/boneyard', 'mysql://me:hush@db/x'])
      expect(boneyard(url, 'verify-log').said).not.toContain('hush');
  });
});
