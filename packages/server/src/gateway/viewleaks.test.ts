/** Every byte that each connection gets in whole random games: what `tableView` gives for its seat, and nothing else. */

import type { ServerMessage } from '@boneyard/protocol/servermessages';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, openTable, playOn } from '../testing/client';
import { checkViews, toldBy } from '../testing/history';
import { startServer, type TestServer } from '../testing/testserver';

let site: TestServer;
beforeAll(async () => {
  site = await startServer();
});
afterAll(async () => {
  expect(site.errors).toEqual([]);
  await site.close();
});

const KINDS: readonly (readonly [string, number, Record<string, unknown>])[] = [
  ['classic', 3, { match: { rounds: 2 } }],
  ['bead', 2, { strategic: true }],
  ['bead', 4, {}],
  ['quad', 2, { match: { rounds: 2 } }],
  ['magnetic', 2, {}],
  ['magnetic', 2, { mode: 'tower', hands: 'real' }],
];

/** What nobody should be told in a game that goes well. Only a player who contributed too late is refused. */
function isUnusual(told: ServerMessage): boolean {
  if (told.t === 'refused') return !['promise', 'add'].includes(String(told.what)) || told.why !== 'not now';
  return !['table', 'step', 'chat', 'welcome', 'ack', 'here'].includes(told.t);
}

test.each(KINDS)('%s with %i: %j', async (game, players, options) => {
  const random = seeded(`leaks of ${game} ${players}`);
  const accounts = await Promise.all(Array.from({ length: players }, (_, seat) => connect(site.url, `Player ${seat}`)));
  const watcher = await connect(site.url, 'Wanda');
  const chairs = accounts.map(() => ({ kind: 'person' as const }));
  const table = await openTable(site.url, accounts[0]!.cookie, { game, options, chairs });
  for (const [seat, client] of [watcher, ...accounts].entries()) {
    client.send({ t: 'come', table });
    await client.next('table');
    if (seat < 2) continue;
    client.send({ t: 'sit', seat: seat - 1 });
    await client.until(() => client.table?.you === seat - 1);
  }
  for (const client of accounts) client.send({ t: 'chat', text: 'good luck' });
  await Promise.all(accounts.map((client) => playOn(client, random)));
  await watcher.until(() => watcher.table?.phase === 'over', 'the end');
  const told = toldBy(table, await site.store.log(table));
  expect(told.entries.filter((entry) => entry.do === 'sat')).toHaveLength(players);
  for (const { messages, texts, close } of [...accounts, watcher]) {
    expect(messages.filter(isUnusual)).toEqual([]);
    expect(messages.filter(({ t }) => t === 'table' || t === 'step').length).toBeGreaterThan(players + 5);
    expect(checkViews({ table, moves: new Map(), connections: [texts] }, told)).toEqual([]);
    close();
  }
  expect(watcher.messages.filter(({ t }) => t === 'chat')).toHaveLength(players);
  expect(watcher.table!.you).toBeUndefined();
});
