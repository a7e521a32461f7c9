/** An upgrade as people do it: data of the oldest version, opened by the real program of this one. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeOf } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { positionsOf } from '@boneyard/engine/replay';
import type { AccountView, MyGame } from '@boneyard/protocol/accounts';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lack } from '../../../../scripts/parts.mjs';
import { verifyLog } from '../operations/admin';
import type { DatabaseStore } from '../store/database';
import { DATABASE_FILE, KEY_FILE } from '../store/datafolder';
import { openPostgres } from '../store/postgres';
import { openSqlite } from '../store/sqlite';
import { type Client, connect, mayMove, playOn, viewOf } from './client';
import { FORMER_KEY, formerData, writeFormerFile } from './formerdata';
import { headlessBrowser, withHostName } from './headlessbrowser';
import { type MainProcess, mainProgram, runMain } from './mainprocess';
import { passkeyDevice } from './passkeydevice';
import { testPostgres, testRedis } from './testdatabases';

/** How many moves each makes: real limits allow no more at once. */
const MOVES = 8;

interface Installation {
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<DatabaseStore>;
  close(): Promise<void>;
}

async function inFile(sql: string): Promise<Installation> {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-former-'));
  const file = join(data, DATABASE_FILE);
  writeFileSync(join(data, KEY_FILE), FORMER_KEY);
  writeFormerFile(file, sql);
  return { data, env: {}, open: () => openSqlite(file), close: async () => rmSync(data, { recursive: true }) };
}

async function inPostgres(sql: string): Promise<Installation> {
  const [postgres, redis] = await Promise.all([testPostgres(), testRedis()]);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(sql);
  await client.end();
  const data = mkdtempSync(join(tmpdir(), 'boneyard-former-'));
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, SESSION_KEY: FORMER_KEY, NOTICE: '0' };
  return {
    data,
    env,
    open: () => openPostgres(postgres.url),
    async close() {
      await Promise.all([postgres.close(), redis.close()]);
      rmSync(data, { recursive: true });
    },
  };
}

/** The final scores of a record, from its moves. */
function scoresOf(text: string): readonly number[] {
  const record = parseRecord(text);
  if (isProblem(record)) throw new Error(JSON.stringify(record));
  const positions = positionsOf(record);
  if (isProblem(positions)) throw new Error(JSON.stringify(positions));
  const { match } = positions.at(-1)!;
  expect(outcomeOf(match)?.over).toBe(true);
  return match.state.scores;
}

const missing = lack('postgres', 'redis');

describe.each([
  ['sqlite', 'a file', inFile, ''],
  ['postgres', 'PostgreSQL', inPostgres, missing],
] as const)('%s', (kind, where, installed, missing) => {
  describe.skipIf(missing)(`data of the oldest version in ${where}${missing}`, () => {
    const { seen, sql } = formerData(kind);
    const { ana, bo, cy } = seen.people;
    let place: Installation;
    let running: MainProcess;
    let url: string;

    async function start(): Promise<void> {
      running = runMain(await mainProgram(), place.data, place.env);
      url = withHostName(await running.said);
      expect(url).toMatch(/^http:/);
    }
    beforeAll(async () => {
      place = await installed(sql);
      await start();
    }, 240_000);
    afterAll(async () => {
      await running.end('SIGTERM');
      await place.close();
    }, 60_000);

    async function asked<T>(path: string, cookie: string): Promise<T> {
      const response = await fetch(`${url}/api/${path}`, { headers: { cookie } });
      expect(response.status).toBe(200);
      return (await response.json()) as T;
    }

    async function comeBack(name: string, cookie: string, table: string): Promise<Client> {
      const client = await connect(url, name, { cookie });
      client.send({ t: 'come', table });
      await client.next('table');
      return client;
    }

    test('people are still signed in, as guests too', async () => {
      expect(await asked('me', ana.cookie)).toEqual({ id: ana.id, name: 'Ana', kind: 'account' });
      expect(await asked('me', cy.cookie)).toEqual({ id: cy.id, name: 'Cy', kind: 'guest' });
    });

    test('a passkey and a recovery code of then sign in', async () => {
      const phone = headlessBrowser(url, passkeyDevice([...bo.passkeys!]));
      expect((await phone.signIn()).body.me).toEqual({ id: bo.id, name: 'Bo', kind: 'account' });
      const lost = headlessBrowser(url);
      const { body } = await lost.ask('POST', 'session/recover', { code: ana.codes![0], label: '' });
      expect(body).toMatchObject({ me: { id: ana.id, name: 'Ana', kind: 'account' } });
      const { codes, passkeys } = (await lost.ask<AccountView>('GET', 'account')).body;
      expect([codes, passkeys.map(({ id }) => id)]).toEqual([9, ana.passkeys!.map(({ id }) => id)]);
    });

    test('ratings and profiles are as they were, for the variant that was played', async () => {
      const [then] = seen.player.games;
      const { games } = await asked<{ games: object[] }>(`players/${ana.id}`, '');
      expect(games).toMatchObject([
        { game: 'classic', variant: 'draw', rank: then!.rank, matches: then!.matches, won: then!.won },
      ]);
    });

    test('finished matches of every game replay to their results, also from records that were downloaded then', async () => {
      for (const { table, scores } of [...seen.over, seen.rated]) {
        const then = seen.records[table]!;
        const now = await asked(`tables/${table}/record`, '');
        expect(now).toMatchObject({ format: 'boneyard/2', game: then.game, rounds: then.rounds });
        expect(scoresOf(JSON.stringify(now))).toEqual(scores);
        expect(scoresOf(JSON.stringify(then))).toEqual(scores);
      }
    });

    test('the list of an account has its tables', async () => {
      const { games } = await asked<{ games: MyGame[] }>('games', ana.cookie);
      const turns = seen.open.map(({ table, toAct }) => [table, toAct[1]]);
      expect(games.map(({ table, turn }) => [table.id, turn]).sort()).toEqual(
        [...turns, [seen.rated.table, false]].sort(),
      );
    });

    test.each(seen.open)(
      'an open table of $game goes on, with the cookies of then',
      async ({ table, n, scores, toAct }) => {
        const both = [await comeBack('Cy', cy.cookie, table), await comeBack('Ana', ana.cookie, table)];
        for (const client of both) {
          expect(client.table).toMatchObject({ phase: 'playing', n });
          expect(viewOf(client).scores).toEqual(scores);
        }
        expect(both.map((client) => mayMove(client) !== undefined)).toEqual(toAct);
        // It is asked before each move, and while a player waits.
        const enough = () => both[0]!.table!.n >= n + MOVES || both[0]!.table!.phase !== 'playing';
        await Promise.all(both.map((client) => playOn(client, seeded(`${table} ${client.name}`), enough)));
        expect(both[0]!.table!.n).toBeGreaterThan(n);
        for (const client of both) client.close();
      },
    );

    test('chat of then is shown', async () => {
      const client = await comeBack('Cy', cy.cookie, seen.open[0]!.table);
      const said = await client.until(() => client.messages.find((message) => message.t === 'chat'));
      expect(said.lines).toMatchObject([{ seat: 0, name: 'Cy', text: 'Good luck, Ana' }]);
      client.close();
    });

    test('a second start has all of it, with the new moves, and every log verifies', async () => {
      const before = await asked<{ games: MyGame[] }>('games', ana.cookie);
      await running.end('SIGTERM');
      await start();
      expect(await asked('games', ana.cookie)).toEqual(before);
      expect(await asked('me', cy.cookie)).toMatchObject({ id: cy.id });
      const store = await place.open();
      expect(await verifyLog(store)).toEqual({ tables: seen.open.length + seen.over.length + 1, found: [] });
      await store.close();
    });
  });
});
