/** Puzzles are numbered within their grades, and the next unsolved one is found. */

import type { Puzzle } from '@boneyard/bots/puzzles/puzzle';
import { expect, test } from 'vitest';
import type { PuzzleResult } from '../storage/solvedpuzzles';
import { inOrder, nextUnsolved } from './puzzleorder';

function missed(misses: number): Puzzle {
  return { from: 0, options: {}, deal: {}, moves: [], seat: 0, best: '', proof: 'exact', margins: [9, 1], misses };
}

/** Hard, easy, hard, medium, easy, medium. */
const listed = inOrder([100, 0, 75, 74, 24, 25].map(missed));

test('easy ones come first, and every grade counts from 1 without gaps', () => {
  expect(listed.map(({ grade, place, number }) => `${grade} ${place}: ${number}`)).toEqual([
    'easy 1: 2',
    'easy 2: 5',
    'fair 1: 4',
    'fair 2: 6',
    'hard 1: 1',
    'hard 2: 3',
  ]);
});

function next(results: Readonly<Record<number, PuzzleResult>>, after?: number): number | undefined {
  return nextUnsolved(listed, (number) => results[number], after)?.number;
}

test('the next unsolved puzzle is the next one in order that was never tried', () => {
  expect(next({})).toBe(2);
  expect(next({ 2: 'solved' })).toBe(5);
  expect(next({}, 2)).toBe(5);
  expect(next({ 5: 'solved', 4: 'missed' }, 2)).toBe(6);
});

test('after the last puzzle it goes on from the first', () => {
  expect(next({ 2: 'solved' }, 3)).toBe(5);
});

test('missed puzzles come when none is untried, and at the end there is none', () => {
  const tried = { 1: 'solved', 2: 'solved', 3: 'missed', 4: 'missed', 5: 'solved', 6: 'solved' } as const;
  expect(next(tried)).toBe(4);
  expect(next(tried, 4)).toBe(3);
  expect(next({ ...tried, 3: 'solved' }, 4)).toBeUndefined();
});
