/** The store in a real PostgreSQL: the contract, many processes that start at once, and a database that goes away. */

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lack } from '../../../../scripts/parts.mjs';
import { accountContract } from '../accounts/testing/accountcontract';
import { signsOfLife } from '../cluster/signsoflife';
import { fairnessContract } from '../fairness/testing/fairnesscontract';
import { ratingsContract } from '../matchmaking/testing/ratingcontract';
import { seeksContract } from '../matchmaking/testing/seekcontract';
import { pushesContract } from '../notifications/testing/pushcontract';
import { socialContract } from '../social/testing/socialcontract';
import { type TestDatabase, testPostgres } from '../testing/testdatabases';
import { wireTo } from '../testing/wire';
import { openPostgres } from './postgres';
import { readPostgres } from './reader';
import { storeContract } from './testing/storecontract';

const missing = lack('postgres');

describe.skipIf(missing)(`PostgreSQL${missing}`, () => {
  let server: TestDatabase;
  let admin: pg.Client;
  beforeAll(async () => {
    server = await testPostgres();
    admin = new pg.Client(server.url);
    admin.on('error', () => {});
    await admin.connect();
  }, 60_000);
  afterAll(async () => {
    await admin.end();
    await server.close();
  }, 60_000);

  async function emptyDatabase(): Promise<string> {
    await admin.query('drop schema public cascade; create schema public');
    return server.url;
  }

  storeContract('PostgreSQL', () => {
    const url = emptyDatabase();
    const open = async () => openPostgres(await url);
    return { open, beside: open, clear: async () => {} };
  });

  for (const contract of [accountContract, socialContract, ratingsContract, seeksContract, pushesContract])
    contract('PostgreSQL', () => {
      const url = emptyDatabase();
      return { open: async () => openPostgres(await url), clear: async () => {} };
    });

  fairnessContract('PostgreSQL', () => {
    const url = emptyDatabase();
    return {
      open: async () => openPostgres(await url),
      read: async () => readPostgres(await url),
      clear: async () => {},
    };
  });

  test('connections that were lost without a word fail once, and new ones work', async () => {
    const url = new URL(await emptyDatabase());
    const wire = await wireTo(Number(url.port));
    url.port = `${wire.port}`;
    const store = await openPostgres(url.href, 400);
    const all = <T>(ask: () => Promise<T>) => Promise.allSettled(Array.from({ length: 8 }, ask));
    const summaries = () => all(() => store.summary('a'));
    await summaries();
    wire.hold(['there', 'back']);
    wire.heal('stays silent');
    for (const { status } of await summaries()) expect(status).toBe('rejected');
    for (const { status } of await summaries()) expect(status).toBe('fulfilled');
    await store.close();
    await wire.close();
  });

  test('signs of life are found while they are fresh, by the clock of the database', async () => {
    const store = await openPostgres(await emptyDatabase());
    const { leave, find } = signsOfLife(store.database);
    const here = { t1: { seats: [0, 2], watching: 1 } };
    await leave({ name: 'a', cut: true, here: {} });
    await leave({ name: 'b', cut: false, here });
    await leave({ name: 'a', cut: true, here });
    const found = await find(60_000);
    expect(found.map(({ age: _, ...sign }) => sign).sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { name: 'a', cut: true, here },
      { name: 'b', cut: false, here },
    ]);
    for (const { age } of found) expect(age).toBeLessThan(60_000);
    await store.database
      .open()
      .updateTable('processes')
      .set(({ eb }) => ({ seen: eb('seen', '-', 61_000) }))
      .execute();
    expect(await find(60_000)).toEqual([]);
    await store.close();
  });

  test('several processes that start at once on an empty database all get along', async () => {
    const url = await emptyDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
    for (const [n, store] of stores.entries()) expect(await store.append({ table: 'a', n, body: `${n}` })).toBe(true);
    expect(await stores[0]!.log('a')).toEqual(['0', '1', '2', '3', '4']);
    for (const store of stores) await store.close();
  });

  test('many writers with the same tables in any order: no deadlock, and each place goes to one', async () => {
    const url = await emptyDatabase();
    const stores = await Promise.all(Array.from({ length: 3 }, () => openPostgres(url)));
    const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
    const won = new Map<string, number>();
    for (let n = 0; n < 20; n++)
      await Promise.all(
        stores.flatMap((store, who) =>
          (who % 2 ? tables : [...tables].reverse()).map(async (table) => {
            const listing = `${who}`;
            const summary = { id: table, listed: true, phase: 'playing', changed: n, listing, result: null } as const;
            if (await store.append({ table, n, body: listing, summary, wakeAt: n + who }))
              won.set(table, (won.get(table) ?? 0) + 1);
          }),
        ),
      );
    expect([...won.values()]).toEqual(tables.map(() => 20));
    for (const table of tables) {
      const log = await stores[0]!.log(table);
      // The summary is that of the last writer.
      expect((await stores[0]!.summary(table))!.listing).toBe(log.at(-1));
    }
    for (const store of stores) await store.close();
  });

  test('while the database is gone everything fails clearly; when it is back everything is there', async () => {
    const store = await openPostgres(await emptyDatabase());
    expect(await store.append({ table: 'a', n: 0, body: 'kept' })).toBe(true);
    await server.kill();
    await expect(store.append({ table: 'a', n: 1, body: 'lost' })).rejects.toThrow();
    await expect(store.log('a')).rejects.toThrow();
    await expect(store.ready()).rejects.toThrow();
    await server.start();
    await store.ready();
    expect(await store.append({ table: 'a', n: 1, body: 'after' })).toBe(true);
    expect(await store.log('a')).toEqual(['kept', 'after']);
    await store.close();
    await expect(store.log('a')).rejects.toThrow('the store is closed');
  });

  test('all processes of a killed database are gone: one at work answers before, not after', async () => {
    const client = new pg.Client(server.url);
    client.on('error', () => {});
    await client.connect();
    let ended = false;
    const atWork = client.query('select count(*) from generate_series(1, 3000000)').finally(() => {
      ended = true;
    });
    atWork.catch(() => {});
    await server.kill();
    await new Promise(setImmediate);
    expect(ended).toBe(true);
    await server.start();
  });
});
