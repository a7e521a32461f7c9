/** Which rule a move breaks, and which numbers a legal move meets and what it removes from the hand. */

import { describe, expect, test } from 'vitest';
import { MAGNETIC_BREAKS } from './explain';
import { magnetic } from './magnetic';
import { explained, type Setting, table } from './testing';

const hands = ['6-6 5-4 1-0', '6-5 6-3 2-0', '6-4 5-5 0-0'];
const TOWER: Setting = { hands, moves: '0 6-6@0,0E' };
const ALONG: Setting = { ...TOWER, options: { parallel: true } };
const ENDS: Setting = { ...TOWER, options: { ends: true } };
const REAL: Setting = { ...TOWER, options: { hands: 'real' } };
const FLAT: Setting = { mode: 'flat', hands, moves: '0 6-6' };
const CHAIN: Setting = { mode: 'staggered', hands, moves: '0 6-6@0,0E' };
const INSIDE: Setting = {
  mode: 'staggered',
  hands: ['6-6 5-3 1-0 2-1', '6-3 5-0 4-4'],
  moves: '0 6-6@0,0E; 1 3-6@-2,0E<; 0 5-3@-2,-1N<; 1 5-0@-2,-1E<',
};
const UNDER: Setting = {
  mode: 'staggered',
  hands: ['6-6 4-3 1-0', '6-3 4-2 5-0', '6-0 2-1 5-5'],
  moves: '0 6-6@0,0E; 1 3-6@-1,0E<; 2 6-0@2,0E>; 0 3-4@-1,0N<; 1 4-2@-1,1E<',
};
const CLASH: Setting = {
  mode: 'staggered',
  hands: ['6-6 4-3 5-0', '6-4 3-0 1-0', '6-2 4-2 1-1'],
  moves: '0 6-6@0,0E; 1 4-6@0,-1N<; 2 2-6@1,-2N>; 0 3-4@0,-2N<; 1 0-3@0,-3N<; 2 4-2@1,-3N>',
};
const STUCK = { hands: ['6-6 1-0', '5-0'], moves: '0 6-6@0,0E' };

const BROKEN: readonly (readonly [string, string, Setting])[] = [
  ['not to act', '0 5-4@0,0N', TOWER],
  ['not to act', '0 6-6@0,0E', { hands: ['6-6', '6-5'], moves: '0 6-6@0,0E' }],
  ['not in hand', '1 6-6@0,0N', TOWER],
  ['other mode', '1 6-5@6-6', TOWER],
  ['other mode', '1 6-5@1,0E', FLAT],
  ['other mode', '1 6-5@1,0E~1,2,3!', FLAT],
  ['must lead with another', '0 5-4@0,0E', { hands }],
  ['must lead with another', '0 5-4', { mode: 'flat', hands }],
  ['must lead in the middle', '0 6-6@1,0E', { hands }],
  ['must lead in the middle', '0 6-6@0,0N', { hands }],
  ['must lead in the middle', '0 6-6@0,0E<', { hands, options: { ends: true } }],
  ['must lead in the middle', '0 4-5@0,0E', { hands: ['5-4', '1-0'] }],
  ['nothing to join', '0 6-6@6-5', { mode: 'flat', hands }],
  ['anchor not laid', '1 6-5@5-4', FLAT],
  ['anchor not laid', '1 6-5', FLAT],
  ['anchor closed', '0 5-4@6-6', { ...FLAT, moves: '0 6-6; 1 6-5@6-6; 2 6-4@6-6' }],
  ['does not match', '1 2-0@6-6', FLAT],
  ['does not match', '1 2-0@1,0E', TOWER],
  ['does not match', '1 5-6@1,0E', TOWER],
  ['does not match', '1 2-0@1,0E>', CHAIN],
  ['does not match', '0 0-5@1,-3E<', CLASH],
  ['in mid-air', '1 6-5@2,0E', TOWER],
  ['in mid-air', '1 6-5@30,-30E', TOWER],
  ['inside another', '0 0-1@-1,-1N<', INSIDE],
  ['under another', '2 1-2@0,0N<', UNDER],
  ['across', '1 6-5@0,0N', ALONG],
  ['not at an end', '1 6-3@1,0E>', { ...ENDS, moves: '0 6-6@0,0E; 1 6-5@1,0N>; 2 6-4@0,0N<; 0 5-4@1,1N>' }],
  ['not at an end', '1 6-5@1,0E<', ENDS],
  ['not at an end', '1 6-5@4,0E>', CHAIN],
  ['not at an end', '1 6-5@1,0E<', CHAIN],
  ['no end named', '1 6-5@1,0E', ENDS],
  ['no end named', '1 6-5@1,0E', CHAIN],
  ['no ends here', '1 6-5@1,0E>', TOWER],
  ['wrong way', '1 6-5@2,0E>', CHAIN],
  ['wrong way', '1 6-5@1,0E>', { mode: 'staggered', hands: hands.slice(0, 2), moves: '0 6-6@0,0E' }],
  ['steady hands', '1 6-5@1,0E~1,0,0', TOWER],
  ['too far off', '1 6-5@1,0E~401,0,0', REAL],
  ['too far off', '1 6-5@1,0E~0,-401,0', REAL],
  ['too far off', '1 6-5@1,0E~0,0,201!', REAL],
  ['cannot fall', '0 6-6@0,0E!', { hands }],
  ['able to play', '1 draw', { ...TOWER, stock: '3-3' }],
  ['able to play', '1 pass', TOWER],
  ['able to play', '0 pass', { hands }],
  ['must draw', '1 pass', { ...STUCK, stock: '3-3' }],
  ['stock empty', '1 draw', STUCK],
];

describe('an illegal move', () => {
  test.each(BROKEN)('%s: %s', (breaks, entry, setting) => {
    const { breaks: found, points, sheds } = explained(setting, entry);
    expect({ found, points, sheds }).toEqual({ found: breaks, points: 0, sheds: 0 });
  });

  test('can break each of the rules', () => {
    expect(new Set(BROKEN.map(([breaks]) => breaks))).toEqual(new Set(MAGNETIC_BREAKS));
  });

  test('is not explained to a viewer who does not see the hand', () => {
    const view = magnetic.view(table(TOWER), 0);
    expect(magnetic.explain(view, 1, magnetic.read('6-5@1,0E')!).breaks).toBe('not to act');
  });

  test('that does not match lists the required numbers', () => {
    expect(explained(FLAT, '1 2-0@6-6').asks).toEqual([6]);
    expect(explained(TOWER, '1 5-6@1,0E')).toMatchObject({ meets: [6, undefined], asks: [6], level: 1 });
    expect(explained(CLASH, '0 0-5@1,-3E<')).toMatchObject({ meets: [0, undefined], asks: [4] });
  });
});

describe('a legal move', () => {
  test('on a line has the number it meets, and removes its pips from the hand', () => {
    expect(explained(FLAT, '1 6-5@6-6')).toEqual({ points: 0, sheds: 11, meets: [6] });
  });

  test('in a tower has the level, and the numbers that its halves rest on', () => {
    expect(explained(TOWER, '1 5-6@0,-1N')).toEqual({ points: 0, sheds: 11, level: 1, meets: [undefined, 6] });
  });

  test('in a staggered chain also has the way', () => {
    expect(explained(CHAIN, '1 6-5@1,0E>')).toMatchObject({ level: 1, way: 'on top', meets: [6, undefined] });
  });

  test('with count: tiles removes one from the hand', () => {
    expect(explained({ ...TOWER, options: { count: 'tiles' } }, '1 6-5@1,0E').sheds).toBe(1);
  });

  test('with a fall adds the whole construction to the hand', () => {
    expect(explained(TOWER, '1 6-5@1,0E!').sheds).toBe(-12);
  });

  test('may have a release within the limits, also for the first domino', () => {
    for (const text of ['1 6-5@1,0E~400,-400,200', '1 6-5@1,0E~0,0,-200!'])
      expect(explained(REAL, text).breaks).toBeUndefined();
    expect(explained({ hands, options: { hands: 'real' } }, '0 6-6@0,0E~1,2,3').breaks).toBeUndefined();
  });

  test('that draws or passes removes nothing', () => {
    expect(explained({ ...STUCK, stock: '3-3' }, '1 draw')).toEqual({ points: 0, sheds: 0 });
    expect(explained(STUCK, '1 pass')).toEqual({ points: 0, sheds: 0 });
  });
});
