/** Which rule a move breaks, and which numbers a legal move meets and what it scores. */

import { describe, expect, test } from 'vitest';
import { explain, QUAD_BREAKS, type QuadExplanation } from './explain';
import { quad } from './quad';
import { type Setting, table } from './testing';

function explained(setting: Setting, entry: string): QuadExplanation {
  return explain(table(setting), Number(entry[0]), quad.read(entry.slice(2))!);
}

const hands = ['4444 0000 0044 0012', '0444 1133'];
const opened = '0 4444@0,0; 0 take-25';

const BROKEN: readonly (readonly [string, string, Setting])[] = [
  ['not to act', '1 0444@0,0', { hands }],
  ['not to act', '0 0044@1,0', { hands, moves: opened }],
  ['not in hand', '0 0444@0,0', { hands }],
  ['not in hand', '1 4444@0,1', { hands, moves: opened }],
  ['must open with another', '0 0044@0,0', { hands }],
  ['must open as printed in the middle', '0 4444@1,0', { hands }],
  ['must open as printed in the middle', '0 5544@0,0', { hands: ['4455', '0012'] }],
  ['bonus not chosen', '0 0044@0,1', { hands, moves: '0 4444@0,0' }],
  ['no bonus due', '1 take-25', { hands, moves: opened }],
  ['no bonus due', '0 play-two', { hands }],
  ['no two plays', '0 play-two', { hands: ['4444 0012', '0444'], moves: '0 4444@0,0' }],
  [
    'leaves no second play',
    '1 0030@-1,-2',
    {
      hands: ['3344 0222 2234', '0003 0444'],
      well: '0123 0024',
      moves: '0 3344@0,0; 1 4440@0,-1; 0 2342@-1,0; 1 draw; 1 draw; 1 2400@-1,-1; 1 play-two',
    },
  ],
  ['cell taken', '1 0444@0,0', { hands, moves: opened }],
  ['no side touched', '1 0444@5,5', { hands, moves: opened }],
  ['does not match', '1 0444@1,0', { hands, moves: opened }],
  ['able to play', '1 draw', { hands, moves: opened }],
  ['able to play', '0 pass', { hands }],
  ['able to play', '0 pass', { hands, moves: '0 4444@0,0; 0 play-two' }],
  ['must draw', '1 pass', { hands: ['4444 0012', '1133'], well: '0001', moves: opened }],
  ['well empty', '1 draw', { hands: ['4444 0012', '1133'], moves: opened }],
];

describe('an illegal move', () => {
  test.each(BROKEN)('%s: %s', (breaks, entry, setting) => {
    const { breaks: found, points, sheds } = explained(setting, entry);
    expect({ found, points, sheds }).toEqual({ found: breaks, points: 0, sheds: 0 });
  });

  test('can break each of the rules', () => {
    expect(new Set(BROKEN.map(([breaks]) => breaks))).toEqual(new Set(QUAD_BREAKS));
  });

  test('is not explained to a viewer who does not see the hand', () => {
    const view = quad.view(table({ hands, moves: opened }), 0);
    expect(quad.explain(view, 1, quad.read('0444@0,1')!).breaks).toBe('not to act');
  });

  test('that does not match lists the wrong corners', () => {
    expect(explained({ hands, moves: opened }, '1 0444@1,0')).toMatchObject({
      meets: [4, undefined, undefined, 4],
      differs: [0],
    });
  });
});

describe('a legal move', () => {
  test('scores the total of the tile and lists the numbers that it meets', () => {
    expect(explained({ hands, moves: opened }, '1 4044@1,0')).toEqual({
      points: 12,
      sheds: 12,
      meets: [4, undefined, undefined, 4],
    });
  });

  test('with an opening quad earns the choice of a bonus', () => {
    expect(explained({ hands }, '0 4444@0,0')).toEqual({ points: 16, sheds: 16, bonus: 'opening quad' });
  });

  test('with 0-0-0-0 instead of the starting quad scores 25 points and earns two plays', () => {
    expect(explained({ hands }, '0 0000@0,0')).toEqual({ points: 25, sheds: 0, bonus: 'zeros' });
  });

  test('that opens without a quad earns no bonus', () => {
    expect(explained({ hands: ['4455', '0012'] }, '0 4455@0,0')).toEqual({ points: 18, sheds: 18 });
  });

  test('that chooses the bonus scores 25 points, or nothing for two plays', () => {
    const setting = { hands: ['4444 0044 0012', '0444'], moves: '0 4444@0,0' };
    expect(explained(setting, '0 take-25')).toEqual({ points: 25, sheds: 0 });
    expect(explained(setting, '0 play-two')).toEqual({ points: 0, sheds: 0 });
  });

  test('that draws or passes costs 20 points', () => {
    const stuck = { hands: ['4444 0012', '1133'], moves: opened };
    expect(explained({ ...stuck, well: '0001' }, '1 draw')).toEqual({ points: -20, sheds: 0 });
    expect(explained(stuck, '1 pass')).toEqual({ points: -20, sheds: 0 });
  });
});
