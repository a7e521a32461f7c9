/** The tiles: which there are, how their numbers stand, what fits where. */

import { describe, expect, test } from 'vitest';
import { has, listOf } from '../../families/tiles';
import {
  ANY,
  corner,
  FREE,
  FULL_SET,
  fits,
  isFourfold,
  printed,
  quadLying,
  readCorners,
  readQuad,
  total,
  weight,
  writeQuad,
} from './quads';

const ALL = Array.from({ length: FULL_SET }, (_, quad) => quad);

describe('the sets', () => {
  test('the full set has 125 tiles that sum to 1249', () => {
    expect(new Set(ALL.map(writeQuad)).size).toBe(125);
    expect(ALL.reduce((sum, quad) => sum + total(quad), 0)).toBe(1249);
  });

  test('the small set is the 70 tiles without a 5, which sum to 560', () => {
    const small = ALL.filter((quad) => !writeQuad(quad).includes('5'));
    expect(small).toEqual(Array.from({ length: 70 }, (_, quad) => quad));
    expect(small.reduce((sum, quad) => sum + total(quad), 0)).toBe(560);
  });

  test('0-2-4-5 is the one combination that is missing', () => {
    expect(readCorners('0245')).toBeUndefined();
    expect(readCorners('0542')).toBeUndefined();
    const combinations = new Set(ALL.map((quad) => [...writeQuad(quad)].sort().join('')));
    for (let n = 0; n < 6 ** 4; n++) {
      const numbers = [...n.toString(6).padStart(4, '0')].sort().join('');
      expect(combinations.has(numbers)).toBe(numbers !== '0245');
    }
  });
});

describe('how the numbers stand', () => {
  test('they rise clockwise', () => {
    for (const name of ['0123', '0011', '0012', '0122', '1112', '4444', '3455'])
      expect(readQuad(name), name).toBeDefined();
    expect(readQuad('0132')).toBeUndefined();
  });

  test('with the two middle numbers equal and both others different they fall', () => {
    expect(readQuad('0311')).toBeDefined();
    expect(readQuad('0113')).toBeUndefined();
    expect(readQuad('2433')).toBeDefined();
    expect(readQuad('2334')).toBeUndefined();
  });

  test('two equal numbers at the low or the high end do not turn them round', () => {
    expect(readQuad('0023')).toBeDefined();
    expect(readQuad('0233')).toBeDefined();
  });

  test('a tile is called by the least of its four rotations, and by no other', () => {
    for (const quad of ALL) {
      const name = writeQuad(quad);
      const turns = [0, 1, 2, 3].map((turn) => name.slice(turn) + name.slice(0, turn));
      expect([...turns].sort()[0]).toBe(name);
      for (const turned of new Set(turns)) expect(readQuad(turned)).toBe(turned === name ? quad : undefined);
    }
  });

  test('four equal numbers lie in one way, all other tiles in four', () => {
    for (const quad of ALL) {
      const ways = fits(FREE).ways.filter((way) => way >> 12 === quad);
      expect(ways.length).toBe(isFourfold(quad) ? 1 : 4);
    }
  });
});

describe('who goes first', () => {
  const falls = (names: string) => names.split(' ').map((name) => weight(readQuad(name)!));

  test('quads from the highest down, then the greatest total, then the numbers from the highest down', () => {
    const order = falls('5555 4444 3333 2222 1111 0000 4555 3555 4455 2555 3455 4445');
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(weight(readQuad('2555')!)).toBeGreaterThan(weight(readQuad('3455')!));
  });

  test('no two tiles are equal', () => {
    expect(new Set(ALL.map(weight)).size).toBe(125);
  });
});

describe('what fits a pattern', () => {
  test('the index of patterns holds just what trying every tile in every rotation finds', () => {
    for (let pattern = 0; pattern <= FREE; pattern++) {
      const asked = [0, 1, 2, 3].map((index) => corner(pattern, index));
      if (asked.includes(6)) continue;
      const expected = new Set<number>();
      for (const quad of ALL) {
        const name = writeQuad(quad);
        for (let turn = 0; turn < 4; turn++) {
          const lies = name.slice(turn) + name.slice(0, turn);
          if (asked.every((number, index) => number === ANY || number === Number(lies[index])))
            expected.add(Number.parseInt(lies, 8));
        }
      }
      const { quads, ways } = fits(pattern);
      expect(new Set(ways.map((way) => way & FREE))).toEqual(expected);
      expect(ways.length).toBe(expected.size);
      expect(ways.every((way) => quadLying(way & FREE) === way >> 12 && has(quads, way >> 12))).toBe(true);
      expect(listOf(quads)).toEqual([...new Set(ways.map((way) => way >> 12))].sort((a, b) => a - b));
    }
  });

  test('a printed tile fits itself', () => {
    for (const quad of ALL) expect(listOf(fits(printed(quad)).quads)).toEqual([quad]);
  });
});
