/** Every view of every game can be sent, as a whole and by deltas. */

import { isDeepStrictEqual } from 'node:util';
import { fresh } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { anyTable, randomRound } from '@boneyard/rules/testing/tables';
import { describe, expect, test } from 'vitest';
import { applyDelta, difference, sharedDifference } from './delta';
import { fromWire, toWire } from './json';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('a view reads back as it was, and each next view follows from its delta', () => {
    const random = seeded(`views of ${id}`);
    let most = 0;
    for (let i = 0; i < 25; i++) {
      const table = anyTable(game, random);
      const seat = random.below(table.players + 1);
      const viewer = seat === table.players ? undefined : seat;
      let client: unknown;
      let owned: unknown;
      let server: unknown;
      for (const { state, done } of randomRound(game, table, game.deal(table, random), random, fresh(table.players))) {
        const view = game.view(state, viewer);
        const whole = fromWire(overTheWire(toWire(view)));
        if (!isDeepStrictEqual(whole, view)) throw new Error(`a view is lost at ply ${view.ply}`);
        if (server === undefined) {
          client = whole;
          owned = structuredClone(whole);
        } else {
          const delta = difference(server, view) ?? '{}';
          if (done) most = Math.max(most, delta.length);
          const before = JSON.stringify(client);
          const next = applyDelta(client, JSON.parse(delta));
          if (JSON.stringify(client) !== before) throw new Error(`an old view is changed at ply ${view.ply}`);
          client = next;
          owned = applyDelta(owned, JSON.parse(delta), true);
        }
        server = view;
        for (const one of [client, owned])
          if (!isDeepStrictEqual(one, view)) throw new Error(`a delta is wrong at ply ${view.ply}`);
      }
    }
    // The longest of a round that goes on: a claim in bead opens a whole hand, and a tower that falls goes into one.
    expect(most).toBeLessThan(1500);
  });
});

test.each(games)(
  '$id: all viewers of a step are compared together, and each of them gets the view of their own',
  (game) => {
    const random = seeded(`viewers of ${game.id}`);
    for (let i = 0; i < 10; i++) {
      const table = anyTable(game, random);
      const viewers = [undefined, ...Array.from({ length: table.players }, (_, seat) => seat)];
      let before: unknown[] | undefined;
      for (const { state } of randomRound(game, table, game.deal(table, random), random, fresh(table.players))) {
        const views = viewers.map((viewer) => game.view(state, viewer));
        const compare = sharedDifference();
        for (const [j, view] of views.entries()) {
          const old = before?.[j];
          if (old === undefined) continue;
          const delta = compare(old, view);
          if (!isDeepStrictEqual(delta ? applyDelta(old, JSON.parse(delta)) : old, view))
            throw new Error(`viewer ${viewers[j]} is told wrong at ply ${view.ply}`);
        }
        before = views;
      }
    }
  },
);

test('a part that is new to two viewers and replaces different ones is compared with each', () => {
  const compare = sharedDifference();
  const shown = { tiles: [5, 6] };
  expect(compare({ hand: { tiles: [5] } }, { hand: shown })).toBe('{"hand":{"tiles":[2,[1,0,[6]]]}}');
  expect(compare({ hand: undefined }, { hand: shown })).toBe('{"hand":[0,{"tiles":[5,6]}]}');
  expect(compare({ hand: { tiles: [6] } }, { hand: shown })).toBe('{"hand":{"tiles":[2,[0,0,[5]]]}}');
});

test('there is no delta if nothing changed', () => {
  expect(difference({ a: [1, { b: undefined }] }, { a: [1, { b: undefined }] })).toBeUndefined();
});

test.each([
  [[], [1, 2]],
  [
    [1, 2, 3],
    [2, 3],
  ],
  [
    [1, 2, 3],
    [1, 9, 9, 3],
  ],
  [[1, 2, 3], []],
  [[{ a: 1 }, { a: 2 }], [{ a: 2 }]],
  [Array.from({ length: 99 }, (_, i) => i), Array.from({ length: 60 }, (_, i) => 98 - i)],
])('a list becomes another: case %#', (old, now) => {
  expect(applyDelta(old, JSON.parse(difference(old, now)!))).toStrictEqual(now);
});

test('a list in which everything changed is sent as a whole', () => {
  const delta = JSON.parse(difference([undefined, undefined, 3], [7, 8, 9])!);
  expect(delta).toEqual([0, [7, 8, 9]]);
});

test('keys and strings may contain any character', () => {
  const [old, now] = [
    { 'a "b"': 'x', c: true },
    { 'a "b"': 'é "\n', c: undefined },
  ];
  expect(applyDelta(old, JSON.parse(difference(old, now)!))).toStrictEqual(now);
});

test('in a linked list, the newest links are replaced', () => {
  const base = { seat: 0, before: undefined };
  const old = { seat: 1, before: { seat: 2, before: base } };
  const now = { seat: 3, before: { seat: 4, before: base } };
  const delta = JSON.parse(difference(old, now)!);
  expect(delta).toEqual([1, 2, [{ seat: 4 }, { seat: 3 }]]);
  expect(applyDelta(old, delta)).toStrictEqual(now);
});
