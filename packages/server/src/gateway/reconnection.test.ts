/** Lost connections, second tabs, restarts and players who leave, over real sockets. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableRequest } from '@boneyard/protocol/tables';
import { story } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { verifyLog } from '../operations/admin';
import { anyMove, type Client, connect, mayMove, openTable, playOn, viewOf } from '../testing/client';
import { startServer, type TestServer } from '../testing/testserver';

let site: TestServer;
let ahead = 0;
const open: Client[] = [];
beforeAll(async () => {
  site = await startServer({ now: () => Date.now() + ahead });
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(async () => {
  expect(site.errors).toEqual([]);
  expect((await verifyLog(site.store)).found).toEqual([]);
  await site.close();
});

const PERSON = { kind: 'person' } as const;
const random = seeded('life');

async function sitDown(client: Client, table: string, seat?: number): Promise<Client> {
  client.send({ t: 'come', table });
  await client.next('table');
  if (seat !== undefined) client.send({ t: 'sit', seat });
  if (seat !== undefined) await client.until(() => client.table?.you === seat, 'a seat');
  return client;
}

async function joined(name: string, cookie?: string, url = site.url): Promise<Client> {
  const client = await connect(url, name, cookie === undefined ? {} : { cookie });
  open.push(client);
  return client;
}

/** Two players at a table, in a round. */
async function pair(
  request: Partial<TableRequest> = {},
  url = site.url,
): Promise<{ ana: Client; bo: Client; table: string }> {
  const [ana, bo] = [await joined('Ana', undefined, url), await joined('Bo', undefined, url)];
  const options = { match: { rounds: 1 } };
  const table = await openTable(url, ana.cookie, { game: 'classic', options, chairs: [PERSON, PERSON], ...request });
  await sitDown(ana, table);
  await sitDown(bo, table, 1);
  await Promise.all([ana, bo].map((client) => client.until(() => client.table?.phase === 'playing', 'the deal')));
  return { ana, bo, table };
}

const actor = (...clients: Client[]): Client => clients.find((client) => mayMove(client) !== undefined)!;
const other = (one: Client, { ana, bo }: { ana: Client; bo: Client }): Client => (one === ana ? bo : ana);

test('a connection lost in mid-move: the move counts once, and the match continues', async () => {
  const both = await pair();
  for (let cut = 0; cut < 3; cut++) {
    const mover = actor(both.ana, both.bo);
    const rest = other(mover, both);
    const { at, n } = mover.table!;
    const move = anyMove(mover, random);
    mover.send({ t: 'move', at: at!, move });
    mover.close();
    await mover.closed;
    const back = await joined(mover.name, mover.cookie);
    for (const [round, bits] of mover.bits) back.bits.set(round, bits);
    await sitDown(back, both.table);
    const acknowledged = back.acknowledgement();
    back.send({ t: 'move', at: at!, move });
    expect(await acknowledged).toBe(at);
    await rest.until(() => rest.table!.n > n, 'the move');
    expect(viewOf(rest).ply).toBe(viewOf(back).ply);
    if (mover === both.ana) both.ana = back;
    else both.bo = back;
  }
  await Promise.all([playOn(both.ana, random), playOn(both.bo, random)]);
  expect(both.ana.table!.ended).toEqual(both.bo.table!.ended);
});

test('a second tab shows the same, and either may move', async () => {
  const both = await pair();
  const tab = await sitDown(await joined('Ana', both.ana.cookie), both.table);
  expect(tab.table).toEqual(both.ana.table);
  await Promise.all([
    playOn(both.bo, random),
    playOn(tab, random),
    both.ana.until(() => both.ana.table?.phase === 'over'),
  ]);
  expect(tab.table).toEqual(both.ana.table);
});

test('a stale move changes nothing, and the whole table is sent', async () => {
  const { ana, bo } = await pair();
  const mover = actor(ana, bo);
  const [refused, everything] = [mover.next('refused'), mover.next('table')];
  mover.send({ t: 'move', at: mover.table!.at! - 1, move: anyMove(mover, random) });
  expect(await refused).toMatchObject({ what: 'move', why: 'stale' });
  await everything;
});

test('a bot plays for a player who leaves, and the player takes the seat back', async () => {
  const both = await pair({ options: { match: { rounds: 1 } } });
  const leaver = actor(both.ana, both.bo);
  const stayer = other(leaver, both);
  const seat = leaver.table!.you!;
  leaver.send({ t: 'stand' });
  await stayer.until(() => stayer.table!.seats[seat]!.replaced, 'the bot');
  await stayer.until(() => mayMove(stayer) !== undefined || stayer.table!.phase === 'over', 'the bot’s move');
  expect(viewOf(stayer).ply).toBeGreaterThan(0);
  leaver.send({ t: 'back' });
  await stayer.until(() => !stayer.table!.seats[seat]!.replaced, 'the person');
  await Promise.all([playOn(leaver, random), playOn(stayer, random)]);
});

test('when the time is up the referee moves; twice, and a bot has the seat', async () => {
  const both = await pair({ clock: { turn: 30 } });
  const sleeper = actor(both.ana, both.bo);
  const waker = other(sleeper, both);
  const seat = sleeper.table!.you!;
  const settled = () => waker.table!.seats[seat]!.replaced || waker.table!.phase === 'over';
  let late = 0;
  while (!settled()) {
    const { n, at } = waker.table!;
    if (mayMove(waker) !== undefined) waker.send({ t: 'move', at: at!, move: anyMove(waker, random) });
    else {
      late++;
      ahead += 31_000;
      // A client connects, and the table checks its clock.
      await sitDown(await joined('Cy'), both.table);
    }
    await waker.until(() => waker.table!.n > n, 'the referee');
  }
  expect(waker.table!.phase === 'over' || late >= 2).toBe(true);
  await playOn(waker, random);
});

test('everyone sees who is disconnected, and how long they have to return', async () => {
  const { ana, bo } = await pair();
  const gone = ana.next('here');
  bo.close();
  const { seats } = await gone;
  expect(seats[0]).toEqual({ here: true, until: null });
  expect(seats[1]!.here).toBe(false);
  expect(seats[1]!.until! - (Date.now() + ahead)).toBeGreaterThan(25_000);
  ana.send({ t: 'replace', seat: 1 });
  expect(await ana.next('refused')).toMatchObject({ why: 'not now' });
  ahead += 31_000;
  ana.send({ t: 'replace', seat: 1 });
  await ana.until(() => ana.table!.seats[1]!.replaced, 'the bot');
  await playOn(ana, random);
});

test('all agree to end; the record can be had, and not before', async () => {
  const { ana, bo, table } = await pair();
  expect((await fetch(`${site.url}/api/tables/${table}/record`)).status).toBe(409);
  ana.send({ t: 'end', yes: true });
  await bo.until(() => bo.table!.ending.length > 0, 'the offer');
  bo.send({ t: 'end', yes: true });
  await ana.until(() => ana.table!.phase === 'over', 'the end');
  const record = (await (await fetch(`${site.url}/api/tables/${table}/record`)).json()) as { rounds: unknown[] };
  expect(record.rounds[0]).toMatchObject({ ended: 'agreed', proof: { table, round: 0 } });
});

test('a rematch is another table with the same people', async () => {
  const { ana, bo, table } = await pair();
  await Promise.all([playOn(ana, random), playOn(bo, random)]);
  ana.send({ t: 'again', yes: true });
  await bo.until(() => bo.table!.again.includes(0), 'the offer');
  bo.send({ t: 'again', yes: true });
  const next = await ana.until(() => ana.table!.next, 'the other table');
  expect(next).not.toBe(table);
  for (const client of [ana, bo]) client.bits.clear();
  await sitDown(ana, next);
  await sitDown(bo, next);
  expect([ana.table!.you, bo.table!.you]).toEqual([0, 1]);
  await Promise.all([playOn(ana, random), playOn(bo, random)]);
});

test('bots fill the seats and play while the player watches', async () => {
  const ana = await joined('Ana');
  const chairs = (['gentle', 'casual', 'strong'] as const).map((level) => ({ kind: 'bot', level }) as const);
  const table = await openTable(site.url, ana.cookie, { game: 'quad', options: { match: { rounds: 1 } }, chairs });
  await sitDown(ana, table);
  await ana.until(() => ana.table?.phase === 'over', 'the end');
  expect(ana.table!.you).toBeUndefined();
});

test('the public list is live: a table appears, fills and disappears; a private one is never in it', async () => {
  const watcher = await joined('Wanda');
  const list = watcher.next('list');
  watcher.send({ t: 'list', on: true });
  await list;
  const seen = (id: string, phase: string) =>
    watcher.messages.some(
      (told) => told.t === 'listed' && told.tables.some((one) => one.id === id && one.phase === phase),
    );
  const secret = await pair();
  const { ana, bo, table } = await pair({ listed: true });
  await watcher.until(() => seen(table, 'playing'), 'the table in the list');
  const now = (await (await fetch(`${site.url}/api/tables`)).json()) as { tables: { id: string }[] };
  expect(now.tables.some(({ id }) => id === table)).toBe(true);
  await Promise.all([playOn(ana, random), playOn(bo, random)]);
  await watcher.until(
    () => watcher.messages.some((told) => told.t === 'listed' && told.gone.includes(table)),
    'its end',
  );
  expect(watcher.texts.join('')).not.toContain(secret.table);
});

test('signals from seated players reach everyone at the table', async () => {
  const { ana, bo, table } = await pair();
  const watcher = await sitDown(await joined('Wanda'), table);
  const heard = Promise.all([ana, bo, watcher].map((client) => client.next('signal')));
  bo.send({ t: 'signal', signal: 'good luck' });
  for (const told of await heard) expect(told).toEqual({ t: 'signal', seat: 1, signal: 'good luck' });
  watcher.send({ t: 'signal', signal: 'hello' });
  expect(await watcher.next('refused')).toMatchObject({ what: 'signal', why: 'not yours' });
});

test('another process wrote to the log: spectators are told, and the move is retried', async () => {
  const { ana, bo, table } = await pair();
  const rest = [ana, bo].find((client) => mayMove(client) === undefined)!;
  const mover = actor(ana, bo);
  const { n, at } = mover.table!;
  const body = JSON.stringify({ do: 'offered', what: 'end', seat: rest.table!.you, yes: true, at: Date.now() });
  expect(await site.store.append({ table, n, body })).toBe(true);
  const acknowledged = mover.acknowledgement();
  mover.send({ t: 'move', at: at!, move: anyMove(mover, random) });
  await acknowledged;
  await Promise.all([ana, bo].map((client) => client.until(() => client.table!.n === n + 2, 'both entries')));
  expect(rest.table!.ending).toEqual([rest.table!.you]);
  await Promise.all([playOn(ana, random), playOn(bo, random)]);
});

test('a table that nobody touches leaves memory, and comes back with the next move', async () => {
  const small = await startServer({ idle: 40 });
  const { ana, bo } = await pair({}, small.url);
  for (let tries = 0; small.services.tables.size > 0 && tries < 100; tries++)
    await new Promise((go) => setTimeout(go, 20));
  expect(small.services.tables.size).toBe(0);
  await Promise.all([playOn(ana, random), playOn(bo, random)]);
  await small.close();
});

test('a server that starts again goes on where it was', async () => {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-'));
  let own = await startServer({ data });
  const both = await pair({ options: { match: { rounds: 2 } } }, own.url);
  for (let moves = 0; moves < 4; moves++) {
    const mover = actor(both.ana, both.bo);
    const { n } = mover.table!;
    mover.send({ t: 'move', at: mover.table!.at!, move: anyMove(mover, random) });
    await Promise.all([both.ana, both.bo].map((client) => client.until(() => client.table!.n > n, 'a move')));
    if (both.ana.table!.phase !== 'playing') break;
  }
  const before = both.ana.table;
  await own.close();
  await Promise.all([both.ana.closed, both.bo.closed]);
  own = await startServer({ data });
  const [ana, bo] = [await joined('Ana', both.ana.cookie, own.url), await joined('Bo', both.bo.cookie, own.url)];
  await sitDown(ana, both.table);
  await sitDown(bo, both.table);
  expect(ana.table).toEqual(before);
  await Promise.all([playOn(ana, random), playOn(bo, random)]);
  expect(await verifyLog(own.store)).toEqual({ tables: 1, found: [] });
  await own.close();
  rmSync(data, { recursive: true });
});

test('if the worker threads fail, bots make the mildest move and towers hold', async () => {
  const fail = async () => {
    throw new Error('no thread');
  };
  const own = await startServer({ thinkers: { move: fail, rule: fail, close() {} } });
  const ana = await joined('Ana', undefined, own.url);
  const chairs = (['casual', 'expert'] as const).map((level) => ({ kind: 'bot', level }) as const);
  const table = await openTable(own.url, ana.cookie, { game: 'magnetic', options: { mode: 'tower' }, chairs });
  await sitDown(ana, table);
  await ana.until(() => ana.table?.phase === 'over', 'the end');
  expect(own.errors[0]).toContain('no thread');
  expect((await verifyLog(own.store)).found).toEqual([]);
  await own.close();
});

test('where a tile lies is told to everybody who watches, and to everybody who comes after a restart', async () => {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-'));
  let own = await startServer({ data });
  const { ana, bo, table } = await pair({}, own.url);
  const watcher = await sitDown(await joined('Cy', undefined, own.url), table);
  const liesIn = (client: Client) => story(viewOf(client).log).map(({ lies }) => lies);
  for (let move = ''; !move.includes('@'); ) {
    const mover = await ana.until(() => actor(ana, bo), 'a turn');
    const { at, n } = mover.table!;
    move = anyMove(mover, random);
    mover.send({ t: 'move', at: at!, move, lies: 'S' });
    for (const client of [ana, bo, watcher]) await client.until(() => client.table!.n > n, 'the move');
  }
  const lies = liesIn(ana);
  expect(lies.filter((one) => one !== undefined)).toEqual(['S']);
  expect([liesIn(bo), liesIn(watcher)]).toEqual([lies, lies]);
  await own.close();
  own = await startServer({ data });
  for (const cookie of [bo.cookie, undefined]) {
    const client = await sitDown(await joined('Bo', cookie, own.url), table);
    expect(liesIn(client)).toEqual(lies);
    client.close();
  }
  await own.close();
  rmSync(data, { recursive: true });
});

test('after a restart bots wait until somebody looks, and then play on', async () => {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-'));
  const chairs = [
    { kind: 'bot', level: 'casual' },
    { kind: 'bot', level: 'gentle' },
  ] as const;
  let own = await startServer({ data, pace: { bot: 30 } });
  const ana = await joined('Ana', undefined, own.url);
  const table = await openTable(own.url, ana.cookie, { game: 'classic', options: {}, chairs: [...chairs] });
  await sitDown(ana, table);
  await ana.until(() => (ana.table?.n ?? 0) > 8, 'a few moves');
  await own.close();
  own = await startServer({ data });
  const before = (await own.store.log(table)).length;
  // Longer than the store needs to wake a table.
  await new Promise((go) => setTimeout(go, 1_500));
  expect((await own.store.log(table)).length).toBe(before);
  const bo = await sitDown(await joined('Bo', undefined, own.url), table);
  // The match may take as long as the test may.
  await bo.until(() => bo.table?.phase === 'over', 'the end', 60_000);
  await own.close();
  rmSync(data, { recursive: true });
});
