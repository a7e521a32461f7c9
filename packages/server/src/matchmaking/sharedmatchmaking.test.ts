/** Several servers with one store match each other's players, and a server that stops or crashes loses nobody. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@boneyard/rules/random';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryCluster } from '../cluster/memorycluster';
import { openSqlite } from '../store/sqlite';
import { type Client, connect, playOn } from '../testing/client';
import { testAccount } from '../testing/testaccount';
import { startServer, type TestServer, type TestServerOptions } from '../testing/testserver';
import { ratingRepository } from './ratingrepository';
import type { RatingRepository } from './ratings';
import { matchmakingRepositories } from './repositories';
import { seekRepository } from './seekrepository';
import { TERMS } from './testing/terms';

const SEEK = { t: 'seek', terms: TERMS } as const;

let folder: string;
let sites: TestServer[] = [];
const file = () => join(folder, 'tables.db');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boneyard-several-'));
});
afterEach(async () => {
  for (const site of sites) {
    expect(site.errors).toEqual([]);
    await site.close();
  }
  sites = [];
  rmSync(folder, { recursive: true });
});

async function open(starting: TestServerOptions = {}): Promise<TestServer> {
  const site = await startServer({ data: folder, store: await openSqlite(file()), ...starting });
  sites.push(site);
  return site;
}

async function signedIn(at: TestServer, name: string): Promise<Client> {
  const { cookie } = await testAccount(sites[0]!.accounts, name);
  return connect(at.url, name, { cookie });
}

const tableOf = (client: Client): Promise<string> =>
  client.until(() => client.messages.find((told) => told.t === 'found')?.table ?? false, 'a game');

test('players on two servers are matched, at one table', async () => {
  const cluster = memoryCluster();
  const [one, other] = [await open({ cluster }), await open({ cluster })];
  const clients = await Promise.all(Array.from({ length: 10 }, (_, i) => signedIn(i % 2 ? one : other, `Player ${i}`)));
  for (const client of clients) client.send(SEEK);
  const found = await Promise.all(clients.map(tableOf));
  const tables = new Map<string, number>();
  for (const table of found) tables.set(table, (tables.get(table) ?? 0) + 1);
  expect([...tables.values()]).toEqual([2, 2, 2, 2, 2]);
  expect((await sites[0]!.store.tables('', 99)).sort()).toEqual([...tables.keys()].sort());
  for (const client of clients) client.close();
});

test('two on different servers search together, and meet two others at one table', async () => {
  const cluster = memoryCluster();
  const [one, other] = [await open({ cluster }), await open({ cluster })];
  const terms = { ...TERMS, players: 4, options: { partners: true, match: { rounds: 1 } } };
  const names = ['Ana', 'Bo', 'Cy', 'Dee'];
  const clients = await Promise.all(names.map((name, i) => signedIn(i % 2 ? one : other, name)));
  const [ana, bo, cy, dee] = clients as [Client, Client, Client, Client];
  ana.send({ t: 'seek', terms, pair: 'new' });
  const { pair } = await ana.next('seeking');
  bo.send({ t: 'seek', terms, pair: pair!.id });
  expect((await bo.next('seeking')).pair).toEqual({ id: pair!.id, partner: 'Ana' });
  // Ana's server learns it from the store.
  expect((await ana.next('seeking')).pair).toEqual({ id: pair!.id, partner: 'Bo' });
  for (const client of [cy, dee]) client.send({ t: 'seek', terms });
  const table = await tableOf(ana);
  expect(await Promise.all(clients.map(tableOf))).toEqual([table, table, table, table]);
  ana.send({ t: 'come', table });
  await ana.until(() => ana.table, 'the table');
  const seats = ana.table!.seats.map(({ name }) => name);
  expect(Math.abs(seats.indexOf('Ana') - seats.indexOf('Bo'))).toBe(2);
  for (const client of clients) client.close();
});

test('of two on different servers who search together, one stops: the other is told', async () => {
  const cluster = memoryCluster();
  const [one, other] = [await open({ cluster }), await open({ cluster })];
  const terms = { ...TERMS, players: 4, options: { partners: true } };
  const [ana, bo] = [await signedIn(one, 'Ana'), await signedIn(other, 'Bo')];
  ana.send({ t: 'seek', terms, pair: 'new' });
  const { pair } = await ana.next('seeking');
  bo.send({ t: 'seek', terms, pair: pair!.id });
  await bo.next('seeking');
  const end = bo.next('found');
  ana.send({ t: 'unseek' });
  expect((await end).table).toBeNull();
  for (const client of [ana, bo]) client.close();
});

test('if a server dies after it matched players, another opens their table', async () => {
  const site = await open();
  const [ana, bo] = [await signedIn(site, 'Ana'), await signedIn(site, 'Bo')];
  // They search for different things, so that no other server matches them.
  ana.send(SEEK);
  const { seek } = await ana.next('seeking');
  bo.send({ ...SEEK, terms: { ...TERMS, clock: { turn: 61 } } });
  const { seek: other } = await bo.next('seeking');
  const store = await openSqlite(file());
  expect(await seekRepository(store.database).end([seek, other], 'AAAAbbbbCCCC0123', Date.now())).toBe(true);
  await store.close();
  expect(await tableOf(ana)).toBe('AAAAbbbbCCCC0123');
  ana.send({ t: 'come', table: 'AAAAbbbbCCCC0123' });
  await ana.until(() => ana.table?.seats.every(({ name }) => name !== undefined), 'both at the table');
  for (const client of [ana, bo]) client.close();
});

test('after a restart the search continues', async () => {
  const first = await open();
  const ana = await testAccount(first.accounts, 'Ana');
  const before = await connect(first.url, 'Ana', { cookie: ana.cookie });
  before.send(SEEK);
  const { seek, since } = await before.next('seeking');
  await first.close();
  sites = [];
  const second = await open();
  const after = await connect(second.url, 'Ana', { cookie: ana.cookie });
  after.send({ ...SEEK, again: seek });
  expect((await after.next('seeking')).since).toBe(since);
  const bo = await signedIn(second, 'Bo');
  bo.send(SEEK);
  expect(await tableOf(after)).toBe(await tableOf(bo));
  for (const client of [after, bo]) client.close();
});

test('a match whose server died before it was counted is counted by the next, once', async () => {
  // The ratings of this server cannot be reached.
  const store = await openSqlite(file());
  const never: RatingRepository = {
    ...ratingRepository(store.database),
    settle: () => new Promise(() => {}),
  };
  const first = await open({ store, matchmaking: { ...matchmakingRepositories(store.database), ratings: never } });
  const people = [await signedIn(first, 'Ana'), await signedIn(first, 'Bo')];
  for (const client of people) client.send(SEEK);
  const table = await tableOf(people[0]!);
  for (const client of people) {
    client.send({ t: 'come', table });
    await client.until(() => client.table, 'the table');
  }
  await Promise.all(people.map((client) => playOn(client, seeded('dies'))));
  expect(people[0]!.table!.changes).toBeUndefined();
  await first.close();
  sites = [];
  const second = await open();
  // No client comes to the table: it is enough that it is due.
  const log = async () => (await second.store.log(table)).filter((body) => body.includes('"do":"rated"'));
  for (let tries = 0; tries < 100 && (await log()).length === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await log()).toHaveLength(1);
  expect(await second.store.takeWakeups(Date.now() + 1e9, Date.now() + 2e9, 9)).toEqual([]);
});
