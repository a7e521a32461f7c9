/** What an operator sees of a server: logs without secrets, metrics that add up, and an orderly shutdown. */

import { readFileSync } from 'node:fs';
import { seeded } from '@boneyard/rules/random';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { readEntry } from '../tables/room/entries';
import { connect, openTable, playOn } from '../testing/client';
import { memoryStore } from '../testing/memorystore';
import { quickThinkers } from '../testing/quickthinkers';
import { startServer, type TestServer, type TestServerOptions } from '../testing/testserver';
import { ERROR_LEVELS } from './errors';
import { serverLog } from './log';
import { metrics } from './metrics';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'casual' } as const;
let site: TestServer | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function open(starting: TestServerOptions = {}): Promise<TestServer> {
  site = await startServer({ store: memoryStore(), ...starting });
  return site;
}

/** A match of one person against a bot, in a game whose constructions are judged. */
async function match({ url }: TestServer) {
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

/** The value of a metric, over all its labels. */
function sum(text: string, name: string): number {
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}(\\{|\\s)`).test(line));
  if (lines.length === 0) throw new Error(`there is no ${name}`);
  return lines.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
}

test('the log names tables and entries, and nothing that is anybody’s secret', async () => {
  const lines: string[] = [];
  const own = serverLog('debug', { write: (line) => void lines.push(line) });
  const { store, url } = await open({ tableMetrics: { committed: own.committed, acknowledged() {}, refused() {} } });
  const { ana, table } = await match({ url } as TestServer);
  own.reportError('TABLE_FAILED', new Error(`something went wrong at `), { table, n: 3 });
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

test('metrics: moves and who made them, verdicts, latencies, queues, sockets and the store', async () => {
  const counted = metrics();
  const store = memoryStore();
  const { url } = await open({
    store: counted.timedStore(store),
    thinkers: counted.timedThinkers(quickThinkers),
    tableMetrics: counted.tables,
    metrics: counted,
  });
  const { ana, table } = await match({ url } as TestServer);
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

const doc = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

/** The metrics that a text names, and those of them that no server has. */
async function metricsIn(text: string) {
  const known = await metrics().text();
  const gauges = ['boneyard_sockets', 'boneyard_tables', 'boneyard_news'];
  const named = new Set([...text.matchAll(/(?:boneyard|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name));
  const plain = [...named].map((name) => name.replace(/_bucket$/, ''));
  return { named, unknown: plain.filter((name) => !gauges.includes(name) && !known.includes(`# TYPE ${name} `)) };
}

test('the example dashboard asks only for metrics that exist', async () => {
  const { named, unknown } = await metricsIn(doc('dashboard.json'));
  expect(named.size).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

test('the alert rules can be read, ask only for metrics that exist, and are all explained', async () => {
  const { groups } = parse(doc('alerts.yaml')) as { groups: { rules: AlertRule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  for (const { alert, expr, labels, annotations } of rules) {
    const { named, unknown } = await metricsIn(expr);
    expect([alert, unknown]).toEqual([alert, []]);
    expect(named.size > 0 || expr.startsWith('up{')).toBe(true);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
    expect(doc('running.md')).toContain(`\`${alert}\``);
  }
});

test('every error code is explained, with its level', () => {
  for (const [code, level] of Object.entries(ERROR_LEVELS))
    expect(doc('running.md')).toContain(`| \`${code}\` | ${level} |`);
});

test('a server whose store is gone is alive but not ready, and says what is wrong', async () => {
  const counted = metrics();
  const store = memoryStore();
  const ready = { throws: false };
  const { url, errors } = await open({
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
  // An answer is good for a second.
  await expect
    .poll(() => status('readyz'), { timeout: 5_000 })
    .toEqual([503, { ready: false, store: false, news: true, leaving: false }]);
  expect((await status('healthz'))[0]).toBe(200);
  const ana = await connect(url, 'Ana');
  await expect(openTable(url, ana.cookie, { game: 'classic', chairs: [PERSON, BOT] })).rejects.toThrow('500');
  expect(errors.join()).toContain('gone');
  expect(sum(await (await fetch(`${url}/metrics`)).text(), 'boneyard_store_failures_total')).toBeGreaterThan(0);
});

test('a player who comes while the store is down is told to wait, not that there is no table, and then sees it', async () => {
  const store = memoryStore();
  const before = await startServer({ store });
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
  await again.until(() => again.table?.id === table, 'the table');
  expect(again.table!.you).toBe(0);
});

test('a server that stops says so, accepts no connections, keeps what players did and sends them to other servers', async () => {
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
  // What was requested before the shutdown is still done.
  ana.send({ t: 'stand' });
  await ana.until(() => ana.table!.seats[0]!.name === undefined, 'a free chair');
  site = undefined;
  const ending = own.close();
  expect(await ana.closed).toBe(1012);
  await ending;
  expect(closed).toBe(true);
  expect(readEntry((await store.log(table)).at(-1)!).do).toBe('stood');
  const late = new WebSocket(`${own.url.replace('http', 'ws')}/socket`, { headers: { origin: own.url } });
  await new Promise((resolve) => late.once('error', resolve));
});
