/** The traditional line. */

import { describe, expect, test } from 'vitest';
import { may } from './testing';

describe('the line', () => {
  const hands = ['6-6 6-4 5-4 1-0', '6-5 5-5 4-0 3-0'];
  const mode = 'flat';

  test('a double that is led is open on two sides', () => {
    expect(may({ mode, hands, moves: '0 6-6' })).toEqual(['6-5@6-6']);
    expect(may({ mode, hands, moves: '0 6-6; 1 6-5@6-6' })).toEqual(['5-4@6-5', '6-4@6-6']);
  });

  test('the open end is the half that is not joined', () => {
    expect(may({ mode, hands, moves: '0 6-6; 1 6-5@6-6; 0 6-4@6-6' })).toEqual(['4-0@6-4', '5-5@6-5']);
  });

  test('no double is a spinner', () => {
    const moves = '0 6-6; 1 6-5@6-6; 0 6-4@6-6; 1 5-5@6-5';
    expect(may({ mode, hands, moves })).toEqual(['5-4@5-5', '5-4@6-4']);
  });

  test('a led domino that is not a double has two different ends', () => {
    expect(may({ mode, hands: ['6-5 1-0', '6-1 5-2 4-3'], moves: '0 6-5' })).toEqual(['5-2@6-5', '6-1@6-5']);
  });

  test('a blank is a zero, not a joker', () => {
    expect(may({ mode, hands: ['6-6 1-0', '3-0 2-0'], moves: '0 6-6' })).toEqual(['pass']);
  });

  test('the options of the tower change nothing here', () => {
    const options = { parallel: true, ends: true };
    expect(may({ mode, hands, options, moves: '0 6-6' })).toEqual(['6-5@6-6']);
  });
});
