/** What whoever runs a server sees of it: logs that tell no secrets, figures that add up, and an orderly end. */

import { readFileSync } from 'node:fs';
import { seeded } from '@boneyard/rules/random';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readEntry } from '../rooms/entries';
import { connect, openTable, playOn } from '../testing/client';
import { memoryStore } from '../testing/memory';
import { quick } from '../testing/quick';
import { type Started, type Starting, start } from '../testing/table';
import { log } from './log';
import { metrics } from './metrics';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'casual' } as const;
let site: Started | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function open(starting: Starting = {}): Promise<Started> {
  site = await start({ store: memoryStore(), ...starting });
  return site;
}

/** A match of one person against a bot, in a game whose constructions are judged. */
async function match({ url }: Started) {
  const ana = await connect(url, 'Ana Unmistakable');
  const table = await openTable(url, ana.cookie, {
    game: 'magnetic',
    options: { mode: 'tower' },
    chairs: [PERSON, BOT],
  });
  ana.send({ t: 'come', table });
  await playOn(ana, seeded('operate'));
  return { ana, table };
}

/** The value of a figure, over all its labels. */
function sum(text: string, name: string): number {
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}(\\{|\\s)`).test(line));
  if (lines.length === 0) throw new Error(`there is no ${name}`);
  return lines.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
}

test('the log names tables and entries, and nothing that is anybody’s secret', async () => {
  const lines: string[] = [];
  const own = log('debug', { write: (line) => void lines.push(line) });
  const { store, url } = await open({ tally: { kept: own.kept, acknowledged() {}, refused() {} } });
  const { ana, table } = await match({ url } as Started);
  own.complain('something went wrong', { table, n: 3 });
  const bodies = await store.log(table);
  const entries = bodies.map(readEntry);
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.filter(({ msg }) => msg === 'moved').map(({ n }) => n)).toEqual(
    entries.flatMap((entry, n) => (entry.do === 'moved' ? [n] : [])),
  );
  for (const line of told) expect(table.startsWith(line.table as string) && line.table !== table).toBe(true);
  // Time and the beginning of the table's id aside, in which there may be digits like those of tiles.
  const all = told.map(({ time: _, table: __, ...rest }) => JSON.stringify(rest)).join('\n');
  const secrets = entries.flatMap((entry) => {
    if (entry.do === 'moved') return [entry.move];
    if (entry.do === 'committed') return [entry.secret];
    if (entry.do === 'added') return [entry.bits];
    return entry.do === 'sat' ? [entry.guest, entry.name] : [];
  });
  expect(secrets.length).toBeGreaterThan(10);
  for (const secret of [...secrets.filter((one) => one !== 'pass'), ana.cookie, ana.cookie.split('=')[1]!, table])
    expect(all).not.toContain(secret);
  expect(all).not.toMatch(/\d-\d/);
});

test('figures: moves by whom, verdicts, latencies, what waits, sockets and the store', async () => {
  const counted = metrics();
  const store = memoryStore();
  const { url } = await open({
    store: counted.timedStore(store),
    thinkers: counted.timedThinkers(quick),
    tally: counted.tally,
    metrics: counted,
  });
  const { ana, table } = await match({ url } as Started);
  ana.send({ t: 'move', at: 0, move: 'pass' });
  await ana.next('refused');
  const moves = (await store.log(table)).map(readEntry).flatMap((entry) => (entry.do === 'moved' ? [entry] : []));
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`boneyard_moves_total{by="person"} ${moves.filter(({ by }) => !by).length}`);
  expect(text).toContain(`boneyard_moves_total{by="bot"} ${moves.filter(({ by }) => by === 'bot').length}`);
  expect(sum(text, 'boneyard_entries_total')).toBe((await store.log(table)).length - 2);
  expect(sum(text, 'boneyard_acknowledged_seconds_count')).toBe(moves.filter(({ by }) => !by).length);
  expect(text).toContain('boneyard_refusals_total{why="stale"} 1');
  const laid = moves.filter(({ move }) => move.includes('@')).length;
  expect(sum(text, 'boneyard_verdicts_total')).toBeGreaterThan(0);
  expect(sum(text, 'boneyard_verdicts_total')).toBeLessThanOrEqual(laid);
  expect(sum(text, 'boneyard_store_waiting')).toBe(0);
  expect(sum(text, 'boneyard_thinking_waiting')).toBe(0);
  expect(sum(text, 'boneyard_sockets')).toBe(1);
  expect(sum(text, 'boneyard_tables')).toBe(1);
  expect(text).toContain('boneyard_store_seconds_count{what="append"}');
  expect(text).toContain('nodejs_eventloop_lag');
  expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
});

test('the example dashboard asks only for figures that there are', async () => {
  const text = await metrics().text();
  const dashboard = readFileSync(new URL('../../../../docs/dashboard.json', import.meta.url), 'utf8');
  const asked = [...dashboard.matchAll(/(?:boneyard|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
  const gauges = ['boneyard_sockets', 'boneyard_tables', 'boneyard_news'];
  expect(new Set(asked).size).toBeGreaterThan(10);
  for (const name of new Set(asked)) {
    const plain = name.replace(/_bucket$/, '');
    if (!gauges.includes(plain)) expect(text).toContain(`# TYPE ${plain} `);
  }
});

test('a server whose store is gone is alive but not ready, and says what is wrong', async () => {
  const counted = metrics();
  const store = memoryStore();
  const ready = { throws: false };
  const { url, complaints } = await open({
    store: counted.timedStore({
      ...store,
      async ready() {
        if (ready.throws) throw new Error('gone');
      },
      async append(append) {
        if (ready.throws) throw new Error('gone');
        return store.append(append);
      },
    }),
    metrics: counted,
  });
  const status = async (path: string) => {
    const response = await fetch(`${url}/${path}`);
    return [response.status, await response.json()];
  };
  expect(await status('readyz')).toEqual([200, { ready: true, store: true, news: true, leaving: false }]);
  ready.throws = true;
  expect(await status('readyz')).toEqual([503, { ready: false, store: false, news: true, leaving: false }]);
  expect((await status('healthz'))[0]).toBe(200);
  const ana = await connect(url, 'Ana');
  await expect(openTable(url, ana.cookie, { game: 'classic', chairs: [PERSON, BOT] })).rejects.toThrow('500');
  expect(complaints.join()).toContain('gone');
  expect(sum(await (await fetch(`${url}/metrics`)).text(), 'boneyard_store_failures_total')).toBeGreaterThan(0);
});

test('who comes while the store is gone is told to wait, not that there is no table, and then sees it', async () => {
  const store = memoryStore();
  const before = await start({ store });
  const ana = await connect(before.url, 'Ana');
  const table = await openTable(before.url, ana.cookie, { game: 'classic', chairs: [PERSON, PERSON] });
  await before.close();
  let gone = true;
  const { url } = await open({
    store: {
      ...store,
      async log(wanted, from) {
        if (gone) throw new Error('gone');
        return store.log(wanted, from);
      },
    },
  });
  const again = await connect(url, 'Ana', { cookie: ana.cookie });
  again.send({ t: 'come', table });
  expect(await again.next('refused')).toEqual({ t: 'refused', what: 'come', why: 'busy' });
  gone = false;
  await again.until(() => again.shown?.id === table, 'the table');
  expect(again.shown!.you).toBe(0);
});

test('a server that stops says so, lets nobody in, and sends people elsewhere with what they did kept', async () => {
  let leaving = false;
  const store = memoryStore();
  let closed = false;
  const kept = {
    ...store,
    async close() {
      closed = true;
    },
  };
  const own = await open({ store: kept, leaving: () => leaving });
  const ana = await connect(own.url, 'Ana');
  const table = await openTable(own.url, ana.cookie, { game: 'classic', chairs: [PERSON, PERSON] });
  ana.send({ t: 'come', table });
  await ana.next('table');
  leaving = true;
  expect((await fetch(`${own.url}/readyz`)).status).toBe(503);
  // The last thing that is asked before the end is done all the same.
  ana.send({ t: 'stand' });
  await ana.until(() => ana.shown!.seats[0]!.name === undefined, 'a free chair');
  site = undefined;
  const ending = own.close();
  expect(await ana.closed).toBe(1012);
  await ending;
  expect(closed).toBe(true);
  expect(readEntry((await store.log(table)).at(-1)!).do).toBe('stood');
  const late = new WebSocket(`${own.url.replace('http', 'ws')}/socket`, { headers: { origin: own.url } });
  await new Promise((resolve) => late.once('error', resolve));
});
