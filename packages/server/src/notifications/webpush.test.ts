/** Slow games: a player who is to move and is away is notified, across restarts and with nobody connected. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@boneyard/rules/random';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountRepository } from '../accounts/accountrepository';
import { openSqlite } from '../store/sqlite';
import { anyMove, type Client, connect, mayMove, openTable } from '../testing/client';
import { type PushService, pushService, vapidOf } from '../testing/pushservice';
import { testAccount } from '../testing/testaccount';
import { startServer, type TestServer, type TestServerOptions } from '../testing/testserver';
import { isNear, mayPushTo, pushAgent } from './pushnetwork';
import { pushRepository } from './pushrepository';
import { webPushNotifier } from './webpush';

const PERSON = { kind: 'person' } as const;
const DAY = 24 * 3600_000;
/** More than a wakeup in the store needs. */
const SOON = 3_600;

let service: PushService;
let data: string;
beforeEach(async () => {
  service = await pushService();
  data = mkdtempSync(join(tmpdir(), 'boneyard-slow-'));
});
afterEach(async () => {
  await service.close();
  rmSync(data, { recursive: true });
});
const open = (more: TestServerOptions = {}) => startServer({ data, agent: service.agent, ...more });

const call = (site: TestServer, cookie: string, subscription: object, language = 'en') =>
  fetch(`${site.url}/api/pushes`, {
    method: 'POST',
    headers: { origin: site.url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription, language }),
  });

/** As the page does when somebody chooses a language. */
const choose = (site: TestServer, cookie: string, language: string) =>
  fetch(`${site.url}/api/account/preferences`, {
    method: 'POST',
    headers: { origin: site.url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ chosen: { language }, changed: Date.now() }),
  });

async function sitting(site: TestServer, cookie: string, table: string): Promise<Client> {
  const client = await connect(site.url, 'somebody', { cookie });
  client.send({ t: 'come', table });
  await client.next('table');
  return client;
}

/** Ana and Bo at a table where a move may take two days, dealt; neither is connected any more. */
async function slowTable(site: TestServer) {
  const [ana, bo] = [await testAccount(site.accounts, 'Ana'), await testAccount(site.accounts, 'Bo')];
  const request = { game: 'classic', options: { match: { rounds: 1 } }, clock: { days: 2 } };
  const table = await openTable(site.url, ana.cookie, { ...request, chairs: [PERSON, PERSON] });
  const pages = [await sitting(site, ana.cookie, table), await sitting(site, bo.cookie, table)];
  pages[1]!.send({ t: 'sit', seat: 1 });
  for (const page of pages) await page.until(() => page.table?.phase === 'playing', 'the deal');
  const mover = pages.findIndex((page) => mayMove(page) !== undefined);
  const [first, second] = mover === 0 ? [ana, bo] : [bo, ana];
  return { table, first, second, pages, mover: pages[mover]!, other: pages[1 - mover]! };
}

async function move(page: Client): Promise<void> {
  const acknowledged = page.acknowledgement();
  page.send({ t: 'move', at: page.table!.at!, move: anyMove(page, seeded('slow')) });
  await acknowledged;
}

/** Makes moves until it is the other player's turn. */
async function handOn(page: Client): Promise<void> {
  while (mayMove(page) !== undefined) {
    const { n } = page.table!;
    await move(page);
    await page.until(() => page.table!.n > n);
  }
}

describe('at a slow table', () => {
  test('players who are away are notified of their turn, in their language; players who are present are not', async () => {
    const site = await open();
    const { table, first, second, mover, other } = await slowTable(site);
    const [hers, his] = [service.device(), service.device()];
    expect((await call(site, first.cookie, hers.subscription)).status).toBe(200);
    expect((await call(site, second.cookie, his.subscription, 'fr')).status).toBe(200);
    other.close();
    await other.closed;
    await handOn(mover);
    const { device, message, headers } = await service.next();
    expect(device).toBe(his.id);
    expect(message).toEqual({
      title: 'C’est à vous de jouer',
      body: `Dominos avec ${first.name}`,
      url: `/at/${table}`,
      tag: table,
    });
    expect(headers).toMatchObject({ topic: table, 'content-encoding': 'aes128gcm' });
    expect(Number(headers.ttl)).toBeGreaterThan((2 * DAY) / 1000 - 60);
    const known = await fetch(`${site.url}/api/pushes`, { headers: { cookie: first.cookie } });
    const { key, on } = (await known.json()) as { key: string; on: boolean };
    expect([vapidOf(headers.authorization).key, on]).toEqual([key, true]);
    expect(vapidOf(headers.authorization).aud).toBe(new URL(his.subscription.endpoint).origin);
    // The player who moved is still connected and is not notified.
    const back = await sitting(site, second.cookie, table);
    await handOn(back);
    await new Promise((resolve) => setTimeout(resolve, SOON));
    expect(service.received).toHaveLength(1);
    for (const page of [mover, back]) page.close();
    expect(site.errors).toEqual([]);
    await site.close();
  });

  test('a player who has chosen another language since is notified in that one', async () => {
    const site = await open();
    const { second, pages, mover, other } = await slowTable(site);
    await call(site, second.cookie, service.device().subscription);
    expect((await choose(site, second.cookie, 'fr')).status).toBe(200);
    other.close();
    await other.closed;
    await handOn(mover);
    expect((await service.next()).message).toMatchObject({ title: 'C’est à vous de jouer' });
    for (const page of pages) page.close();
    await site.close();
  });

  test.each(['stops', 'is killed'])(
    'the server %s before it could call: the next one does, and only once',
    async (how) => {
      const site = await open();
      const { table, second, pages, mover, other } = await slowTable(site);
      const { id, subscription } = service.device();
      await call(site, second.cookie, subscription);
      other.close();
      await other.closed;
      await handOn(mover);
      // All that a killed server leaves to the others is in the store.
      await (how === 'stops' ? site : site.services).close();
      for (const page of pages) page.close();
      expect(service.received).toEqual([]);

      const next = await open();
      expect(await service.next()).toMatchObject({ device: id, message: { url: `/at/${table}` } });
      await next.close();
      expect(next.errors).toEqual([]);
      if (how === 'is killed') return site.close();
      const last = await open();
      await new Promise((resolve) => setTimeout(resolve, SOON));
      expect(service.received).toHaveLength(1);
      expect(last.errors).toEqual([]);
      return last.close();
    },
  );

  test('if days pass and the server restarts while nobody is connected, the referee moves and the next player is notified', async () => {
    const site = await open();
    const { table, first, second, pages } = await slowTable(site);
    for (const { cookie } of [first, second]) await call(site, cookie, service.device().subscription);
    const before = (await site.store.log(table)).length;
    for (const page of pages) page.close();
    await site.close();

    const early = await open({ now: () => Date.now() + 2 * DAY - 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect((await early.store.log(table)).length).toBe(before);
    await early.close();
    // A player who is away has half a minute more; an hour is more than that.
    let skip = 2 * DAY + 60_000;
    const late = await open({ now: () => Date.now() + skip });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    skip += 60_000;
    for (const until = Date.now() + 15_000; (await late.store.log(table)).length === before; ) {
      if (Date.now() > until) throw new Error('nobody moved');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const [last] = (await late.store.log(table)).slice(-1);
    expect(JSON.parse(last!)).toMatchObject({ do: 'moved', by: 'referee' });
    expect((await service.next()).message).toMatchObject({ url: `/at/${table}` });
    expect([...early.errors, ...late.errors]).toEqual([]);
    await late.close();
  });

  test('a device that its service no longer knows is dropped; a service that is down is tried again', async () => {
    const site = await open();
    const { second, mover, other } = await slowTable(site);
    await call(site, second.cookie, service.device().subscription);
    other.close();
    await other.closed;
    service.status = 503;
    await handOn(mover);
    for (let i = 0; i < 200 && site.errors.length === 0; i++) await new Promise((go) => setTimeout(go, 50));
    expect(site.errors[0]).toMatch(/^PUSH_FAILED .* answered 503 .*"service":"localhost:\d+"/);
    expect(await site.pushes.of(second.id)).toHaveLength(1);
    mover.close();
    await site.close();
    service.status = 410;
    const next = await open();
    for (let i = 0; i < 200 && (await next.pushes.of(second.id)).length > 0; i++)
      await new Promise((go) => setTimeout(go, 50));
    expect(await next.pushes.of(second.id)).toEqual([]);
    await next.close();
  });
});

describe('a push service that misbehaves', () => {
  const notice = { table: 't', at: 1, player: 'ana', game: 'classic', others: [], due: Date.now() + DAY };

  async function notifier(manner: PushService['manner'], answersIn: number) {
    const store = await openSqlite(':memory:');
    const [accounts, pushes] = [accountRepository(store.database), pushRepository(store.database)];
    const { id: account } = await testAccount(accounts, 'Ana');
    const [session] = await accounts.sessions(account);
    const { endpoint, keys } = service.device().subscription;
    await pushes.add(account, session!.id, { endpoint, ...keys, language: 'en', made: 0 });
    service.manner = manner;
    const errors: string[] = [];
    const { notify } = webPushNotifier({
      pushes,
      agent: service.agent,
      near: true,
      subject: 'mailto:nobody@localhost',
      reportError: (code) => void errors.push(code),
      answersIn,
    });
    return { notify: () => notify({ ...notice, player: account }), errors, close: () => store.close() };
  }

  test('sends a body without an end: the notification counts, and the body is not read', async () => {
    const { notify, errors, close } = await notifier('endless', 5_000);
    expect(await notify()).toBe(true);
    expect(service.received).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { sent } = service;
    await new Promise((resolve) => setTimeout(resolve, 300));
    // What it could send went into the buffers of the system.
    expect([service.sent, errors]).toEqual([sent, []]);
    await close();
  });
  test('does not answer: it is tried again later', async () => {
    const { notify, errors, close } = await notifier('silent', 200);
    expect([await notify(), errors]).toEqual([false, ['PUSH_FAILED']]);
    await close();
  });
});

describe('addresses that the server may send notifications to', () => {
  test('only devices of accounts, at https addresses that are not near', async () => {
    const site = await startServer();
    const ana = await testAccount(site.accounts, 'Ana');
    const { subscription } = service.device();
    const at = (endpoint: string) => call(site, ana.cookie, { ...subscription, endpoint });
    for (const endpoint of [
      'http://push.example/x',
      'https://127.0.0.1/x',
      'https://[::1]:8443/x',
      'https://10.1.2.3/x',
      'https://169.254.169.254/latest/meta-data',
      'https://me:pass@push.example/x',
      'file:///etc/passwd',
      'nonsense',
    ])
      expect([endpoint, (await at(endpoint)).status]).toEqual([endpoint, 400]);
    expect((await at('https://push.example/x')).status).toBe(200);
    expect((await call(site, '', subscription)).status).toBe(401);
    await site.close();
  });
  test('a host name that resolves to a private address is not used', async () => {
    const { subscription } = service.device();
    const { hostname, port } = new URL(subscription.endpoint);
    expect(hostname).toBe('localhost');
    const { request } = await import('node:https');
    const fails = new Promise<Error>((resolve) => {
      request({ hostname, port, agent: pushAgent(false), rejectUnauthorized: false })
        .on('error', resolve)
        .end();
    });
    expect((await fails).message).toBe('localhost is near us');
  });
  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '::10.0.0.1',
    'fec0::1',
    'nonsense',
  ])('%s is near', (address) => {
    expect(isNear(address)).toBe(true);
  });
  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is not', (address) => {
    expect(isNear(address)).toBe(false);
    expect(mayPushTo(`https://${address.includes(':') ? `[${address}]` : address}/`, false)).toBe(true);
  });
});
