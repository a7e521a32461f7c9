/** Partners: two sides of two. The expected values are computed by hand. */

import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { partnersOf, sidesAt } from '@boneyard/rules/sides';
import { describe, expect, test } from 'vitest';
import { classic } from './classic';
import { type Hands, table } from './testing';

function settled(players: number, options: Readonly<Record<string, unknown>>) {
  const set = setTable(classic, players, options);
  if (isProblem(set)) throw new Error(set.problem);
  return set;
}

describe('the table', () => {
  test('seats 0 and 2 play against 1 and 3', () => {
    const four = settled(4, { partners: true });
    expect(sidesAt(classic, four)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect([0, 1, 2, 3].map((seat) => partnersOf(classic, four, seat))).toEqual([[2], [3], [0], [1]]);
  });
  test('nobody has a partner by default', () => {
    const four = settled(4, {});
    expect(sidesAt(classic, four)).toEqual([[0], [1], [2], [3]]);
    expect(partnersOf(classic, four, 0)).toEqual([]);
  });
  test.each([2, 3])('%i players cannot be partners', (players) => {
    expect(setTable(classic, players, { partners: true })).toMatchObject({ problem: 'bad option' });
  });
  test.each([
    [7, { style: 'block' }],
    [7, {}],
    [6, { reserve: 2 }],
    [7, { style: 'block', reserve: 2 }],
    [9, { set: 9 }],
    [12, { set: 12 }],
  ])('the usual hand has %i tiles with %j', (hand, options) => {
    expect(settled(4, { ...options, partners: true }).options.hand).toBe(hand);
  });
});

describe('going out', () => {
  const hands: Hands = [
    ['6-6', '6-1'],
    ['6-5', '5-5'],
    ['6-4', '4-4'],
    ['6-3', '3-3', '2-1'],
  ];
  const moves = ['0 6-6', '1 6-5@6-6', '2 6-4@6-6', '3 pass', '0 pass', '1 5-5@6-5'];
  const options = { partners: true, style: 'block' };
  test('scores the opponents’ hands for the side, and the partner’s tiles do not count', () => {
    const state = table(options, { hands, moves });
    expect(state.scores).toEqual([0, 7 + 8, 0, 7 + 8]);
    expect(classic.outcome(state as never)).toMatchObject({ ending: 'out', best: [1, 3], over: false, winners: [] });
  });
  test('the partner’s tiles do not count with "difference" either', () => {
    expect(table({ ...options, blocked: 'difference' }, { hands, moves }).scores).toEqual([0, 15, 0, 15]);
  });
  test('both seats of a side win the match', () => {
    const state = table({ ...options, match: { target: 15 } }, { hands, moves });
    expect(classic.outcome(state as never)).toMatchObject({ over: true, winners: [1, 3] });
  });
});

describe('a blocked round', () => {
  /** 6-6 is led, and nobody else has a six. */
  function blocked(rest: readonly string[], options: Readonly<Record<string, unknown>> = {}) {
    const hands = rest.map((tiles, seat) => [...(seat === 0 ? ['6-6'] : []), ...tiles.split(' ')]);
    const moves = ['0 6-6', '1 pass', '2 pass', '3 pass', '0 pass'];
    return table({ partners: true, style: 'block', ...options }, { hands, moves });
  }
  test('is won by the side with the lightest hand, which scores the opponents’ hands', () => {
    const state = blocked(['1-0', '2-1', '5-5', '4-4']);
    expect(state.scores).toEqual([11, 0, 11, 0]);
    expect(classic.outcome(state as never)).toMatchObject({ ending: 'blocked', best: [0, 2] });
  });
  test('is won also if both hands of the side are equally light', () => {
    expect(blocked(['2-0', '2-1', '1-1', '4-4']).scores).toEqual([11, 0, 11, 0]);
  });
  test('brings nobody anything if both sides have a lightest hand', () => {
    const state = blocked(['2-0', '1-1', '5-5', '4-4']);
    expect(state.scores).toEqual([0, 0, 0, 0]);
    expect(classic.outcome(state as never)).toMatchObject({ ending: 'blocked', best: [] });
  });
  test('with "difference" counts less the winning side’s two hands', () => {
    expect(blocked(['1-0', '5-4', '3-0', '4-4'], { blocked: 'difference' }).scores).toEqual([13, 0, 13, 0]);
  });
  test('with "difference" never counts less than nothing', () => {
    const state = blocked(['1-0', '2-1', '5-5', '2-2'], { blocked: 'difference' });
    expect(state.scores).toEqual([0, 0, 0, 0]);
    expect(classic.outcome(state as never)).toMatchObject({ best: [0, 2] });
  });
  test('the reserve comes on top of that', () => {
    const hands: Hands = [['6-6', '1-0'], ['2-1'], ['5-5'], ['2-2']];
    const state = table(
      { partners: true, reserve: 2, blocked: 'difference' },
      { hands, stock: ['4-3', '2-0'], moves: ['0 6-6', '1 pass', '2 pass', '3 pass', '0 pass'] },
    );
    expect(state.scores).toEqual([9, 0, 9, 0]);
  });
});

test('a partner sees no more than an opponent', () => {
  const hands: Hands = [['6-6', '1-0'], ['2-1'], ['5-5'], ['2-2']];
  const state = table({ partners: true, style: 'block' }, { hands, moves: ['0 6-6'] });
  for (const seat of [0, 1, 2, 3])
    expect(classic.view(state as never, seat).hands.map((hand) => hand !== undefined)).toEqual(
      [0, 1, 2, 3].map((other) => other === seat),
    );
});
