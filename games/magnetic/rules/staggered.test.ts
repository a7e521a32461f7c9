/** The staggered chain: dominoes alternately flat and on top, at the two ends. */

import { describe, expect, test } from 'vitest';
import { levelOf } from './construction';
import { may, mayLay, type Setting, table } from './testing';

const mode = 'staggered';
const THREE = ['6-6 6-5 5-4 2-1', '6-4 5-5 4-2 1-1', '6-3 5-3 3-2 6-1'];

const BESIDE = ['4-4 4-3 4-2', '5-4 1-0 0-0', '5-3 2-0 1-1'];
const CLASH = {
  hands: ['6-6 4-3 5-0', '6-4 3-0 1-0', '6-2 4-2 1-1'],
  moves: '0 6-6@0,0E; 1 4-6@0,-1N<; 2 2-6@1,-2N>; 0 3-4@0,-2N<; 1 0-3@0,-3N<; 2 4-2@1,-3N>',
};

function ways(setting: Setting): readonly string[] {
  return table({ ...setting, mode }).ways;
}

describe('the way to play with three or four players', () => {
  const hands = THREE;

  test('alternates: the leader lays flat, the next player on top, the next flat', () => {
    expect(ways({ hands })).toEqual(['flat', 'flat', 'flat']);
    expect(ways({ hands, moves: '0 6-6@0,0E' })).toEqual(['on top', 'on top', 'on top']);
    expect(ways({ hands, moves: '0 6-6@0,0E; 1 6-4@1,0E>' })).toEqual(['flat', 'flat', 'flat']);
  });

  test('does not change after a draw', () => {
    const stuck = ['6-6 6-5 5-4', '5-5 4-2', '6-3 5-3'];
    const moves = '0 6-6@0,0E; 1 draw';
    expect(ways({ hands: stuck, stock: '6-4', moves })).toEqual(['on top', 'on top', 'on top']);
    expect(mayLay({ mode, hands: stuck, stock: '6-4', moves }, '6-3')).toContain('6-3@1,0E>');
  });
});

describe('the way to play with two players', () => {
  const hands = ['6-6 6-5 5-4 4-3', '6-4 5-5 4-2 1-1'];

  test('alternates for each player: both play flat, then both on top', () => {
    expect(ways({ hands, moves: '0 6-6@0,0E' })).toEqual(['on top', 'flat']);
    expect(ways({ hands, moves: '0 6-6@0,0E; 1 6-4@2,0E>' })).toEqual(['on top', 'on top']);
    expect(ways({ hands, moves: '0 6-6@0,0E; 1 6-4@2,0E>; 0 5-6@-1,0E<' })).toEqual(['flat', 'on top']);
  });

  test('does not change for a player who draws', () => {
    const stuck = ['6-6 6-5 5-4', '5-5 4-2'];
    const moves = '0 6-6@0,0E; 1 draw; 0 6-5@1,0E>';
    expect(ways({ hands: stuck, stock: '6-4', moves })).toEqual(['flat', 'flat']);
  });

  test('does not change for a player who passes', () => {
    expect(ways({ hands: ['6-6 6-5 5-4', '4-4 4-2'], moves: '0 6-6@0,0E; 1 pass' })).toEqual(['on top', 'flat']);
  });
});

describe('flat', () => {
  test('next to an end on the table: straight on, left or right, continuing in that direction', () => {
    const setting = { mode, hands: ['6-6 1-0', '6-4 2-0'], moves: '0 6-6@0,0E' } as const;
    expect(may(setting)).toEqual(
      ['6-4@2,0E>', '6-4@1,1N>', '4-6@1,-2N>', '4-6@-2,0E<', '6-4@0,1N<', '4-6@0,-2N<'].sort(),
    );
  });

  test('under the open half of an end that lies higher', () => {
    // 6-4 lies on the 6 at 1,0; its 4 is in the air over 2,0.
    const moves = '0 6-6@0,0E; 1 6-4@1,0E>';
    const hands = ['6-6 6-5', '6-4 2-0', '4-3 1-0'];
    expect(may({ mode, hands, moves })).toEqual(['3-4@2,-1N>', '4-3@2,0E>', '4-3@2,0N>']);
  });

  test('under an open half at any height', () => {
    const hands = ['6-6 5-1 2-2', '6-4 2-0 0-0', '4-3 3-2 1-0', '3-1 5-3 1-1'];
    // 6-4 on top; 4-3 under it; 3-1 on top of that; then under the 1 of 3-1.
    const low = '0 6-6@0,0E; 1 6-4@1,0E>; 2 4-3@2,0E>; 3 3-1@3,0E>';
    expect(table({ mode, hands, moves: low }).construction.laid.map(levelOf)).toEqual([0, 1, 0, 1]);
    expect(mayLay({ mode, hands, moves: low }, '5-1')).toEqual(['1-5@4,0E>', '1-5@4,0N>', '5-1@4,-1N>']);
    // Two players may both lay on top, so the open half can be on level 2.
    const two = ['6-6 6-5 5-5 3-2', '6-1 5-3 4-0 2-2'];
    const high = '0 6-6@0,0E; 1 1-6@-2,0E<; 0 6-5@1,0E>; 1 5-3@2,0E>';
    expect(table({ mode, hands: two, moves: high }).construction.laid.map(levelOf)).toEqual([0, 0, 1, 2]);
    expect(mayLay({ mode, hands: two, moves: high }, '3-2')).toEqual(['2-3@3,-1N>', '3-2@3,0E>', '3-2@3,0N>']);
  });

  test('a half directly under another must equal it', () => {
    const hands = ['4-4 5-0 4-0 4-3', '5-4 0-0 1-1'];
    // The 0 at 0,2 hangs one level up. The far half of a domino from the 4 at 0,0 is below it.
    const moves = '0 4-4@0,0E; 1 4-5@1,1N>; 0 0-5@0,2E>; 1 0-0@-1,2E>';
    expect(mayLay({ mode, hands, moves }, '4-0')).toContain('4-0@0,1N<');
    expect(mayLay({ mode, hands, moves }, '4-3')).toEqual(['3-4@-2,0E<', '3-4@0,-2N<']);
  });

  test('so if one half would have to equal two different numbers, nothing fits', () => {
    // East of the 0 at 0,−3 a 4 hangs one level up: the half that joins the 0 would have to equal the 4 too.
    expect(mayLay({ mode, ...CLASH }, '5-0')).toEqual(['5-0@-2,-3E<', '5-0@0,-5N<']);
  });

  test('both cells must be free', () => {
    const hands = ['6-6 5-3 1-0 2-1', '6-3 5-0 4-4'];
    // The 0 at −1,−1 hangs two levels up; the cell north of it is occupied.
    const moves = '0 6-6@0,0E; 1 3-6@-2,0E<; 0 5-3@-2,-1N<; 1 5-0@-2,-1E<';
    expect(mayLay({ mode, hands, moves }, '1-0')).toEqual(['0-1@-1,-1E<', '1-0@-1,-2N<']);
  });

  test('dominoes on one level may touch with different numbers', () => {
    // Under the 5, the 3 at 0,1 touches the 4 at 0,0.
    expect(mayLay({ mode, hands: BESIDE, moves: '0 4-4@0,0E; 1 4-5@1,0N>' }, '5-3')).toContain('3-5@0,1E>');
  });
});

describe('on top', () => {
  test('on the open half, with the other half straight on, left or right', () => {
    expect(may({ mode, hands: ['6-6 1-0', '6-4 2-0', '0-0'], moves: '0 6-6@0,0E' })).toEqual(
      ['6-4@1,0E>', '6-4@1,0N>', '4-6@1,-1N>', '4-6@-1,0E<', '6-4@0,0N<', '4-6@0,-1N<'].sort(),
    );
  });

  test('not on a half that is already joined', () => {
    // 6-4 lies flat next to the 6 at 1,0: the eastern end is its 4.
    const setting = { mode, hands: ['6-6 6-5 1-0', '6-4 2-0'], moves: '0 6-6@0,0E; 1 6-4@2,0E>' } as const;
    expect(mayLay(setting, '6-5').every((move) => move.endsWith('<'))).toBe(true);
  });

  test('the other half may rest only on a half with the same number', () => {
    // The 4 at 0,0 and the 3 at 0,1 are on the table, and each is the open half of an end.
    const moves = '0 4-4@0,0E; 1 4-5@1,0N>; 2 3-5@0,1E>';
    expect(mayLay({ mode, hands: BESIDE, moves }, '4-2')).toEqual(['2-4@-1,0E<', '2-4@0,-1N<']);
    expect(mayLay({ mode, hands: BESIDE, moves }, '4-3')).toEqual(
      ['3-4@-1,0E<', '3-4@0,-1N<', '4-3@0,0N<', '4-3@0,0N>', '4-3@-1,1E>', '3-4@0,1N>'].sort(),
    );
  });

  test('nothing may be above the two cells', () => {
    const hands = ['6-6 4-3 1-0', '6-3 4-2 5-0', '6-0 2-1 5-5'];
    // The open 2 at 0,1 is free, but south of it a 6 lies one level up.
    const moves = '0 6-6@0,0E; 1 3-6@-1,0E<; 2 6-0@2,0E>; 0 3-4@-1,0N<; 1 4-2@-1,1E<';
    expect(mayLay({ mode, hands, moves }, '2-1')).toEqual(['2-1@0,1E<', '2-1@0,1N<']);
  });

  test('the other half hangs over a lower column', () => {
    const hands = ['6-6 5-3 1-0 2-1', '6-3 5-0 4-4'];
    // 5-0 lies on the 5 at −2,−1, two levels up; nothing is directly under its 0.
    const moves = '0 6-6@0,0E; 1 3-6@-2,0E<; 0 5-3@-2,-1N<';
    expect(mayLay({ mode, hands, moves }, '5-0')).toEqual(['0-5@-2,-2N<', '0-5@-3,-1E<', '5-0@-2,-1E<']);
  });
});

describe('the ends', () => {
  test('a first domino that is not a double has a different number at each end', () => {
    expect(may({ mode, hands: ['6-5 1-0', '6-1 5-2', '4-3'], moves: '0 6-5@0,0E' })).toEqual(
      ['1-6@-1,0E<', '1-6@0,-1N<', '2-5@1,-1N>', '5-2@1,0E>', '5-2@1,0N>', '6-1@0,0N<'].sort(),
    );
  });

  test('only the two ends can be built on', () => {
    const moves = '0 6-6@0,0E; 1 6-4@1,0E>; 2 3-6@-2,0E<';
    const hands = ['6-6 6-5 5-0', '6-4 2-0', '6-3 1-0'];
    expect(may({ mode, hands, moves })).toEqual(['pass']);
  });
});
