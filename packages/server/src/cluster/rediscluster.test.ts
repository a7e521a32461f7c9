/** The cluster bus and shared limits with a real Redis, which goes away and comes back. */

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lack } from '../../../../scripts/parts.mjs';
import { redisConnectionLimits } from '../gateway/connectionlimits';
import { NO_LIMITS } from '../gateway/limits';
import { guestCookie } from '../testing/client';
import { memoryStore } from '../testing/memorystore';
import { type TestDatabase, testRedis } from '../testing/testdatabases';
import { startServer } from '../testing/testserver';
import { wireTo } from '../testing/wire';
import type { ClusterBus, ClusterMessage, PresenceByTable } from './bus';
import { openRedis, redisCluster } from './rediscluster';
import type { SignOfLife, SignsOfLife } from './signsoflife';

const PATIENCE = 20_000;

/** A process on the bus, and everything it received. */
interface Member {
  readonly bus: ClusterBus;
  readonly heard: { readonly table: string; readonly message: ClusterMessage; readonly from: string }[];
  readonly lost: string[];
  backs: number;
  /** Who is connected to it, and to others as far as it was told by signs of life. */
  here: PresenceByTable;
  readonly there: PresenceByTable[];
}

/** As the database keeps them. */
function memorySigns(): SignsOfLife {
  const signs = new Map<string, Omit<SignOfLife, 'age'> & { readonly at: number }>();
  return {
    leave: async (sign) => void signs.set(sign.name, { ...sign, at: performance.now() }),
    async find(oldest) {
      const all = [...signs.values()].map(({ at, ...sign }) => ({ ...sign, age: performance.now() - at }));
      return all.filter(({ age }) => age <= oldest);
    },
  };
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(20);
  }
}

const missing = lack('redis');

describe.skipIf(missing)(`through Redis${missing}`, () => {
  let server: TestDatabase;
  const members: Member[] = [];
  beforeAll(async () => {
    server = await testRedis();
  }, 60_000);
  afterAll(async () => {
    for (const { bus } of members) await bus.close();
    await server.close();
  }, 60_000);

  async function join(signs = memorySigns(), url = server.url): Promise<Member> {
    const member: Omit<Member, 'bus'> = { heard: [], lost: [], backs: 0, here: {}, there: [] };
    const bus = redisCluster(url, signs).join({
      onTableMessage: (table, message, from) => void member.heard.push({ table, message, from }),
      onListing() {},
      presences: () => member.here,
      onPresences: (_, there) => void member.there.push(there),
      onProcessLost: (name) => void member.lost.push(name),
      onReconnect: () => void member.backs++,
    });
    const joined = Object.assign(member, { bus });
    members.push(joined);
    await until(() => bus.connected, 'Redis');
    return joined;
  }

  test('processes that subscribed to a table get its messages, others and the sender do not; it works again after Redis was gone', async () => {
    const [ana, bo, cy] = [await join(), await join(), await join()];
    for (const { bus } of [ana, bo]) bus.subscribe('t1');
    cy.bus.subscribe('t2');
    await pause(100);
    ana.bus.publish('t1', { of: 'log', n: 7 });
    await until(() => bo.heard.length === 1, 'a message');
    expect(bo.heard[0]).toMatchObject({ table: 't1', message: { of: 'log', n: 7 } });
    await server.kill();
    await until(() => !bo.bus.connected && !ana.bus.connected, 'the end of Redis');
    // Nothing waits for it, and nothing fails.
    ana.bus.publish('t1', { of: 'log', n: 8 });
    bo.bus.subscribe('t3');
    await server.start();
    await until(() => [ana, bo, cy].every(({ bus, backs }) => bus.connected && backs === 2), 'Redis again');
    await pause(200);
    ana.bus.publish('t1', { of: 'log', n: 9 });
    ana.bus.publish('t3', { of: 'who' });
    await until(() => bo.heard.length === 3, 'messages again');
    expect(bo.heard.slice(1).map(({ message }) => message)).toEqual([{ of: 'log', n: 9 }, { of: 'who' }]);
    expect([ana.heard, cy.heard]).toEqual([[], []]);
    // A process that stops sending heartbeats is gone; the others are not.
    const { from } = bo.heard[0]!;
    await ana.bus.close();
    await until(() => bo.lost.length > 0, 'a loss');
    expect(bo.lost).toEqual([from]);
  });

  test('a Redis that hangs is noticed, and says nothing about the others', async () => {
    const [ana, bo] = [await join(), await join()];
    for (const { bus } of [ana, bo]) bus.subscribe('t1');
    await pause(100);
    ana.bus.publish('t1', { of: 'who' });
    await until(() => bo.heard.length === 1, 'a message');
    process.kill(server.pid, 'SIGSTOP');
    await until(() => !bo.bus.connected && !ana.bus.connected, 'the silence to be noticed');
    // Longer than a process may be silent.
    await pause(9_000);
    process.kill(server.pid, 'SIGCONT');
    await until(() => [ana, bo].every(({ bus, backs }) => bus.connected && backs === 2), 'Redis again');
    await pause(2_000);
    expect([ana.lost, bo.lost]).toEqual([[], []]);
  });

  test('a process that only loses its own way to Redis is not gone, and all know who comes and goes', async () => {
    const [signs, wire] = [memorySigns(), await wireTo(Number(new URL(server.url).port))];
    const [ana, bo] = [await join(signs, `redis://127.0.0.1:${wire.port}`), await join(signs)];
    bo.bus.subscribe('t1');
    await pause(100);
    ana.bus.publish('t1', { of: 'who' });
    await until(() => bo.heard.length === 1, 'a message');
    // Nobody needs signs while the bus works.
    expect([ana.there, bo.there]).toEqual([[], []]);
    wire.hold(['there', 'back']);
    const since = performance.now();
    const [seated, watched] = [{ t1: { seats: [0], watching: 0 } }, { t1: { seats: [], watching: 2 } }];
    ana.here = seated;
    bo.here = watched;
    await until(() => bo.there.at(-1) === seated, 'who is connected to the one that is cut off');
    await until(() => ana.there.at(-1) === watched, 'who is connected to the other one');
    ana.here = {};
    await until(() => bo.there.at(-1) === ana.here, 'who has left');
    // Longer than a process may be silent.
    await until(() => performance.now() > since + 10_000, 'a long silence');
    expect([ana.lost, bo.lost]).toEqual([[], []]);
    expect(ana.bus.connected).toBe(false);
    wire.heal('is reset');
    await until(() => ana.bus.connected, 'Redis again');
    await ana.bus.close();
    await wire.close();
  });

  test('connections of an address are counted over all servers, and those of a dead server are forgotten', async () => {
    const [one, two] = [openRedis(server.url), openRedis(server.url)];
    await until(() => one.status === 'ready' && two.status === 'ready', 'Redis');
    const [here, there] = [redisConnectionLimits(one, 3), redisConnectionLimits(two, 3)];
    expect([await here.acquire('a', '1'), await there.acquire('a', '2'), await here.acquire('a', '3')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([await there.acquire('a', '4'), await there.acquire('b', '5')]).toEqual([false, true]);
    here.release('a', '1');
    // Releasing is not awaited, but the next command on the same connection comes after it.
    await one.ping();
    expect(await there.acquire('a', '6')).toBe(true);
    // Connections that were not refreshed for a long time.
    await one.zadd('boneyard:lines:a', 1, '2', 1, '3');
    const later = redisConnectionLimits(two, 3);
    expect([await later.acquire('a', '7'), await later.acquire('a', '8')]).toEqual([true, true]);
    expect(await later.acquire('a', '9')).toBe(false);
    for (const redis of [one, two]) redis.disconnect();
    // Without Redis each server counts for itself.
    expect([await here.acquire('c', '1'), await here.acquire('c', '2')]).toEqual([true, true]);
  });

  test('requests are limited over all servers, and not at all while Redis is gone', async () => {
    const limits = { ...NO_LIMITS, openings: 4 };
    const lines = [openRedis(server.url), openRedis(server.url)];
    const sites = await Promise.all(lines.map((redis) => startServer({ store: memoryStore(), redis, limits })));
    await until(() => lines.every(({ status }) => status === 'ready'), 'Redis');
    for (let i = 0; i < 4; i++) await guestCookie(sites[i % 2]!.url, 'Ana');
    for (const { url } of sites) await expect(guestCookie(url, 'Ana')).rejects.toThrow('429');
    await server.kill();
    await until(() => lines.every(({ status }) => status !== 'ready'), 'the loss of Redis');
    await guestCookie(sites[0]!.url, 'Ana');
    await server.start();
    for (const site of sites) await site.close();
  });
});
