import { expect, test } from 'vitest';
import { judgeTempo } from './tempo';

const repeat = (times: readonly number[], count: number) =>
  Array.from({ length: count }, (_, i) => times[i % times.length]!);

test('times that differ as people’s do are nothing to mention', () => {
  expect(judgeTempo(repeat([900, 1400, 2200, 3500, 9000], 60))).toBeUndefined();
});

test('a move each second, give or take a little, is too even', () => {
  // Of the logarithms of 0.95, 1 and 1.05 the median is 0; two thirds of the distances from it are about 0.05.
  const found = judgeTempo(repeat([950, 1000, 1050], 60))!;
  expect(found).toMatchObject({ moves: 60, median: 1000, quick: 0, reasons: ['even'] });
  expect(found.spread).toBeCloseTo(1.4826 * Math.log(1.05), 9);
});

test('half of the moves before a person sees what to do are too quick', () => {
  expect(judgeTempo(repeat([100, 5000], 60))).toMatchObject({ quick: 0.5, reasons: ['quick'] });
  expect(judgeTempo(repeat([100, 2000, 5000], 60))).toBeUndefined();
});

test('fewer than sixty moves are never judged', () => {
  expect(judgeTempo(repeat([100], 59))).toBeUndefined();
  expect(judgeTempo(repeat([100], 60))!.reasons).toEqual(['quick', 'even']);
});
