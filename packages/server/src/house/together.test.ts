/** Several servers with one store: people at one table may be connected to any of them. */

import type { Wish } from '@boneyard/protocol/tables';
import { seeded } from '@boneyard/rules/random';
import { afterEach, describe, expect, test } from 'vitest';
import { verifyLog } from '../admin';
import { newsHere } from '../news/memory';
import { anyMove, type Client, connect, mayMove, openTable, playOn } from '../testing/client';
import { memoryStore, newShelf } from '../testing/memory';
import { quick } from '../testing/quick';
import { type Started, type Starting, start } from '../testing/table';
import type { Thinkers } from '../thinking/thinkers';

const PERSON = { kind: 'person' } as const;
const random = seeded('together');
let sites: Started[] = [];

async function open(count: number, { loses = () => false, ...rest }: Starting & { loses?: () => boolean } = {}) {
  const [shelf, newsroom] = [newShelf(), newsHere(loses)];
  sites = [];
  for (let i = 0; i < count; i++) sites.push(await start({ store: memoryStore(shelf), newsroom, ...rest }));
  return sites;
}

afterEach(async () => {
  const [first] = sites;
  for (const { complaints } of sites) expect(complaints).toEqual([]);
  expect((await verifyLog(first!.store)).found).toEqual([]);
  for (const site of sites) await site.close();
});

async function sitDown(client: Client, table: string, seat?: number): Promise<Client> {
  client.send({ t: 'come', table });
  await client.next('table');
  if (seat !== undefined) client.send({ t: 'sit', seat });
  if (seat !== undefined) await client.until(() => client.shown?.you === seat, 'a seat');
  return client;
}

/** Ana is connected to the first server, Bo to the second. */
async function apart(wish: Partial<Wish> = {}): Promise<{ ana: Client; bo: Client; table: string }> {
  const [here, there] = sites as [Started, Started];
  const [ana, bo] = [await connect(here.url, 'Ana'), await connect(there.url, 'Bo')];
  const options = { match: { rounds: 1 } };
  const table = await openTable(here.url, ana.cookie, { game: 'classic', options, chairs: [PERSON, PERSON], ...wish });
  await sitDown(ana, table);
  await sitDown(bo, table, 1);
  await Promise.all([ana, bo].map((one) => one.until(() => one.shown?.phase === 'playing', 'the deal')));
  return { ana, bo, table };
}

const hereOf = (client: Client) => client.told.findLast((told) => told.t === 'here');

describe('two servers', () => {
  test('a match between people on different servers, watched from a third', async () => {
    const [, , third] = await open(3);
    const { ana, bo, table } = await apart();
    const wanda = await sitDown(await connect(third!.url, 'Wanda'), table);
    await Promise.all([playOn(ana, random), playOn(bo, random)]);
    for (const one of [bo, wanda]) await one.until(() => one.shown!.phase === 'over', 'the end');
    expect(wanda.shown!.ended).toEqual(ana.shown!.ended);
    // Each step came as what changed, not as everything again.
    expect(wanda.told.filter(({ t }) => t === 'table')).toHaveLength(1);
  });

  test('what is written at one server is read at the other', async () => {
    await open(2);
    const { ana, bo } = await apart();
    const heard = bo.next('chat');
    ana.send({ t: 'chat', text: 'Hello over there' });
    expect((await heard).lines).toMatchObject([{ seat: 0, name: 'Ana', text: 'Hello over there' }]);
  });

  test('who is there is known everywhere', async () => {
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

  test('a server that goes away takes its people with it, and they may come back to another', async () => {
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

  test('signals and the public list reach everybody', async () => {
    await open(2);
    const wanda = await connect(sites[1]!.url, 'Wanda');
    wanda.send({ t: 'list', on: true });
    await wanda.next('list');
    const { ana, bo, table } = await apart({ listed: true });
    await wanda.until(
      () => wanda.told.some((told) => told.t === 'listed' && told.tables.some(({ id }) => id === table)),
      'the table',
    );
    const heard = bo.next('signal');
    ana.send({ t: 'signal', signal: 'good luck' });
    expect(await heard).toEqual({ t: 'signal', seat: 0, signal: 'good luck' });
    await Promise.all([playOn(ana, random), playOn(bo, random)]);
    await wanda.until(() => wanda.told.some((told) => told.t === 'listed' && told.gone.includes(table)), 'its end');
  });

  test('a bot thinks once, wherever people are connected', async () => {
    let thoughts = 0;
    const thinkers: Thinkers = {
      ...quick,
      move(thought, level) {
        thoughts++;
        return quick.move(thought, level);
      },
    };
    await open(2, { thinkers });
    const { ana, bo } = await apart({ chairs: [PERSON, PERSON, { kind: 'bot', level: 'casual' }] });
    await Promise.all([playOn(ana, random), playOn(bo, random)]);
    const moved = (await sites[0]!.store.log(ana.shown!.id)).filter((body) => body.includes('"by":"bot"'));
    expect(thoughts).toBe(moved.length);
  });
});

/** On a clock that stands still whenever this process does. */
async function threeSeconds(): Promise<void> {
  for (let i = 0; i < 30; i++) await new Promise((resolve) => setTimeout(resolve, 100));
}

test('when all news get lost, a table is at most three seconds behind', async () => {
  await open(2, { loses: () => true });
  const { ana, bo } = await apart();
  for (let moves = 0; moves < 3 && ana.shown!.phase === 'playing'; moves++) {
    const mover = [ana, bo].find((one) => mayMove(one) !== undefined)!;
    const rest = mover === ana ? bo : ana;
    const { at, n } = mover.shown!;
    const acknowledged = mover.next('ack');
    mover.send({ t: 'move', at: at!, move: anyMove(mover, random) });
    await acknowledged;
    const seen = rest.until(() => rest.shown!.n > n, 'the move').then(() => true);
    expect(await Promise.race([seen, threeSeconds()])).toBe(true);
  }
});
