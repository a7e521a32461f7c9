import { describe, expect, test } from 'vitest';
import { fromSystem, seeded, shuffle } from './random';

describe('a seeded source', () => {
  test('gives the same numbers for the same seed and others for another seed', () => {
    const row = (seed: string) => {
      const random = seeded(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(row('a')).toEqual(row('a'));
    expect(row('a')).not.toEqual(row('b'));
  });
  test.each([2, 3, 7, 28, 91])('is uniform below %i', (n) => {
    const random = seeded(`even ${n}`);
    const counts = new Array<number>(n).fill(0);
    const each = 2000;
    for (let i = 0; i < each * n; i++) counts[random.below(n)]!++;
    const chi2 = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    expect(chi2).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  });
  test('gives unrelated numbers for neighbouring seeds', () => {
    const firsts = Array.from({ length: 2000 }, (_, seed) => seeded(seed).below(10));
    const counts = new Array<number>(10).fill(0);
    for (const first of firsts) counts[first]!++;
    // 200 each, with a standard deviation of 13.
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(5 * 13.4);
  });
});

test('a shuffle gives every order with equal probability', () => {
  const random = seeded('shuffle');
  const orders = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle([0, 1, 2, 3], random).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(5 * 31);
});

test('the system’s source asks for more words when it has used them up', () => {
  let fills = 0;
  const random = fromSystem((words) => {
    fills++;
    words.fill(0x87654321);
  });
  for (let i = 0; i < 100; i++) expect(random.below(10)).toBe(5);
  expect(fills).toBe(2);
});
