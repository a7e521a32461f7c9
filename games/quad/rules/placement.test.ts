/** Where a tile may be laid, and what it scores there. */

import { describe, expect, test } from 'vitest';
import { quad } from './quad';
import { may, table } from './testing';

/** A row of tiles that leads around to a cell next to 1,0, which then meets 5, 5 and, at a corner only, 3. */
const AROUND_F = '0 5555@0,0; 0 take-25; 1 5500@0,-1; 0 0001@0,-2; 1 0220@1,-2; 0 2332@2,-2; 1 3332@2,-1';
const HANDS_F = ['5555 0001 2233 2355 2455 1112', '0055 0022 2333 0012'];

/** A ring around 1,1. Its last tile lies between two others. */
const RING = '0 0000@0,0; 0 take-25; 1 0200@0,1; 0 3220@0,2; 1 2112@1,2; 0 1031@2,2; 1 1331@2,1; 0 1300@2,0';
const HANDS_RING = ['0000 0322 0311 0013 0211 3444', '0002 1122 1133 0001 2344'];

describe('a side and its corners', () => {
  test('example D: a tile that matches two numbers of a side scores its total', () => {
    const state = table({ hands: ['4455 0123', '0055 0012'], moves: '0 4455@0,0; 1 5500@0,-1' });
    expect(state.scores).toEqual([18, 10]);
  });

  test('a tile may be turned, and each rotation is a separate move', () => {
    const state = table({ hands: ['4444 0123', '0444 0012'], moves: '0 4444@0,0; 0 take-25' });
    expect(may(state)).toEqual(
      ['0444@0,1', '4044@0,1', '4044@1,0', '4404@1,0', '4404@0,-1', '4440@0,-1', '4440@-1,0', '0444@-1,0'].sort(),
    );
  });

  test('the rotations of four equal numbers are one move', () => {
    const hands = ['3444 0012', '0123'];
    const state = table({ hands, well: '4444', moves: '0 3444@0,0; 1 draw' });
    expect(may(state)).toEqual(['4444@0,-1', '4444@1,0']);
  });

  test('a tile that meets the table at a corner only cannot be laid', () => {
    const state = table({ hands: ['4444 0123', '0444 1444'], moves: '0 4444@0,0; 0 take-25' });
    expect(quad.explain(state, 1, quad.read('1444@1,1')!)).toMatchObject({
      breaks: 'no side touched',
      meets: [undefined, undefined, undefined, 4],
    });
  });

  test('a cell has room for one tile', () => {
    const state = table({ hands: ['4444 0123', '0444 1444'], moves: '0 4444@0,0; 0 take-25' });
    expect(quad.explain(state, 1, quad.read('1444@0,0')!).breaks).toBe('cell taken');
  });
});

describe('corners that meet show the same number', () => {
  test('example F: a tile meets the side 5-5 and the corner 3 of the opposite side', () => {
    const state = table({ hands: HANDS_F, moves: AROUND_F });
    expect(may(state)).toContain('5235@1,0');
    expect(quad.explain(state, 0, quad.read('5235@1,0')!)).toEqual({
      points: 15,
      sheds: 15,
      meets: [5, undefined, 3, 5],
      bonus: 'three corners',
    });
  });

  test('a tile that differs from a diagonal neighbour is rejected', () => {
    const state = table({ hands: HANDS_F, moves: AROUND_F });
    expect(may(state)).not.toContain('5245@1,0');
    expect(quad.explain(state, 0, quad.read('5245@1,0')!)).toEqual({
      breaks: 'does not match',
      points: 0,
      sheds: 0,
      meets: [5, undefined, 3, 5],
      differs: [2],
    });
  });

  test('between two opposite sides all four corners must match', () => {
    const state = table({ hands: HANDS_RING, moves: RING });
    expect(may(state).filter((move) => move.endsWith('@1,0'))).toEqual(['0100@1,0']);
  });

  test('a tile that fills a hole must match four corners, in one rotation', () => {
    const state = table({ hands: HANDS_RING, moves: `${RING}; 1 0100@1,0; 1 take-25` });
    expect(may(state).filter((move) => move.endsWith('@1,1'))).toEqual(['2110@1,1']);
    expect(quad.explain(state, 0, quad.read('2110@1,1')!)).toEqual({
      points: 4,
      sheds: 4,
      meets: [2, 1, 1, 0],
      bonus: 'three corners',
    });
    expect(quad.explain(state, 0, quad.read('3444@1,1')!)).toMatchObject({
      breaks: 'does not match',
      differs: [0, 1, 2, 3],
    });
  });
});

describe('the notation of moves', () => {
  test('has the numbers clockwise from the north-west corner, then the cell', () => {
    for (const text of ['3012@-1,2', '0000@0,0', '5555@124,-124', 'draw', 'pass', 'take-25', 'play-two'])
      expect(quad.write(quad.read(text)!)).toBe(text);
  });

  test.each([
    '',
    '0123',
    '0123@',
    '0132@0,0',
    '0245@0,0',
    '0123@-0,0',
    '0123@00,0',
    '0123@+1,0',
    '0123@1,0 ',
    '0123@1, 0',
    '0123@1.0,0',
    '0123@125,0',
    '0123@0,-125',
    '6666@0,0',
    'Draw',
    'take25',
    'toString',
  ])('%o is not a move', (text) => {
    expect(quad.read(text)).toBeUndefined();
  });
});
