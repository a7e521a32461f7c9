/** Every byte that each connection gets in whole random games: what `shown` gives for its seat, and nothing else. */

import { patched } from '@boneyard/protocol/delta';
import { type Json, readBack, written } from '@boneyard/protocol/json';
import type { Told } from '@boneyard/protocol/messages';
import type { Seat } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, readEntry } from '../rooms/entries';
import { fold, type Room, seatOf } from '../rooms/room';
import { shown } from '../rooms/shown';
import { type Client, connect, openTable, playOn } from '../testing/client';
import { type Started, start } from '../testing/table';

let site: Started;
beforeAll(async () => {
  site = await start();
});
afterAll(async () => {
  expect(site.complaints).toEqual([]);
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
async function roomsOf(table: string): Promise<{ entries: Entry[]; rooms: Room[] }> {
  const entries = (await site.store.log(table)).map(readEntry);
  const rooms: Room[] = [];
  for (const entry of entries) rooms.push(fold(rooms.at(-1), entry, table));
  return { entries, rooms };
}

const asJson = (room: Room, seat: Seat | undefined) => JSON.parse(JSON.stringify(written(shown(room, seat)))) as Json;

/** Which table a message leaves its reader with; undefined for what is not about the table. Throws at what nobody should get. */
function tableAfter(told: Told, before: unknown): unknown {
  switch (told.t) {
    case 'table':
      return readBack(told.table);
    case 'step':
      return patched(before, told.delta);
    case 'chat':
    case 'welcome':
    case 'ack':
    case 'here':
      return undefined;
    case 'refused':
      // Whoever added too late is told so, and nothing but that.
      expect(told).toEqual({ t: 'refused', what: 'add', why: 'not now' });
      return undefined;
    default:
      throw new Error(`nobody should be told ${told.t}`);
  }
}

/** A secret or a contribution is nobody's business until the round is over and its proof is in what everybody is shown. */
function secretsUntil(entries: readonly Entry[], rooms: readonly Room[], n: number): string[] {
  const laidOpen = new Set(
    rooms.slice(0, n).flatMap(({ proof }) => (proof ? [proof.secret, ...proof.added.map(String)] : [])),
  );
  const all = entries.flatMap((entry) =>
    entry.do === 'committed' ? [entry.secret] : entry.do === 'added' ? [entry.bits] : [],
  );
  return all.filter((secret) => !laidOpen.has(secret));
}

function lookThrough(client: Client, entries: readonly Entry[], rooms: readonly Room[], sessions: string[]): number {
  let table: unknown;
  let looked = 0;
  let n = 1;
  for (const [i, told] of client.told.entries()) {
    const now = tableAfter(told, table);
    const text = client.heard[i]!;
    if (now !== undefined) {
      table = now;
      n = (now as { n: number }).n;
      const room = rooms[n - 1]!;
      expect(now).toEqual(readBack(asJson(room, seatOf(room, guestOf(client, entries)))));
      looked++;
    }
    for (const secret of secretsUntil(entries, rooms, n)) expect(text).not.toContain(secret);
    if (told.t !== 'welcome') for (const session of sessions) expect(text).not.toContain(session);
  }
  return looked;
}

/** Spectators sit nowhere. */
function guestOf({ name }: Client, entries: readonly Entry[]): string | undefined {
  const sat = entries.find((entry) => entry.do === 'sat' && entry.name === name);
  return sat?.do === 'sat' ? sat.guest : undefined;
}

test.each(KINDS)('%s with %i: %j', async (game, players, options) => {
  const random = seeded(`leaks of ${game} ${players}`);
  const people = await Promise.all(Array.from({ length: players }, (_, seat) => connect(site.url, `Player ${seat}`)));
  const watcher = await connect(site.url, 'Wanda');
  const chairs = people.map(() => ({ kind: 'person' as const }));
  const table = await openTable(site.url, people[0]!.cookie, { game, options, chairs });
  for (const [seat, client] of [watcher, ...people].entries()) {
    client.send({ t: 'come', table });
    await client.next('table');
    if (seat < 2) continue;
    client.send({ t: 'sit', seat: seat - 1 });
    await client.until(() => client.shown?.you === seat - 1);
  }
  for (const client of people) client.send({ t: 'chat', text: 'good luck' });
  await Promise.all(people.map((client) => playOn(client, random)));
  await watcher.until(() => watcher.shown?.phase === 'over', 'the end');
  const { entries, rooms } = await roomsOf(table);
  const sessions = entries.flatMap((entry) => (entry.do === 'sat' ? [entry.guest] : []));
  expect(sessions).toHaveLength(players);
  for (const client of [...people, watcher]) {
    expect(client.told).toHaveLength(client.heard.length);
    expect(lookThrough(client, entries, rooms, sessions)).toBeGreaterThan(players + 5);
    client.close();
  }
  expect(watcher.told.filter(({ t }) => t === 'chat')).toHaveLength(players);
  expect(watcher.shown!.you).toBeUndefined();
});
