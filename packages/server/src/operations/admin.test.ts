/** A log that was tampered with is detected. */

import { beforeEach, expect, test } from 'vitest';
import type { TableSummary } from '../store/store';
import { type LogEntry, readEntry, writeEntry } from '../tables/room/entries';
import { toAct } from '../tables/room/room';
import { dealtRoom, ID, type TestRoom } from '../tables/room/testing/testroom';
import { resultOf } from '../tables/summary';
import { memoryStore } from '../testing/memorystore';
import { moveTables, verifyLog } from './admin';

const PERSON = { kind: 'person' } as const;
let bodies: string[];
let summary: TableSummary;

/** A whole round, and all entries of its log. */
function played(): { table: TestRoom; entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const request = { game: 'classic', options: { match: { rounds: 1 } }, chairs: [PERSON, PERSON] };
  const table = dealtRoom(request, ['ana', 'bo'], (entry) => void entries.push(entry));
  while (toAct(table.room).length > 0) {
    const { game, match, places, at } = table.room;
    const seat = toAct(table.room)[0]!;
    const move = game.write(game.moves(match!.state, seat)[0]);
    table.ask(places[seat]!.playerId!, { t: 'move', at, move });
  }
  return { table, entries };
}

beforeEach(() => {
  const { table, entries } = played();
  bodies = entries.map(writeEntry);
  summary = { id: ID, listed: false, phase: 'over', changed: 0, listing: '{}', result: resultOf(table.room) };
});

async function found(): Promise<readonly string[]> {
  const store = memoryStore();
  for (const [n, body] of bodies.entries()) await store.append({ table: ID, n, body, summary });
  const { tables, found: wrong } = await verifyLog(store);
  expect(tables).toBe(1);
  return wrong.map((one) => one.wrong);
}

function change(kind: LogEntry['do'], edit: (entry: Record<string, unknown>) => void): void {
  const at = bodies.findIndex((body) => readEntry(body).do === kind);
  const entry = JSON.parse(bodies[at]!) as Record<string, unknown>;
  edit(entry);
  bodies[at] = JSON.stringify(entry);
}

test('an honest log verifies', async () => {
  expect(await found()).toEqual([]);
});
test.each([
  ['another result', () => (summary = { ...summary, result: '{"scores":[1,2]}' }), /the summary says/],
  [
    'a match that is not over',
    () => (summary = { ...summary, phase: 'playing', result: null }),
    /the summary says playing/,
  ],
  ['a move too few', () => bodies.pop(), /the summary says over/],
  ['a move left out', () => bodies.splice(bodies.length - 3, 1), /./],
  ['another secret', () => change('committed', (entry) => (entry.secret = '6'.repeat(64))), /round 0: other deal/],
  ['another contribution', () => change('added', (entry) => (entry.bits = 'e'.repeat(32))), /round 0: other promise/],
  [
    'a move of the other seat',
    () => change('moved', (entry) => (entry.seat = 1 - (entry.seat as number))),
    /not to act/,
  ],
  ['no opening', () => bodies.shift(), /does not begin with its opening/],
])('%s is found out', async (_, tamper, why) => {
  tamper();
  const [wrong, ...more] = await found();
  expect(wrong).toMatch(why);
  expect(more).toEqual([]);
});

test('tables move to another store as a whole, again only with what is new, and never overwrite others', async () => {
  const [from, to] = [memoryStore(), memoryStore()];
  const [first, ...rest] = bodies;
  const open: TableSummary = { ...summary, phase: 'playing', result: null };
  await from.append({ table: ID, n: 0, body: first!, summary: open });
  expect(await moveTables(from, to, 5)).toEqual({ tables: 1, entries: 1, found: [] });
  expect([await to.summary(ID), await to.takeWakeups(5, 9, 9)]).toEqual([open, [ID]]);
  for (const [i, body] of rest.entries()) await from.append({ table: ID, n: i + 1, body, summary });
  expect(await moveTables(from, to, 6)).toEqual({ tables: 1, entries: rest.length, found: [] });
  expect(await moveTables(from, to, 7)).toEqual({ tables: 1, entries: 0, found: [] });
  expect([await to.log(ID), await to.summary(ID), await to.takeWakeups(99, 999, 9)]).toEqual([bodies, summary, []]);
  expect(await verifyLog(to)).toEqual({ tables: 1, found: [] });
  await to.append({ table: ID, n: bodies.length, body: 'played on there' });
  expect((await moveTables(from, to)).found).toEqual([{ table: ID, wrong: 'another log of it is there already' }]);
});
