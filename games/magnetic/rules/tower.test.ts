/** Building a tower. */

import { describe, expect, test } from 'vitest';
import { levelOf } from './construction';
import { may, mayLay, table } from './testing';

const OTHERS = ['6-6 5-4 1-0', '6-5 6-3 2-0', '6-4 3-3 0-0'];

function levels(moves: string, hands = OTHERS): number[] {
  return table({ hands, moves }).construction.laid.map(levelOf);
}

describe('a domino is laid on top', () => {
  test('with one half on an equal half, and the other sticking out in any direction', () => {
    const here = ['6-5@0,0N', '6-5@1,0E', '6-5@1,0N', '5-6@-1,0E', '5-6@0,-1N', '5-6@1,-1N'].sort();
    expect(mayLay({ hands: OTHERS, moves: '0 6-6@0,0E' }, '6-5')).toEqual(here);
  });

  test('one level above the higher of the two columns', () => {
    expect(levels('0 6-6@0,0E; 1 6-5@0,0N; 2 6-4@0,0E')).toEqual([0, 1, 2]);
  });

  test('and its other half may hang over a lower column with any number', () => {
    // 6-4 lies on the 6 at 0,0, one level above the 6 at 1,0, which its 4 does not touch.
    expect(mayLay({ hands: OTHERS, moves: '0 6-6@0,0E; 1 6-5@0,0N' }, '6-4')).toContain('6-4@0,0E');
  });

  test('as a bridge: if both halves rest, both must match', () => {
    const moves = '0 6-6@0,0E; 1 6-5@0,0N; 2 6-4@1,0N';
    // The 5 at 0,1 and the 4 at 1,1 are both on level 1.
    expect(mayLay({ hands: OTHERS, moves }, '5-4')).toContain('5-4@0,1E');
    expect(mayLay({ hands: OTHERS, moves }, '5-4')).not.toContain('4-5@0,1E');
    expect(levels(`${moves}; 0 5-4@0,1E`)).toEqual([0, 1, 1, 2]);
    expect(mayLay({ hands: ['6-6 5-3 1-0', ...OTHERS.slice(1)], moves }, '5-3')).not.toContain('5-3@0,1E');
  });

  test('on any domino, but not on a covered half', () => {
    const moves = '0 6-6@0,0E; 1 5-6@-1,0E';
    const mine = mayLay({ hands: OTHERS, moves }, '6-4');
    // On the 6 at 1,0 on the table, and on the 6 at 0,0 above it. From 1,0 it cannot go west under the other domino.
    expect(mine).toEqual(['4-6@0,-1N', '4-6@1,-1N', '6-4@0,0E', '6-4@0,0N', '6-4@1,0E', '6-4@1,0N'].sort());
  });

  test('on a half in the air like on any other', () => {
    expect(mayLay({ hands: ['6-6 5-4', '6-5 2-0'], moves: '0 6-6@0,0E; 1 6-5@1,0E' }, '5-4')).toEqual(
      ['4-5@2,-1N', '5-4@2,0E', '5-4@2,0N'].sort(),
    );
  });

  test('and never on the table beside the tower', () => {
    expect(may({ hands: ['6-6 4-4', '6-5'], moves: '0 6-6@0,0E' }).some((move) => move.includes('@2,0E'))).toBe(false);
  });

  test('and a double gives each move only once', () => {
    expect(mayLay({ hands: ['6-6 3-3', '6-3 0-0'], moves: '0 6-6@0,0E; 1 3-6@-1,0E' }, '3-3')).toEqual(
      ['3-3@-1,-1N', '3-3@-1,0N', '3-3@-2,0E'].sort(),
    );
  });
});

describe('the option parallel', () => {
  const options = { parallel: true };

  test('requires the second domino to lie in the direction of the first', () => {
    expect(mayLay({ hands: OTHERS, options, moves: '0 6-6@0,0E' }, '6-5')).toEqual(['5-6@-1,0E', '6-5@1,0E']);
  });

  test('allows the third domino in any direction', () => {
    expect(mayLay({ hands: OTHERS, options, moves: '0 6-6@0,0E; 1 6-5@1,0E' }, '6-4')).toContain('6-4@0,0N');
  });

  test('applies to the second domino of every new tower', () => {
    const moves = '0 6-6@0,0E; 1 6-5@1,0E; 2 6-4@0,0N!; 2 6-6@0,0E';
    expect(may({ hands: ['1-0 6-6 6-2', ...OTHERS.slice(1)], options, moves })).toEqual(['2-6@-1,0E', '6-2@1,0E']);
  });
});

describe('the option ends', () => {
  const options = { ends: true };

  test('treats the first domino as both ends; the half that is built on decides which', () => {
    expect(mayLay({ hands: OTHERS, options, moves: '0 6-6@0,0E' }, '6-5')).toEqual(
      ['5-6@-1,0E<', '5-6@0,-1N<', '5-6@1,-1N>', '6-5@0,0N<', '6-5@1,0E>', '6-5@1,0N>'].sort(),
    );
  });

  test('makes each domino the new end on its side; the other end is still the first domino', () => {
    const mine = mayLay({ hands: OTHERS, options, moves: '0 6-6@0,0E; 1 6-5@1,0E>' }, '6-4');
    expect(mine).toEqual(['4-6@-1,0E<', '4-6@0,-1N<', '4-6@0,0E>', '4-6@1,-1N>', '6-4@0,0N<', '6-4@1,0N>'].sort());
  });

  test('forbids building on a domino that is no longer an end', () => {
    const moves = '0 6-6@0,0E; 1 6-5@1,0N>; 2 6-4@0,0N<; 0 5-4@1,1N>';
    // The 6 at 1,0 is not covered, but 5-4 is now the end on that side.
    expect(mayLay({ hands: OTHERS, options, moves }, '6-3')).toEqual(['3-6@-1,0E<', '3-6@0,-1N<']);
    expect(mayLay({ hands: OTHERS, moves: moves.replaceAll(/[<>]/g, '') }, '6-3')).toContain('6-3@1,0E');
  });

  test('gives two moves for a domino that rests on both ends', () => {
    const moves = '0 6-6@0,0E; 1 6-5@0,0N<; 2 6-4@1,0N>';
    expect(mayLay({ hands: OTHERS, options, moves }, '5-4')).toEqual(
      expect.arrayContaining(['5-4@0,1E<', '5-4@0,1E>']),
    );
  });

  test('allows the other half to rest on any half that matches', () => {
    const hands = ['6-5 5-3 1-0', '6-1 2-1 4-1', '5-2 4-3 4-0'];
    const moves = '0 6-5@0,0E; 1 6-1@0,0N<; 2 5-2@1,0N>; 0 3-5@1,-1N>';
    // The 1 at 0,1 belongs to the western end; the 2 at 1,1 next to it to a domino that is no longer an end.
    expect(mayLay({ hands, options, moves }, '2-1')).toContain('1-2@0,1E<');
    expect(mayLay({ hands, options, moves }, '2-1')).not.toContain('1-2@0,1E>');
    expect(mayLay({ hands, options, moves }, '4-1')).not.toContain('1-4@0,1E<');
  });
});
