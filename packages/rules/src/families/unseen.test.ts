/** Random layouts compared with the list of all layouts: counting is exact, the random walk must not show a bias. */

import { describe, expect, test } from 'vitest';
import { seeded } from '../random';
import { type HidingPlace, randomLayouts } from './unseen';

/** All layouts, ignoring the order within a place. */
function allLayouts(tiles: readonly number[], places: readonly HidingPlace[]): Set<string> {
  const found = new Set<string>();
  const layout: number[][] = places.map(() => []);
  const lay = (i: number): void => {
    if (i === tiles.length) {
      found.add(JSON.stringify(layout));
      return;
    }
    for (const [p, place] of places.entries()) {
      if (layout[p]!.length === place.room || !place.takes(tiles[i]!)) continue;
      layout[p]!.push(tiles[i]!);
      lay(i + 1);
      layout[p]!.pop();
    }
  };
  lay(0);
  return found;
}

function place(room: number, ...refused: number[]): HidingPlace {
  return { room, takes: (tile) => !refused.includes(tile) };
}

const CASES: readonly (readonly [string, readonly number[], readonly HidingPlace[]])[] = [
  ['nothing is known', [0, 1, 2, 3, 4, 5], [place(2), place(2), place(2)]],
  ['one hand cannot have some tiles', [0, 1, 2, 3, 4, 5, 6], [place(2, 0, 1, 2), place(2), place(3)]],
  ['tiles were drawn at different times', [0, 1, 2, 3, 4, 5], [place(2, 0, 1), place(1, 0), place(1), place(2, 5)]],
  ['each hand excludes other tiles', [0, 1, 2, 3, 4, 5], [place(2, 0, 1), place(2, 2, 3), place(2, 4, 5)]],
  ['only rotations of three tiles are possible', [0, 1, 2], [place(1, 2), place(1, 0), place(1, 1)]],
];

describe.each(['counted if few', 'walked'] as const)('%s', (how) => {
  test.each(CASES)('all layouts are equally likely when %s', (_, tiles, places) => {
    const all = [...allLayouts(tiles, places)];
    const random = seeded('layouts');
    const next = randomLayouts(tiles, places, how);
    const counts = new Map(all.map((name) => [name, 0]));
    const each = 400;
    for (let i = 0; i < each * all.length; i++) {
      const name = JSON.stringify(next(random).map((list) => list.sort((a, b) => a - b)));
      expect(counts.has(name)).toBe(true);
      counts.set(name, counts.get(name)! + 1);
    }
    const chi2 = [...counts.values()].reduce((sum, n) => sum + (n - each) ** 2 / each, 0);
    const freedom = all.length - 1;
    expect(chi2).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 5);
  });
});

test('the order within a place is random too', () => {
  const random = seeded('order');
  const next = randomLayouts([0, 1, 2], [place(3)]);
  const orders = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const name = next(random)[0]!.join('');
    orders.set(name, (orders.get(name) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  // 1000 each, with a standard deviation of 29.
  for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(4 * 29);
});

test('tiles that fit nowhere throw an error', () => {
  expect(() => randomLayouts([0, 1], [place(1, 0), place(1, 0)])).toThrow('no deal fits');
  expect(() => randomLayouts([0, 1], [place(1)])).toThrow('2 unseen tiles for 1 places');
});
