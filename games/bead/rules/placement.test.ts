import { describe, expect, test } from 'vitest';
import { bead } from './bead';
import { boardWith, explanationOf, legal, moveCalled, setUp } from './testing';

/** Rows 1 3 and 2 4, columns 1 2 and 3 4: all four groups are open. */
const OPEN = ['1-2', '3-4'] as const;

/** The points of a placement by seat 0; undefined if it breaks a rule. */
function score(board: ReturnType<typeof boardWith>, text: string): number | undefined {
  const { breaks, points } = explanationOf(board, 0, text);
  expect(legal(board, 0).includes(text)).toBe(breaks === undefined);
  return breaks ? undefined : points;
}

describe('rule 1: every run must be a cycle, and at least two groups must be extended', () => {
  test('a domino that extends two groups is legal', () => {
    const { groups, points } = explanationOf(boardWith(OPEN, []), 0, '1-5@0,2E');
    expect(points).toBe(9);
    expect(groups).toEqual([
      { line: 'column', from: { x: 0, y: 0 }, to: { x: 0, y: 2 }, length: 3, joins: false },
      { line: 'column', from: { x: 1, y: 0 }, to: { x: 1, y: 2 }, length: 3, joins: false },
    ]);
  });

  test('a domino that extends one group is rejected', () => {
    const explained = explanationOf(boardWith(OPEN, []), 0, '1-5@1,2E');
    expect(explained.breaks).toBe('too few groups');
    expect(explained.groups).toEqual([
      { line: 'column', from: { x: 1, y: 0 }, to: { x: 1, y: 2 }, length: 3, joins: false },
    ]);
  });

  test('a domino that touches nothing is rejected', () => {
    expect(explanationOf(boardWith(OPEN, []), 0, '1-5@7,7N')).toMatchObject({ breaks: 'too few groups', groups: [] });
  });

  test('a run that is not a cycle is rejected, and the explanation shows it', () => {
    expect(explanationOf(boardWith(OPEN, []), 0, '2-5@0,2E')).toMatchObject({
      breaks: 'no cycle',
      faults: [{ line: 'column', from: { x: 0, y: 0 }, to: { x: 0, y: 2 }, length: 3, colours: [1, 2, 2] }],
    });
  });

  test('a domino may not lie on another', () => {
    expect(explanationOf(boardWith(OPEN, []), 0, '1-5@1,1N')).toMatchObject({
      breaks: 'cell taken',
      taken: [{ x: 1, y: 1 }],
    });
  });

  test('on the open square a domino can be laid only on the four sides, with colours that continue both groups', () => {
    const state = setUp({ hands: [['1-1', '2-4'], []], square: OPEN });
    expect(legal(state, 0)).toEqual([
      '1-1@0,2E',
      '1-1@2,0N',
      '2-4@-1,0N',
      '2-4@0,-1E',
      '4-2@0,-1E',
      '4-2@0,2E',
      '4-2@2,0N',
      'stuck',
    ]);
  });

  test('joining two groups of one line makes one group and counts once, with the total length', () => {
    // Row 0 is 1 3 . 1 3, and the column above its gap is 4 4.
    const board = boardWith(OPEN, ['1-3@3,0E', '4-4@2,1N'], { lone: 'no-group' });
    const below = explanationOf(board, 0, '1-4@2,-1N');
    expect(below.groups).toEqual([
      { line: 'column', from: { x: 2, y: -1 }, to: { x: 2, y: 2 }, length: 4, joins: false },
      { line: 'row', from: { x: 0, y: 0 }, to: { x: 4, y: 0 }, length: 5, joins: true },
    ]);
    expect(below.breaks).toBe('no cycle');
    expect(score(board, '4-4@2,-1N')).toBe(2 * 4 * 5);
  });

  test('a domino that joins two groups and extends no other is rejected', () => {
    const board = boardWith(OPEN, ['5-1@4,0E']);
    expect(explanationOf(board, 0, '2-4@2,0E')).toMatchObject({ breaks: 'too few groups', faults: [] });
    expect(explanationOf(board, 0, '2-4@2,0E').groups).toMatchObject([{ length: 6, joins: true }]);
  });
});

describe('rule 2: four parallel dominoes may not lie side by side', () => {
  test('a fourth at the end is rejected, but not a third', () => {
    expect(score(boardWith(OPEN, []), '5-5@2,0N')).toBe(18);
    const three = boardWith(OPEN, ['5-5@2,0N']);
    for (const text of ['1-2@3,0N', '4-3@-1,0N'])
      expect(explanationOf(three, 0, text)).toMatchObject({ breaks: 'four side by side', faults: [] });
    expect(explanationOf(three, 0, '1-2@3,0N').sideBySide).toEqual({
      line: 'row',
      from: { x: 0, y: 0 },
      to: { x: 3, y: 0 },
      length: 4,
    });
  });

  test('a fourth in the middle is rejected', () => {
    const board = boardWith(OPEN, ['1-2@3,0N']);
    expect(explanationOf(board, 0, '5-5@2,0N')).toMatchObject({ breaks: 'four side by side', faults: [] });
  });

  test('parallel dominoes that are shifted do not count', () => {
    const board = boardWith(OPEN, ['5-5@2,0N', '4-3@3,1N']);
    expect(explanationOf(board, 0, '1-5@3,-1N').breaks).not.toBe('four side by side');
  });
});

describe('points', () => {
  const before = ['3-1@0,-1E', '1-3@-1,1N', '1-2@-3,2E'];
  const sameColours = ['3-1@0,-1E', '1-4@-1,1N', '4-4@-3,2E'];

  test('new lengths 4, 5 and 4 give 80', () => {
    expect(score(boardWith(['1-2', '2-3'], before), '4-5@0,2E')).toBe(80);
  });

  test('and 160 with a double', () => {
    expect(score(boardWith(['1-2', '2-3'], sameColours), '4-4@0,2E')).toBe(160);
  });

  test('a run that was not a group before adds no factor', () => {
    // Rows 1 and 2 grow to three; column 2 becomes 5 1 2, but had only a single 5 before.
    const board = boardWith(OPEN, ['5-2@2,0E', '1-5@0,2E']);
    const { groups, points } = explanationOf(board, 0, '1-2@2,1N');
    expect(groups!.map(({ line, length }) => `${line} ${length}`)).toEqual(['row 3', 'row 3']);
    expect(points).toBe(9);
  });

  test('a single half is not a group unless the players agree on it', () => {
    const lone = ['5-2@2,0E'];
    expect(explanationOf(boardWith(OPEN, lone), 0, '1-3@2,1E')).toMatchObject({ breaks: 'too few groups' });
    const { breaks, points, groups } = explanationOf(boardWith(OPEN, lone, { lone: 'group' }), 0, '1-3@2,1E');
    expect(breaks).toBeUndefined();
    expect(groups!.map(({ length }) => length)).toEqual([4, 2, 2]);
    expect(points).toBe(16);
  });

  test('if single halves are groups, two that are joined count once', () => {
    const board = boardWith(OPEN, ['5-2@2,0E', '3-1@2,2E'], { lone: 'group' });
    expect(explanationOf(board, 0, '5-5@2,1E').groups!.map(({ length, joins }) => [length, joins])).toEqual([
      [4, false],
      [3, true],
      [3, true],
    ]);
  });
});

test('before the square is laid, placements are rejected', () => {
  const state = setUp({ options: { strategic: true }, hands: [['1-1'], ['2-2']], turned: [false, false] });
  expect(explanationOf(state, 0, '1-1@0,2E').breaks).toBe('must choose');
});

test('two copies of a domino give each move only once', () => {
  const state = setUp({ options: { referee: 'auto' }, hands: [['5-5', '5-5'], []], square: OPEN });
  expect(legal(state, 0)).toEqual(['5-5@-1,0N', '5-5@0,-1E', '5-5@0,2E', '5-5@2,0N']);
  expect(bead.play(state, 0, moveCalled('5-5@0,2E')).held).toEqual([1, 0]);
});
