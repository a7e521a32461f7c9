/** Every move has exactly one spelling. */

import { describe, expect, test } from 'vitest';
import { read, write } from './move';

const SPELLINGS = [
  'draw',
  'pass',
  '6-6',
  '6-5@6-6',
  '6-5@0,0E',
  '5-6@-12,3N',
  '6-5@1,0E>',
  '0-0@0,-2N<',
  '6-5@0,0E~12,-40,15',
  '6-5@1,0E>~0,0,-1',
  '6-5@0,0E!',
  '6-5@1,0E<~12,-40,15!',
  '6-5@0,0E~401,0,0',
  '6-5@0,0E~-99999,0,2000',
];

const NO_MOVES = [
  '',
  'Draw',
  '5-6',
  '7-1',
  '6-5@',
  '6-5@7-0',
  '6-5@6-6@6-6',
  '6-5@6-6!',
  '6-5!',
  '6-5@0,0',
  '6-5@0,0W',
  '6-5@00,0E',
  '6-5@-0,0E',
  '6-5@+1,0E',
  '6-5@999,0E',
  '7-1@0,0E',
  '6-5@0,0E<>',
  '6-5@0,0E~0,0,0',
  '6-5@0,0E~0,0,0!',
  '6-5@0,0E~-0,0,1',
  '6-5@0,0E~1,2',
  '6-5@0,0E!~1,2,3',
  '6-5@0,0E~1,2,3>',
  '6-5@0,0E!!',
  'draw!',
  ' 6-5@0,0E',
];

describe('spelling', () => {
  test.each(SPELLINGS)('%s is read and written back', (text) => {
    expect(write(read(text)!)).toBe(text);
  });

  test.each(NO_MOVES)('“%s” is not a move', (text) => {
    expect(read(text)).toBeUndefined();
  });

  test('different texts give different moves', () => {
    const seen = new Set(SPELLINGS.map((text) => JSON.stringify(read(text))));
    expect(seen.size).toBe(SPELLINGS.length);
  });
});
