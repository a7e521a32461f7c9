/** All Fives: open ends that come to a multiple of five score. The expected values are computed by hand. */

import { setTable } from '@boneyard/rules/options';
import { describe, expect, test } from 'vitest';
import { classic } from './classic';
import { endsCount } from './fives';
import type { View } from './position';
import { type Hands, table } from './testing';

const FIVES = { points: 'fives', lead: 'lots', style: 'block' };

function countOf(options: Readonly<Record<string, unknown>>, hands: Hands, moves: readonly string[]): number {
  const { ends, table: set, firstDouble } = table({ ...FIVES, ...options }, { hands, lead: 0, moves }) as View;
  return endsCount(ends, set.options, firstDouble);
}

describe('the sheet’s example', () => {
  const hands: Hands = [
    ['5-5', '0-0', '6-6'],
    ['5-0', '5-2', '6-1'],
  ];
  test.each([
    [1, [10, 0]],
    [2, [10, 10]],
    [3, [20, 10]],
    [4, [20, 10]],
  ])('after %i tiles the scores are %j', (tiles, scores) => {
    const moves = ['0 5-5', '1 5-0@5-5', '0 0-0@5-0', '1 5-2@5-5'].slice(0, tiles);
    expect(table(FIVES, { hands, lead: 0, moves }).scores).toEqual(scores);
  });
});

describe('the count of the open ends', () => {
  const hands: Hands = [
    ['6-6', '6-4', '6-2', '4-4', '6-0'],
    ['6-5', '6-3', '5-5', '4-2', '3-3'],
  ];
  test('an empty table counts nothing', () => expect(countOf({}, hands, [])).toBe(0));
  test('a tile that is no double counts both its halves when led', () => {
    expect(countOf({}, hands, ['0 6-4'])).toBe(10);
  });
  test('a double that is led counts both halves, spinner or not', () => {
    for (const spinner of ['none', 'first', 'all']) expect(countOf({ spinner }, hands, ['0 6-6'])).toBe(12);
  });
  test('with one neighbour it still does', () => {
    for (const spinner of ['none', 'first', 'all'])
      expect(countOf({ spinner }, hands, ['0 6-6', '1 6-5@6-6'])).toBe(12 + 5);
  });
  test('with two neighbours it counts nothing, though a spinner is open', () => {
    for (const spinner of ['none', 'first', 'all'])
      expect(countOf({ spinner }, hands, ['0 6-6', '1 6-5@6-6', '0 6-4@6-6'])).toBe(5 + 4);
  });
  test('tiles on the short sides of a spinner count', () => {
    const arms = ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 6-3@6-6', '0 6-2@6-6'];
    expect(countOf({ spinner: 'first' }, hands, arms.slice(0, 4))).toBe(5 + 4 + 3);
    expect(countOf({ spinner: 'first' }, hands, arms)).toBe(5 + 4 + 3 + 2);
  });
  test('a double at the end of an arm counts both halves', () => {
    const moves = ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 5-5@6-5'];
    for (const spinner of ['none', 'first', 'all']) expect(countOf({ spinner }, hands, moves)).toBe(10 + 4);
  });
  test('a first double that was not led spins, and counts nothing once the line goes on', () => {
    const moves = ['0 6-4', '1 6-5@6-4', '0 4-4@6-4', '1 4-2@4-4'];
    expect(countOf({}, hands, moves.slice(0, 3))).toBe(8 + 5);
    expect(countOf({}, hands, moves)).toBe(2 + 5);
  });
});

describe('points', () => {
  test('partners score together', () => {
    const hands: Hands = [['5-5', '1-0'], ['5-0', '6-1'], ['0-0', '4-1'], ['5-2']];
    const moves = ['0 5-5', '1 5-0@5-5', '2 0-0@5-0'];
    expect(table({ ...FIVES, partners: true }, { hands, lead: 0, moves }).scores).toEqual([20, 10, 20, 10]);
  });
  test.each([
    ['1-1', 0],
    ['2-1', 5],
    ['4-3', 5],
    ['4-4', 10],
  ])('at the end, %s left in a hand scores %i', (tile, points) => {
    const state = table(FIVES, { hands: [['6-6'], [tile]], lead: 0, moves: ['0 6-6'] });
    expect(state.scores).toEqual([points, 0]);
  });
  test('the last tile scores its ends and the award', () => {
    const state = table(FIVES, { hands: [['5-5'], ['4-4', '1-0']], lead: 0, moves: ['0 5-5'] });
    expect(state.scores).toEqual([10 + 10, 0]);
  });
  test('"doubles" and "blank" count in the award, not in the ends', () => {
    const options = { ...FIVES, doubles: 'once', blank: 14 };
    const state = table(options, { hands: [['5-5'], ['4-4', '0-0']], lead: 0, moves: ['0 5-5'] });
    expect(state.scores).toEqual([10 + 20, 0]);
  });
  test('a match goes on to the end of the round in which the target is reached', () => {
    const hands: Hands = [['5-5', '6-1'], ['5-0']];
    const options = { ...FIVES, match: { target: 10 } };
    const led = table(options, { hands, lead: 0, moves: ['0 5-5'] });
    expect(led.scores).toEqual([10, 0]);
    expect(classic.outcome(led as never)).toBeUndefined();
    const out = table(options, { hands, lead: 0, moves: ['0 5-5', '1 5-0@5-5'] });
    expect(out.scores).toEqual([10, 10 + 5]);
    expect(classic.outcome(out as never)).toMatchObject({ over: true, winners: [1] });
  });
  test('a move is explained with what it scores', () => {
    const hands: Hands = [
      ['5-5', '6-1'],
      ['5-0', '5-2'],
    ];
    const state = table(FIVES, { hands, lead: 0, moves: ['0 5-5'] });
    const scored = (move: string) => classic.explain(state as never, 1, classic.read(move)!).points;
    expect([scored('5-0@5-5'), scored('5-2@5-5')]).toEqual([10, 0]);
  });
});

test('by default the first double spins, and the match goes to 200', () => {
  expect(setTable(classic, 2, { points: 'fives' })).toMatchObject({
    options: { spinner: 'first', match: { target: 200 } },
  });
  expect(setTable(classic, 2, {})).toMatchObject({ options: { spinner: 'none', match: { target: 100 } } });
});
