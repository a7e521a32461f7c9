/** Bots play with people, and for nobody else. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, openTable } from '../testing/client';
import { startServer, type TestServer } from '../testing/testserver';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'casual' } as const;
let site: TestServer;
beforeEach(async () => {
  site = await startServer();
});
afterEach(() => site.close());

test('when everybody has left bots stop, and they go on when somebody looks', async () => {
  const ana = await connect(site.url, 'Ana');
  const options = { match: { rounds: 9 } };
  const table = await openTable(site.url, ana.cookie, { game: 'classic', options, chairs: [PERSON, BOT, BOT] });
  ana.send({ t: 'come', table });
  await ana.until(() => ana.table?.phase === 'playing', 'the deal');
  ana.send({ t: 'stand' });
  await ana.until(() => ana.table!.seats[0]!.replaced, 'a bot in her seat');
  ana.close();
  await ana.closed;
  const length = async () => (await site.store.log(table)).length;
  // A move that was under way may still come.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = await length();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await length()).toBe(before);
  const bo = await connect(site.url, 'Bo');
  bo.send({ t: 'come', table });
  await expect.poll(length).toBeGreaterThan(before + 3);
  bo.close();
});
