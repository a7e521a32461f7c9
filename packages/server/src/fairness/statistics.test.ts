/** The arithmetic of the nightly look, by hand. */

import { expect, test } from 'vitest';
import { alternation, atLeast, leastShare, median, risingLine, robustDeviation, surprise } from './statistics';

const turns = (text: string) => [...text].map((result) => result === '1');

test('the median of an odd and of an even number of values', () => {
  expect([median([3, 1, 2]), median([10, 1, 3, 2])]).toEqual([2, 2.5]);
});

test('one value far away hardly changes the deviation', () => {
  // The distances from the median 3 are 2, 1, 0, 1 and 2, or 97 in place of the last: their median is 1.
  expect(robustDeviation([1, 2, 3, 4, 5])).toBeCloseTo(1.4826, 6);
  expect(robustDeviation([1, 2, 3, 4, 100])).toBeCloseTo(1.4826, 6);
});

test('a line goes through the points, whatever one of them does', () => {
  const points = [0, 10, 20, 30, 40].map((x) => ({ x, y: 0.1 + 0.02 * x }));
  for (const all of [points, [...points, { x: 15, y: 1 }]]) {
    expect(risingLine(all).slope).toBeCloseTo(0.02, 9);
    expect(risingLine(all).start).toBeCloseTo(0.1, 9);
  }
});

test('a line never falls', () => {
  expect(risingLine([0, 10, 20].map((x) => ({ x, y: 1 - x / 100 })))).toEqual({ slope: 0, start: 0.9 });
});

test('four wins: two deviations if they were even chances, one if they were expected', () => {
  // (4 − 2) / √1, and (4 − 3.2) / √0.64.
  const wins = (chance: number) => Array.from({ length: 4 }, () => ({ result: 1, chance }));
  expect(surprise(wins(0.5))).toBeCloseTo(2, 9);
  expect(surprise(wins(0.8))).toBeCloseTo(1, 9);
});

test('the chance of many wins', () => {
  expect(atLeast(2, 2, 0.5)).toBeCloseTo(1 / 4, 9);
  expect(atLeast(1, 2, 0.5)).toBeCloseTo(3 / 4, 9);
  // 3 · 0.8² · 0.2 + 0.8³
  expect(atLeast(2, 3, 0.8)).toBeCloseTo(0.896, 9);
});

test('six wins and six losses in turn are twelve runs where seven are expected', () => {
  // The variance is 72 · (72 − 12) / (12² · 11) = 30 / 11.
  const z = 5 / Math.sqrt(30 / 11);
  expect(alternation(turns('101010101010'))).toBeCloseTo(z, 9);
  expect(alternation(turns('111111000000'))).toBeCloseTo(-z, 9);
  expect(alternation(turns('111111111111'))).toBe(0);
});

test('the lower end of the interval of 8 in 20 is 0.2188 (Wilson)', () => {
  expect(leastShare(8, 20)).toBeCloseTo(0.2188, 4);
  expect([leastShare(0, 20), leastShare(0, 0)]).toEqual([0, 0]);
});
