/** How a game ends and what the players write down; low scores are good. */

import type { Outcome } from '@boneyard/rules/game';
import { positionOf } from '@boneyard/rules/testing/positions';
import { describe, expect, test } from 'vitest';
import { magnetic } from './magnetic';
import { type Setting, table } from './testing';

function ended(setting: Setting): Outcome & { readonly scores: readonly number[] } {
  const state = table(setting);
  return { ...magnetic.outcome(state)!, scores: state.scores };
}

const OUT = { hands: ['6-6', '6-5 1-0', '0-0'], moves: '0 6-6@0,0E' };
const BLOCKED = { hands: ['6-6 1-0', '5-4', '3-2'], moves: '0 6-6@0,0E; 1 pass; 2 pass; 0 pass' };

describe('out', () => {
  test('the player who lays the last domino wins and writes 0; the others write the pips they hold', () => {
    expect(ended({ hands: ['6-6', '6-5 1-0'], moves: '0 6-6@0,0E' })).toEqual({
      ending: 'out',
      best: [0],
      over: true,
      winners: [0],
      scores: [0, 12],
    });
  });

  test('the player who went out wins a single game, even if another holds no pips', () => {
    expect(ended(OUT)).toMatchObject({ winners: [0], scores: [0, 12, 0] });
  });

  test('with count: tiles, each domino counts one', () => {
    expect(ended({ ...OUT, options: { count: 'tiles' } }).scores).toEqual([0, 2, 1]);
  });

  test.each([
    ['flat', '0 6-6; 1 6-5@6-6'],
    ['tower', '0 6-6@0,0E; 1 6-5@1,0E'],
    ['staggered', '0 6-6@0,0E; 1 6-5@2,0E>'],
  ] as const)('works in every mode: %s', (mode, moves) => {
    expect(ended({ mode, hands: ['6-6 2-1', '6-5'], moves })).toMatchObject({ best: [1], scores: [3, 0] });
  });
});

describe('blocked', () => {
  test('when all players have passed in a row, the hand with the fewest pips wins', () => {
    expect(ended(BLOCKED)).toEqual({ ending: 'blocked', best: [0], over: true, winners: [0], scores: [0, 9, 5] });
  });

  test('the game goes on until all have passed', () => {
    expect(magnetic.outcome(table({ ...BLOCKED, moves: '0 6-6@0,0E; 1 pass; 2 pass' }))).toBeUndefined();
  });

  test('passes count from zero again after a domino is laid', () => {
    const hands = ['6-6 1-0', '5-4 3-0', '6-2 4-1'];
    expect(magnetic.outcome(table({ hands, moves: '0 6-6@0,0E; 1 pass; 2 6-2@1,0E; 0 pass; 1 pass' }))).toBeUndefined();
  });

  test('players with equal hands share the win, and all of them write 0', () => {
    const hands = ['6-6 1-0 4-0', '5-0', '4-3'];
    const moves = '0 6-6@0,0E; 1 pass; 2 pass; 0 pass';
    expect(ended({ hands, moves })).toMatchObject({ best: [0, 1], winners: [0, 1], scores: [0, 0, 7] });
  });

  test('with count: tiles, the hand with the fewest dominoes wins', () => {
    const options = { count: 'tiles' };
    const hands = ['6-6 1-0 2-0', '5-4', '4-3 1-1'];
    const moves = '0 6-6@0,0E; 1 pass; 2 pass; 0 pass';
    expect(ended({ hands, options, moves })).toMatchObject({ best: [1], winners: [1], scores: [2, 0, 2] });
  });

  test('works in every mode', () => {
    expect(ended({ ...BLOCKED, mode: 'staggered' })).toMatchObject({ best: [0], scores: [0, 9, 5] });
    expect(ended({ ...BLOCKED, mode: 'flat', moves: '0 6-6; 1 pass; 2 pass; 0 pass' })).toMatchObject({ best: [0] });
  });
});

describe('a match of several games', () => {
  const options = { mode: 'tower', match: { rounds: 2 } };
  const first = { deal: { hands: [['6-6'], ['6-5', '1-0']], stock: [] }, moves: ['0 6-6@0,0E'] };

  test('is not over before the last game', () => {
    const state = positionOf(magnetic, { players: 2, options, rounds: [first] });
    expect(state.scores).toEqual([0, 12]);
    expect(magnetic.outcome(state as never)).toMatchObject({ best: [0], over: false, winners: [] });
  });

  test('is won by the lowest total', () => {
    const second = { deal: { hands: [['5-0'], ['6-6']], stock: [] }, moves: ['1 6-6@0,0E'] };
    const state = positionOf(magnetic, { players: 2, options, rounds: [first, second] });
    expect(state.scores).toEqual([5, 12]);
    expect(magnetic.outcome(state as never)).toMatchObject({ best: [1], over: true, winners: [0] });
  });

  test('is shared by equal totals', () => {
    const second = { deal: { hands: [['6-5', '1-0'], ['6-6']], stock: [] }, moves: ['1 6-6@0,0E'] };
    const state = positionOf(magnetic, { players: 2, options, rounds: [first, second] });
    expect(magnetic.outcome(state as never)).toMatchObject({ winners: [0, 1] });
  });
});
