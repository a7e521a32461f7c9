/** Who sits where, with sums of ratings by hand. */

import { NEWCOMER } from '@boneyard/engine/rating';
import { expect, test } from 'vitest';
import type { Seeker } from './pairs';
import { seatingOf } from './seating';

const OPPOSITE = [
  [0, 2],
  [1, 3],
] as const;

const seeker = (player: string, mu: number, since: number, pair?: string): Seeker => ({
  player,
  terms: '',
  seats: 4,
  rating: { ...NEWCOMER, mu },
  since,
  pair,
});

const seats = (group: readonly Seeker[], sides?: typeof OPPOSITE) =>
  seatingOf(group, sides).map(({ player }) => player);

test('without sides, the longer somebody has waited the earlier their seat', () => {
  expect(seats([seeker('late', 25, 9), seeker('first', 25, 1), seeker('mid', 25, 5)])).toEqual([
    'first',
    'mid',
    'late',
  ]);
});

test('players who came alone make sides as equal as possible, partners opposite each other', () => {
  // 20 + 35 against 25 + 30: any other way the sums differ by 10 or 20.
  const group = [seeker('a', 30, 3), seeker('b', 35, 2), seeker('c', 20, 1), seeker('d', 25, 4)];
  expect(seats(group, OPPOSITE)).toEqual(['c', 'a', 'b', 'd']);
  expect(seats(group.toReversed(), OPPOSITE)).toEqual(['c', 'a', 'b', 'd']);
});

test('a pair stays together, however strong it is', () => {
  const group = [seeker('a', 40, 1, 'p'), seeker('b', 10, 2), seeker('c', 40, 3, 'p'), seeker('d', 10, 4)];
  expect(seats(group, OPPOSITE)).toEqual(['a', 'b', 'c', 'd']);
  const pairs = [seeker('a', 40, 1, 'p'), seeker('b', 10, 2, 'q'), seeker('c', 10, 3, 'q'), seeker('d', 40, 4, 'p')];
  expect(seats(pairs, OPPOSITE)).toEqual(['a', 'b', 'd', 'c']);
});
