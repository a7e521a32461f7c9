/** Slow games: whoever is to move and is not there is called, over restarts and without anybody connected. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@boneyard/rules/random';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signUp } from '../testing/account';
import { anyMove, type Client, connect, mayMove, openTable } from '../testing/client';
import { type PushService, pushService, vapidOf } from '../testing/pushservice';
import { type Started, type Starting, start } from '../testing/table';
import { isNear, mayCall, wayOut } from './outside';

const PERSON = { kind: 'person' } as const;
const DAY = 24 * 3600_000;
/** More than the rows of the store need to come up. */
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
const open = (more: Starting = {}) => start({ data, agent: service.agent, ...more });

const call = (site: Started, cookie: string, subscription: object, language = 'en') =>
  fetch(`${site.url}/api/pushes`, {
    method: 'POST',
    headers: { origin: site.url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription, language }),
  });

async function sitting(site: Started, cookie: string, table: string): Promise<Client> {
  const client = await connect(site.url, 'somebody', { cookie });
  client.send({ t: 'come', table });
  await client.next('table');
  return client;
}

/** Ana and Bo at a table where a move may take two days, dealt; neither is connected any more. */
async function slowTable(site: Started) {
  const [ana, bo] = [await signUp(site.people, 'Ana'), await signUp(site.people, 'Bo')];
  const wish = { game: 'classic', options: { match: { rounds: 1 } }, clock: { days: 2 } };
  const table = await openTable(site.url, ana.cookie, { ...wish, chairs: [PERSON, PERSON] });
  const pages = [await sitting(site, ana.cookie, table), await sitting(site, bo.cookie, table)];
  pages[1]!.send({ t: 'sit', seat: 1 });
  for (const page of pages) await page.until(() => page.shown?.phase === 'playing', 'the deal');
  const mover = pages.findIndex((page) => mayMove(page) !== undefined);
  const [first, second] = mover === 0 ? [ana, bo] : [bo, ana];
  return { table, first, second, pages, mover: pages[mover]!, other: pages[1 - mover]! };
}

async function move(page: Client): Promise<void> {
  const acknowledged = page.next('ack');
  page.send({ t: 'move', at: page.shown!.at!, move: anyMove(page, seeded('slow')) });
  await acknowledged;
}

/** Makes moves until it is somebody else's turn. */
async function handOn(page: Client): Promise<void> {
  while (mayMove(page) !== undefined) {
    const { n } = page.shown!;
    await move(page);
    await page.until(() => page.shown!.n > n);
  }
}

describe('at a slow table', () => {
  test('who is away is called when the turn comes to them, in their language; who is there is not', async () => {
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
    // The one who moved is still there, and answers are not needed: she is called for nothing.
    const back = await sitting(site, second.cookie, table);
    await handOn(back);
    await new Promise((resolve) => setTimeout(resolve, SOON));
    expect(service.received).toHaveLength(1);
    for (const page of [mover, back]) page.close();
    expect(site.complaints).toEqual([]);
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
      // Whoever is killed leaves nothing to others but what is in the store.
      await (how === 'stops' ? site : site.house).close();
      for (const page of pages) page.close();
      expect(service.received).toEqual([]);

      const next = await open();
      expect(await service.next()).toMatchObject({ device: id, message: { url: `/at/${table}` } });
      await next.close();
      expect(next.complaints).toEqual([]);
      if (how === 'is killed') return site.close();
      const last = await open();
      await new Promise((resolve) => setTimeout(resolve, SOON));
      expect(service.received).toHaveLength(1);
      expect(last.complaints).toEqual([]);
      return last.close();
    },
  );

  test('days pass, the server starts again, and nobody comes: the referee moves, and calls the next one', async () => {
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
    // Whoever is gone has half a minute more; an hour is more than that.
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
    expect([...early.complaints, ...late.complaints]).toEqual([]);
    await late.close();
  });

  test('a device that its service does not know any more is dropped; a service that is down is tried again', async () => {
    const site = await open();
    const { second, mover, other } = await slowTable(site);
    await call(site, second.cookie, service.device().subscription);
    other.close();
    await other.closed;
    service.status = 503;
    await handOn(mover);
    for (let i = 0; i < 200 && site.complaints.length === 0; i++) await new Promise((go) => setTimeout(go, 50));
    expect(site.complaints[0]).toMatch(/^calling by localhost:\d+: 503$/);
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

describe('whom the server may be made to call', () => {
  test('only devices of accounts, at https addresses that are not near', async () => {
    const site = await start();
    const ana = await signUp(site.people, 'Ana');
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
  test('a name that leads to a machine nearby is not followed', async () => {
    const { subscription } = service.device();
    const { hostname, port } = new URL(subscription.endpoint);
    expect(hostname).toBe('localhost');
    const { request } = await import('node:https');
    const fails = new Promise<Error>((resolve) => {
      request({ hostname, port, agent: wayOut(false), rejectUnauthorized: false })
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
    'nonsense',
  ])('%s is near', (address) => {
    expect(isNear(address)).toBe(true);
  });
  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is not', (address) => {
    expect(isNear(address)).toBe(false);
    expect(mayCall(`https://${address.includes(':') ? `[${address}]` : address}/`, false)).toBe(true);
  });
});
