/** The mistakes of a review: those of the player first, and the way from one to the next. */

import type { ReviewedMove } from '@boneyard/bots/review/review';
import { expect, test } from 'vitest';
import { mistakeSteps, mistakesInOrder } from './mistakes';

/** Mistakes led to positions 2, 5, 6 and 9, by seats 1, 0, 1 and 0. */
const SEATS = new Map([
  [2, 1],
  [5, 0],
  [6, 1],
  [9, 0],
]);
const standing = {
  faults: [...SEATS.keys()],
  led: new Map([...SEATS].map(([index, seat]) => [index, { seat } as ReviewedMove])),
};

test('my mistakes come first, and everybody’s in the order of the game if nobody is me', () => {
  expect(mistakesInOrder(standing, 0)).toEqual([5, 9, 2, 6]);
  expect(mistakesInOrder(standing, 1)).toEqual([2, 6, 5, 9]);
  expect(mistakesInOrder(standing, undefined)).toEqual([2, 5, 6, 9]);
});

test('from the end, where a review opens, the next mistake is the first of mine', () => {
  expect(mistakeSteps([5, 9, 2, 6], 12, 12)).toEqual({ before: 6, after: 5 });
  // The last move was a mistake itself.
  expect(mistakeSteps([5, 9, 2, 6], 9, 9)).toEqual({ before: 5, after: 2 });
  expect(mistakeSteps([2, 6, 5, 9], 9, 9)).toEqual({ before: 5, after: 2 });
  expect(mistakeSteps([9], 9, 9)).toEqual({ before: undefined, after: undefined });
});

test('from a mistake it goes on in that order, to its two ends', () => {
  const order = [5, 9, 2, 6];
  expect(mistakeSteps(order, 5, 12)).toEqual({ before: undefined, after: 9 });
  expect(mistakeSteps(order, 9, 12)).toEqual({ before: 5, after: 2 });
  expect(mistakeSteps(order, 6, 12)).toEqual({ before: 2, after: undefined });
});

test('from any other position it goes to mistakes after and before it', () => {
  expect(mistakeSteps([5, 9, 2, 6], 7, 12)).toEqual({ before: 6, after: 9 });
  expect(mistakeSteps([5, 9, 2, 6], 0, 12)).toEqual({ before: undefined, after: 5 });
});
