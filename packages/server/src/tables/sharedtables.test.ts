/** Several servers with one store: the players of a table may be connected to any of them. */

import { acknowledgedBy } from '@boneyard/protocol/acknowledgement';
import type { TableRequest } from '@boneyard/protocol/tables';
import type { Common } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { chancesOf } from '@boneyard/rules/verdicts';
import { afterEach, describe, expect, test } from 'vitest';
import type { Thinkers } from '../bots/thinkers';
import { memoryCluster } from '../cluster/memorycluster';
import { verifyLog } from '../operations/admin';
import type { Store } from '../store/store';
import { anyMove, type Client, connect, mayMove, openTable, playOn } from '../testing/client';
import { memoryStore, newMemoryTables } from '../testing/memorystore';
import { quickThinkers } from '../testing/quickthinkers';
import { startServer, type TestServer, type TestServerOptions } from '../testing/testserver';

const PERSON = { kind: 'person' } as const;
const random = seeded('together');
const magnetic = gameCalled('magnetic')!;
let sites: TestServer[] = [];

async function open(
  count: number,
  { loses = () => false, ...rest }: TestServerOptions & { loses?: () => boolean } = {},
) {
  const [shelf, cluster] = [newMemoryTables(), memoryCluster(loses)];
  sites = [];
  for (let i = 0; i < count; i++) sites.push(await startServer({ store: memoryStore(shelf), cluster, ...rest }));
  return sites;
}

afterEach(async () => {
  const [first] = sites;
  for (const { errors } of sites) expect(errors).toEqual([]);
  expect((await verifyLog(first!.store)).found).toEqual([]);
  for (const site of sites) await site.close();
});

async function sitDown(client: Client, table: string, seat?: number): Promise<Client> {
  client.send({ t: 'come', table });
  await client.next('table');
  if (seat !== undefined) client.send({ t: 'sit', seat });
  if (seat !== undefined) await client.until(() => client.table?.you === seat, 'a seat');
  return client;
}

/** Ana is connected to the first server, Bo to the second. */
async function apart(request: Partial<TableRequest> = {}): Promise<{ ana: Client; bo: Client; table: string }> {
  const [here, there] = sites as [TestServer, TestServer];
  const [ana, bo] = [await connect(here.url, 'Ana'), await connect(there.url, 'Bo')];
  const options = { match: { rounds: 1 } };
  const table = await openTable(here.url, ana.cookie, {
    game: 'classic',
    options,
    chairs: [PERSON, PERSON],
    ...request,
  });
  await sitDown(ana, table);
  await sitDown(bo, table, 1);
  await Promise.all([ana, bo].map((one) => one.until(() => one.table?.phase === 'playing', 'the deal')));
  return { ana, bo, table };
}

const hereOf = (client: Client) => client.messages.findLast((told) => told.t === 'here');

describe('two servers', () => {
  test('a match between players on different servers, watched from a third', async () => {
    const [, , third] = await open(3);
    const { ana, bo, table } = await apart();
    const wanda = await sitDown(await connect(third!.url, 'Wanda'), table);
    await Promise.all([playOn(ana, random), playOn(bo, random)]);
    for (const one of [bo, wanda]) await one.until(() => one.table!.phase === 'over', 'the end');
    expect(wanda.table!.ended).toEqual(ana.table!.ended);
    // Each step was sent as a delta, not as the whole table.
    expect(wanda.messages.filter(({ t }) => t === 'table')).toHaveLength(1);
  });

  test('a chat message written on one server is read on the other', async () => {
    await open(2);
    const { ana, bo } = await apart();
    const heard = bo.next('chat');
    ana.send({ t: 'chat', text: 'Hello over there' });
    expect((await heard).lines).toMatchObject([{ seat: 0, name: 'Ana', text: 'Hello over there' }]);
  });

  test('presence is known everywhere', async () => {
    await open(2);
    const { ana, bo, table } = await apart();
    await ana.until(() => hereOf(ana)?.seats.every(({ here }) => here), 'both');
    await bo.until(() => hereOf(bo)?.seats.every(({ here }) => here), 'both');
    const wanda = await sitDown(await connect(sites[1]!.url, 'Wanda'), table);
    await ana.until(() => hereOf(ana)?.watching === 1, 'a spectator');
    wanda.close();
    await ana.until(() => hereOf(ana)?.watching === 0, 'no spectator');
    bo.close();
    await ana.until(() => hereOf(ana)?.seats[1]?.here === false, 'an empty chair');
    expect(hereOf(ana)!.seats[1]!.until! - Date.now()).toBeGreaterThan(25_000);
    await sitDown(await connect(sites[0]!.url, 'Bo', { cookie: bo.cookie }), table);
    await ana.until(() => hereOf(ana)?.seats[1]?.here, 'Bo again');
  });

  test('presence that a server tells through the database is all that is known of it', async () => {
    const [here, there] = await open(2, { loses: () => true });
    const { ana, table } = await apart();
    const told = there!.services.tables.presences();
    expect(told).toEqual({ [table]: { seats: [1], watching: 0 } });
    expect(hereOf(ana)!.seats[1]!.here).toBe(false);
    here!.services.tables.onPresences('there', told);
    await ana.until(() => hereOf(ana)?.seats[1]?.here, 'Bo');
    here!.services.tables.onPresences('there', {});
    await ana.until(() => hereOf(ana)?.seats[1]?.here === false, 'an empty chair');
  });

  test('players of a server that stops are disconnected and can connect to another', async () => {
    await open(2);
    const { ana, bo, table } = await apart();
    await ana.until(() => hereOf(ana)?.seats[1]?.here, 'Bo');
    await sites[1]!.close();
    await ana.until(() => hereOf(ana)?.seats[1]?.here === false, 'an empty chair');
    sites.pop();
    const again = await connect(sites[0]!.url, 'Bo', { cookie: bo.cookie });
    for (const [round, bits] of bo.bits) again.bits.set(round, bits);
    await sitDown(again, table);
    await Promise.all([playOn(ana, random), playOn(again, random)]);
  });

  test('signals and the public list reach everyone', async () => {
    await open(2);
    const wanda = await connect(sites[1]!.url, 'Wanda');
    wanda.send({ t: 'list', on: true });
    await wanda.next('list');
    const { ana, bo, table } = await apart({ listed: true });
    await wanda.until(
      () => wanda.messages.some((told) => told.t === 'listed' && told.tables.some(({ id }) => id === table)),
      'the table',
    );
    const heard = bo.next('signal');
    ana.send({ t: 'signal', signal: 'good luck' });
    expect(await heard).toEqual({ t: 'signal', seat: 0, signal: 'good luck' });
    await Promise.all([playOn(ana, random), playOn(bo, random)]);
    await wanda.until(() => wanda.messages.some((told) => told.t === 'listed' && told.gone.includes(table)), 'its end');
  });

  test('a bot thinks once, wherever people are connected', async () => {
    let thoughts = 0;
    const thinkers: Thinkers = {
      ...quickThinkers,
      move(thought, level) {
        thoughts++;
        return quickThinkers.move(thought, level);
      },
    };
    await open(2, { thinkers });
    const { ana, bo } = await apart({ chairs: [PERSON, PERSON, { kind: 'bot', level: 'casual' }] });
    await Promise.all([playOn(ana, random), playOn(bo, random)]);
    const moved = (await sites[0]!.store.log(ana.table!.id)).filter((body) => body.includes('"by":"bot"'));
    expect(thoughts).toBe(moved.length);
  });
});

/** With a clock that stands still whenever this process does. */
async function threeSeconds(): Promise<void> {
  for (let i = 0; i < 30; i++) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** A move that needs a verdict; undefined for a player who has to draw. */
function judgedMove({ table }: Client): string | undefined {
  const [view, seat] = [table!.view as Common, table!.you!];
  const move = magnetic.moves(view, seat).find((one) => chancesOf(magnetic, view, seat, one).length > 0);
  return move === undefined ? undefined : magnetic.write(move);
}

/** A player whose next move needs a verdict, connected to both servers. */
async function builder(): Promise<readonly [Client, Client]> {
  const [here, there] = sites as [TestServer, TestServer];
  const { ana, bo, table } = await apart({ game: 'magnetic', options: { mode: 'tower' } });
  const arrive = async ({ name, cookie }: Client, url: string) => sitDown(await connect(url, name, { cookie }), table);
  const [leads, follows] = mayMove(ana) === undefined ? [bo, ana] : [ana, bo];
  // The lead needs no verdict.
  const leader = await arrive(leads, here.url);
  leader.send({ t: 'move', at: leader.table!.at!, move: anyMove(leader, random) });
  const both = [await arrive(follows, here.url), await arrive(follows, there.url)] as const;
  for (const client of both) await client.until(() => mayMove(client) !== undefined, 'its turn');
  // Somebody who has to draw builds nothing: then it is tried at another table.
  return judgedMove(both[0]) === undefined ? builder() : both;
}

test('a move that needs a verdict and is sent to two servers is acknowledged by both', async () => {
  const [shelf, cluster] = [newMemoryTables(), memoryCluster()];
  let [asked, rule] = [() => {}, () => {}];
  const slow: Thinkers = {
    ...quickThinkers,
    rule: (_, move) =>
      new Promise((resolve) => {
        rule = () => resolve(move);
        asked();
      }),
  };
  const quick: Thinkers = { ...quickThinkers, rule: async (_, move) => move };
  sites = [
    await startServer({ store: memoryStore(shelf), cluster, thinkers: quick }),
    await startServer({ store: memoryStore(shelf), cluster, thinkers: slow }),
  ];
  const [one, other] = await builder();
  const { at, n } = one.table!;
  const move = { t: 'move', at: at!, move: judgedMove(one)! } as const;
  const acknowledged = (client: Client) => client.messages.some((told) => acknowledgedBy(told) === at);
  other.send(move);
  await new Promise<void>((resolve) => {
    asked = resolve;
  });
  one.send(move);
  await one.until(() => acknowledged(one), 'the first acknowledgement');
  await other.until(() => other.table!.n > n, 'the move on the other server');
  expect(acknowledged(other)).toBe(false);
  rule();
  await other.until(() => acknowledged(other), 'the second acknowledgement', 5_000);
});

test('a client is never shown less than it has seen, even by a server that cannot read what is new', async () => {
  let reads = true;
  const [shelf, cluster] = [newMemoryTables(), memoryCluster(() => !reads)];
  const second = memoryStore(shelf);
  const unreadable: Store = {
    ...second,
    log: (table, from) => (reads ? second.log(table, from) : Promise.reject(new Error('out of reach'))),
    heads: (tables) => (reads ? second.heads(tables) : Promise.reject(new Error('out of reach'))),
  };
  sites = [
    await startServer({ store: memoryStore(shelf), cluster }),
    await startServer({ store: unreadable, cluster }),
  ];
  const [here, there] = sites as [TestServer, TestServer];
  const { ana, bo, table } = await apart();
  await bo.until(() => bo.table!.n === ana.table!.n, 'all entries');
  reads = false;
  const mover =
    mayMove(ana) === undefined ? await sitDown(await connect(here.url, 'Bo', { cookie: bo.cookie }), table) : ana;
  const { n } = mover.table!;
  mover.send({ t: 'move', at: mover.table!.at!, move: anyMove(mover, random) });
  await mover.until(() => mover.table!.n > n, 'a move');
  const moved = await connect(there.url, mover.name, { cookie: mover.cookie });
  moved.send({ t: 'come', table });
  expect(await moved.next('refused')).toMatchObject({ what: 'come', why: 'busy' });
  expect(moved.table).toBeUndefined();
  reads = true;
  await moved.until(() => moved.table, 'the table');
  expect(moved.messages.filter((told) => told.t === 'table').map((told) => told.table.n)).toEqual([n + 1]);
  expect(there.errors.splice(0).every((error) => error.startsWith('STORE_READ_FAILED'))).toBe(true);
});

test('if all messages between processes get lost, a table is at most three seconds behind', async () => {
  await open(2, { loses: () => true });
  const { ana, bo } = await apart();
  for (let moves = 0; moves < 3 && ana.table!.phase === 'playing'; moves++) {
    const mover = [ana, bo].find((one) => mayMove(one) !== undefined)!;
    const rest = mover === ana ? bo : ana;
    const { at, n } = mover.table!;
    const acknowledged = mover.acknowledgement();
    mover.send({ t: 'move', at: at!, move: anyMove(mover, random) });
    await acknowledged;
    const seen = rest.until(() => rest.table!.n > n, 'the move').then(() => true);
    expect(await Promise.race([seen, threeSeconds()])).toBe(true);
  }
});
