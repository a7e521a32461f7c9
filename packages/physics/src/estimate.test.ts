import { expect, test } from 'vitest';
import { STEADY } from './construction';
import { estimate } from './estimate';
import { slackIn } from './outline';
import { lay } from './testing';

test('the distance of a point from the outline, negative outside', () => {
  const square = [
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
    [1, 1],
  ] as const;
  expect(slackIn(square, [1, 1])).toBe(1);
  expect(slackIn(square, [0.5, 1])).toBe(0.5);
  expect(slackIn(square, [2.5, 1])).toBe(-0.5);
});

test('the estimate is right for the cases in the rules', () => {
  const two = [lay(0, 0, 0), lay(1, 0, 1)];
  expect(estimate([], lay(0, 0, 0))).toBeGreaterThan(0.9);
  expect(estimate(two.slice(0, 1), two[1]!)).toBeGreaterThan(0.9);
  expect(estimate(two, lay(2, 0, 2))).toBeLessThan(0.5);
  expect(estimate([...two, lay(2, 0, 2)], lay(3, 0, 3))).toBeLessThan(0.1);
  expect(estimate(two, lay(2, 0, 2, 'N'))).toBeGreaterThan(0.9);
  expect(estimate(two, lay(2, 0, 2, 'N'), STEADY, 0)).toBeLessThan(0.1);
  expect(estimate([lay(0, 0, 0), lay(2, 0, 0)], lay(1, 0, 1), STEADY, 0)).toBeGreaterThan(0.9);
});
