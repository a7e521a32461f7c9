/** News and counts through a real Redis: told to all who follow, gone while Redis is gone, back when it is back. */

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_LIMITS } from '../net/limits';
import { linesInRedis } from '../net/lines';
import { nameIn } from '../testing/client';
import { memoryStore } from '../testing/memory';
import { hasPart, type TestServer, testRedis } from '../testing/servers';
import { start } from '../testing/table';
import type { News, Said } from './news';
import { newsThroughRedis, openRedis } from './redis';

const PATIENCE = 20_000;

/** A process as far as news go, and all it heard. */
interface Member {
  readonly news: News;
  readonly heard: { readonly table: string; readonly said: Said; readonly from: string }[];
  readonly lost: string[];
  backs: number;
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(20);
  }
}

// Where there is no Redis this is skipped, and named as such.
describe.skipIf(!(await hasPart('redis')))('through Redis', () => {
  let server: TestServer;
  const members: Member[] = [];
  beforeAll(async () => {
    server = await testRedis();
  }, 60_000);
  afterAll(async () => {
    for (const { news } of members) await news.close();
    await server.close();
  }, 60_000);

  async function join(): Promise<Member> {
    const member: Omit<Member, 'news'> = { heard: [], lost: [], backs: 0 };
    const news = newsThroughRedis(server.url)({
      hear: (table, said, from) => void member.heard.push({ table, said, from }),
      listed() {},
      lost: (name) => void member.lost.push(name),
      back: () => void member.backs++,
    });
    const joined = Object.assign(member, { news });
    members.push(joined);
    await until(() => news.works, 'Redis');
    return joined;
  }

  test('who follows a table hears of it, others and oneself do not; after Redis was gone it goes on', async () => {
    const [ana, bo, cy] = [await join(), await join(), await join()];
    for (const { news } of [ana, bo]) news.follow('t1');
    cy.news.follow('t2');
    await pause(100);
    ana.news.tell('t1', { of: 'log', n: 7 });
    await until(() => bo.heard.length === 1, 'news');
    expect(bo.heard[0]).toMatchObject({ table: 't1', said: { of: 'log', n: 7 } });
    await server.kill();
    await until(() => !bo.news.works && !ana.news.works, 'the end of Redis');
    // Nobody waits, and nothing breaks.
    ana.news.tell('t1', { of: 'log', n: 8 });
    bo.news.follow('t3');
    await server.start();
    await until(() => [ana, bo, cy].every(({ news, backs }) => news.works && backs === 2), 'Redis again');
    await pause(200);
    ana.news.tell('t1', { of: 'log', n: 9 });
    ana.news.tell('t3', { of: 'who' });
    await until(() => bo.heard.length === 3, 'news again');
    expect(bo.heard.slice(1).map(({ said }) => said)).toEqual([{ of: 'log', n: 9 }, { of: 'who' }]);
    expect([ana.heard, cy.heard]).toEqual([[], []]);
    // Somebody who falls silent is gone, and those who beat are not.
    const { from } = bo.heard[0]!;
    await ana.news.close();
    await until(() => bo.lost.length > 0, 'a loss');
    expect(bo.lost).toEqual([from]);
  });

  test('an address is counted over all servers, and lines of a dead one are forgotten', async () => {
    const [one, two] = [openRedis(server.url), openRedis(server.url)];
    await until(() => one.status === 'ready' && two.status === 'ready', 'Redis');
    const [here, there] = [linesInRedis(one, 3), linesInRedis(two, 3)];
    expect([await here.enter('a', '1'), await there.enter('a', '2'), await here.enter('a', '3')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([await there.enter('a', '4'), await there.enter('b', '5')]).toEqual([false, true]);
    here.leave('a', '1');
    // Nobody waits for leaving; what is asked next on the same line comes after it.
    await one.ping();
    expect(await there.enter('a', '6')).toBe(true);
    // Lines that nobody has confirmed for long.
    await one.zadd('boneyard:lines:a', 1, '2', 1, '3');
    const anew = linesInRedis(two, 3);
    expect([await anew.enter('a', '7'), await anew.enter('a', '8')]).toEqual([true, true]);
    expect(await anew.enter('a', '9')).toBe(false);
    for (const redis of [one, two]) redis.disconnect();
    // Without Redis each server counts for itself.
    expect([await here.enter('c', '1'), await here.enter('c', '2')]).toEqual([true, true]);
  });

  test('requests are limited over all servers, and not at all while Redis is gone', async () => {
    const limits = { ...NO_LIMITS, openings: 4 };
    const lines = [openRedis(server.url), openRedis(server.url)];
    const sites = await Promise.all(lines.map((redis) => start({ store: memoryStore(), redis, limits })));
    await until(() => lines.every(({ status }) => status === 'ready'), 'Redis');
    for (let i = 0; i < 4; i++) await nameIn(sites[i % 2]!.url, 'Ana');
    for (const { url } of sites) await expect(nameIn(url, 'Ana')).rejects.toThrow('429');
    await server.kill();
    await until(() => lines.every(({ status }) => status !== 'ready'), 'the loss of Redis');
    await nameIn(sites[0]!.url, 'Ana');
    await server.start();
    for (const site of sites) await site.close();
  });
});
