/** `boneyard admin` with a real database: tables move there, are checked there, and come back from a backup. */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@boneyard/rules/random';
import { openPostgres } from '@boneyard/server/store/postgres';
import { openSqlite } from '@boneyard/server/store/sqlite';
import { signUp } from '@boneyard/server/testing/account';
import { connect, openTable, playOn } from '@boneyard/server/testing/client';
import { hasPart, type TestServer, testPostgres } from '@boneyard/server/testing/servers';
import { start } from '@boneyard/server/testing/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/boneyard.mjs', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'boneyard-'));
const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'casual' } as const;

function boneyard(DATABASE_URL: string, ...args: string[]) {
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8', DATABASE_URL };
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'admin', ...args], { encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

/** A match that is over and one that has just begun, as a server with a file leaves them. */
async function play(): Promise<readonly string[]> {
  const site = await start({ data });
  const { cookie } = await signUp(site.people, 'Ana');
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

// Where there is no PostgreSQL this is skipped, and named as such.
describe.skipIf(!(await hasPart('postgres')))('boneyard admin', () => {
  let server: TestServer;
  beforeAll(async () => {
    execFileSync(process.execPath, [bin, '--version']);
    server = await testPostgres();
  }, 120_000);
  afterAll(async () => {
    await server.close();
    rmSync(data, { recursive: true });
  }, 60_000);

  test('a folder moves to a database; a backup of that, restored elsewhere, is all of it', async () => {
    const tables = await play();
    const file = await openSqlite(join(data, 'tables.db'));
    const logs = await Promise.all(tables.map((table) => file.log(table)));
    await file.close();
    const entries = logs.flat().length;
    expect(boneyard(server.url, 'move', '--data', data)).toEqual({
      status: 0,
      said: `2 tables are in the database now; ${entries} entries were new to it.\n1 account is there too, with all that belongs to it.\n`,
    });
    expect(boneyard(server.url, 'verify-log')).toEqual({ status: 0, said: '2 tables, all in order.\n' });

    // As docs/running.md says.
    const dump = join(data, 'boneyard.dump');
    execFileSync(join(server.bin, 'pg_dump'), ['--format=custom', `--file=${dump}`, server.url]);
    const restored = server.url.replace(/postgres$/, 'restored');
    execFileSync(join(server.bin, 'createdb'), ['--maintenance-db', server.url, 'restored']);
    execFileSync(join(server.bin, 'pg_restore'), ['--no-owner', `--dbname=${restored}`, dump]);
    expect(boneyard(restored, 'verify-log')).toEqual({ status: 0, said: '2 tables, all in order.\n' });
    const store = await openPostgres(restored);
    expect(await Promise.all(tables.map((table) => store.log(table)))).toEqual(logs);
    const { name } = (await store.database.open().selectFrom('accounts').select('name').executeTakeFirst())!;
    const seats = await store.database.open().selectFrom('seated').select('seat').execute();
    expect([name, seats]).toEqual(['Ana', [{ seat: 0 }, { seat: 0 }]]);
    expect(await store.takeDue(Date.now(), Date.now() + 9, 9)).toEqual([tables[1]]);
    await store.close();
  });

  test('what is wrong is said in one line, without a password', () => {
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
