/** Tiles over cells, at a table set up by hand: 4444 in the middle with 3444 above it and 0444 to the right. */

import { describe, expect, test } from 'vitest';
import { cellAt } from '../rules/board';
import { table } from '../rules/testing';
import { meant, tileOf, turned, turnOf } from './turns';

const view = table({
  hands: ['4444 3444 0044 1444 0012', '0444 2444 1133 2222'],
  moves: '0 4444@0,0; 0 take-25; 1 4044@1,0; 0 3444@0,1; 1 2444@-1,0',
});
const over = (tile: string, turn: number, x: number, y: number, by: 1 | -1 = 1) =>
  meant(view, 0, tile, turn, cellAt(x, y)!, by);

test('a quarter turn clockwise brings the lower left number to the upper left', () => {
  expect([0, 1, 2, 3].map((turn) => turned('0123', turn))).toEqual(['0123', '3012', '2301', '1230']);
});
test('a move tells how far it turns its tile', () => {
  expect(['0123@0,0', '3012@0,0', '2301@0,0', '1230@0,0', '4444@0,0'].map(turnOf)).toEqual([0, 1, 2, 3, 0]);
});
test('only a move that lays a tile has one', () => {
  expect(['3012@0,0', 'draw', 'take-25', 'nonsense'].map(tileOf)).toEqual(['0123', undefined, undefined, undefined]);
});

describe('a tile turns to a way that fits', () => {
  test('starting from how it is held', () => {
    // Below 4444 both upper corners ask for 4, so the 1 goes to either lower corner.
    expect([0, 1, 2, 3].map((turn) => over('1444', turn, 0, -1).move)).toEqual([
      '4414@0,-1',
      '4414@0,-1',
      '4414@0,-1',
      '4441@0,-1',
    ]);
  });
  test('the other way round when it is turned back', () => {
    expect(over('1444', 1, 0, -1, -1).move).toBe('4441@0,-1');
    expect(over('1444', 2, 0, -1, -1).move).toBe('4414@0,-1');
  });
  test('three corners earn a bonus', () => {
    const { move, explanation } = over('0044', 0, 1, 1);
    expect(move).toBe('4004@1,1');
    expect(explanation).toMatchObject({ points: 8, bonus: 'three corners', meets: [4, undefined, 0, 4] });
  });
});

test('where it fits in no way it stays as it is held, and the corners that differ are known', () => {
  // Above 3444 the table shows 3 at the lower left and 4 at the lower right.
  expect(over('0044', 0, 0, 2)).toMatchObject({
    move: '0044@0,2',
    explanation: { breaks: 'does not match', meets: [undefined, undefined, 4, 3], differs: [3] },
  });
  expect(over('0044', 1, 0, 2)).toMatchObject({ move: '4004@0,2', explanation: { differs: [2, 3] } });
});
