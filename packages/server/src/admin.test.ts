/** A log that was tampered with is found out. */

import { beforeEach, expect, test } from 'vitest';
import { moveTables, verifyLog } from './admin';
import { resultOf } from './house/card';
import { type Entry, readEntry, writeEntry } from './rooms/entries';
import { toAct } from './rooms/room';
import { dealt, ID, type Playing } from './rooms/testing';
import type { Card } from './store/store';
import { memoryStore } from './testing/memory';

const PERSON = { kind: 'person' } as const;
let bodies: string[];
let card: Card;

/** A whole round, and everything that was written of it. */
function played(): { table: Playing; entries: Entry[] } {
  const entries: Entry[] = [];
  const wish = { game: 'classic', options: { match: { rounds: 1 } }, chairs: [PERSON, PERSON] };
  const table = dealt(wish, ['ana', 'bo'], (entry) => void entries.push(entry));
  while (toAct(table.room).length > 0) {
    const { game, match, places, at } = table.room;
    const seat = toAct(table.room)[0]!;
    const move = game.write(game.moves(match!.state, seat)[0]);
    table.ask(places[seat]!.guest!, { t: 'move', at, move });
  }
  return { table, entries };
}

beforeEach(() => {
  const { table, entries } = played();
  bodies = entries.map(writeEntry);
  card = { id: ID, listed: false, phase: 'over', changed: 0, face: '{}', result: resultOf(table.room) };
});

async function found(): Promise<readonly string[]> {
  const store = memoryStore();
  for (const [n, body] of bodies.entries()) await store.append({ table: ID, n, body, card });
  const { tables, found: wrong } = await verifyLog(store);
  expect(tables).toBe(1);
  return wrong.map((one) => one.wrong);
}

function change(kind: Entry['do'], edit: (entry: Record<string, unknown>) => void): void {
  const at = bodies.findIndex((body) => readEntry(body).do === kind);
  const entry = JSON.parse(bodies[at]!) as Record<string, unknown>;
  edit(entry);
  bodies[at] = JSON.stringify(entry);
}

test('an honest log verifies', async () => {
  expect(await found()).toEqual([]);
});
test.each([
  ['another result', () => (card = { ...card, result: '{"scores":[1,2]}' }), /the card says/],
  ['a match that is not over', () => (card = { ...card, phase: 'playing', result: null }), /the card says playing/],
  ['a move too few', () => bodies.pop(), /the card says over/],
  ['a move left out', () => bodies.splice(bodies.length - 3, 1), /./],
  ['another secret', () => change('committed', (entry) => (entry.secret = '6'.repeat(64))), /round 0: other deal/],
  ['another contribution', () => change('added', (entry) => (entry.bits = 'e'.repeat(32))), /round 0: other deal/],
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

test('tables move to another store whole, again only what is new, and never over something else', async () => {
  const [from, to] = [memoryStore(), memoryStore()];
  const [first, ...rest] = bodies;
  const open: Card = { ...card, phase: 'playing', result: null };
  await from.append({ table: ID, n: 0, body: first!, card: open });
  expect(await moveTables(from, to, 5)).toEqual({ tables: 1, entries: 1, found: [] });
  expect([await to.card(ID), await to.takeDue(5, 9, 9)]).toEqual([open, [ID]]);
  for (const [i, body] of rest.entries()) await from.append({ table: ID, n: i + 1, body, card });
  expect(await moveTables(from, to, 6)).toEqual({ tables: 1, entries: rest.length, found: [] });
  expect(await moveTables(from, to, 7)).toEqual({ tables: 1, entries: 0, found: [] });
  expect([await to.log(ID), await to.card(ID), await to.takeDue(99, 999, 9)]).toEqual([bodies, card, []]);
  expect(await verifyLog(to)).toEqual({ tables: 1, found: [] });
  await to.append({ table: ID, n: bodies.length, body: 'played on there' });
  expect((await moveTables(from, to)).found).toEqual([{ table: ID, wrong: 'another log of it is there already' }]);
});
