/** Every byte that each connection gets in whole random games: what `tableView` gives for its seat, and nothing else. */

import { applyDelta } from '@boneyard/protocol/delta';
import { fromWire, type Json, toWire } from '@boneyard/protocol/json';
import type { ServerMessage } from '@boneyard/protocol/servermessages';
import type { Seat } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LogEntry, readEntry } from '../tables/room/entries';
import { fold, type Room, seatOf } from '../tables/room/room';
import { tableView } from '../tables/room/tableview';
import { type Client, connect, openTable, playOn } from '../testing/client';
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

/** The table after each entry of its log. */
async function roomsOf(table: string): Promise<{ entries: LogEntry[]; rooms: Room[] }> {
  const entries = (await site.store.log(table)).map(readEntry);
  const rooms: Room[] = [];
  for (const entry of entries) rooms.push(fold(rooms.at(-1), entry, table));
  return { entries, rooms };
}

const asJson = (room: Room, seat: Seat | undefined) =>
  JSON.parse(JSON.stringify(toWire(tableView(room, seat)))) as Json;

/** The table after a message; undefined if the message is not about the table. Throws at messages that no client should get. */
function tableAfter(told: ServerMessage, before: unknown): unknown {
  switch (told.t) {
    case 'table':
      return fromWire(told.table);
    case 'step':
      return applyDelta(before, told.delta);
    case 'chat':
    case 'welcome':
    case 'ack':
    case 'here':
      return undefined;
    case 'refused':
      // Only a player who contributed too late is refused.
      expect(told).toMatchObject({ t: 'refused', what: expect.stringMatching(/^(promise|add)$/), why: 'not now' });
      return undefined;
    default:
      throw new Error(`nobody should be told ${told.t}`);
  }
}

/** Secrets and contributions must not be sent before the round is over and its proof is public. */
function secretsUntil(entries: readonly LogEntry[], rooms: readonly Room[], n: number): string[] {
  const laidOpen = new Set(
    rooms.slice(0, n).flatMap(({ proof }) => (proof ? [proof.secret, ...proof.added.map(String)] : [])),
  );
  const all = entries.flatMap((entry) =>
    entry.do === 'committed' ? [entry.secret] : entry.do === 'added' ? [entry.bits] : [],
  );
  return all.filter((secret) => !laidOpen.has(secret));
}

function lookThrough(client: Client, entries: readonly LogEntry[], rooms: readonly Room[], sessions: string[]): number {
  let table: unknown;
  let looked = 0;
  let n = 1;
  for (const [i, told] of client.messages.entries()) {
    const now = tableAfter(told, table);
    const text = client.texts[i]!;
    if (now !== undefined) {
      table = now;
      n = (now as { n: number }).n;
      const room = rooms[n - 1]!;
      expect(now).toEqual(fromWire(asJson(room, seatOf(room, guestOf(client, entries)))));
      looked++;
    }
    for (const secret of secretsUntil(entries, rooms, n)) expect(text).not.toContain(secret);
    if (told.t !== 'welcome') for (const session of sessions) expect(text).not.toContain(session);
  }
  return looked;
}

/** Spectators have no seat. */
function guestOf({ name }: Client, entries: readonly LogEntry[]): string | undefined {
  const sat = entries.find((entry) => entry.do === 'sat' && entry.name === name);
  return sat?.do === 'sat' ? sat.guest : undefined;
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
  const { entries, rooms } = await roomsOf(table);
  const sessions = entries.flatMap((entry) => (entry.do === 'sat' ? [entry.guest] : []));
  expect(sessions).toHaveLength(players);
  for (const client of [...accounts, watcher]) {
    expect(client.messages).toHaveLength(client.texts.length);
    expect(lookThrough(client, entries, rooms, sessions)).toBeGreaterThan(players + 5);
    client.close();
  }
  expect(watcher.messages.filter(({ t }) => t === 'chat')).toHaveLength(players);
  expect(watcher.table!.you).toBeUndefined();
});
