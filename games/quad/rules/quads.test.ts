/** The tiles: the sets, the order of their numbers, and which of them fit a pattern. */

import { listOf, tilesOf } from '@boneyard/rules/families/tiles';
import { describe, expect, test } from 'vitest';
import { cornersOf, ORIGIN, spotAt } from './board';
import { placements } from './moves';
import {
  ANY,
  corner,
  FREE,
  FULL_SET,
  fitting,
  isFourfold,
  printed,
  quadLying,
  readCorners,
  readQuad,
  rotations,
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

  test('0-2-4-5 is the only combination that is missing', () => {
    expect(readCorners('0245')).toBeUndefined();
    expect(readCorners('0542')).toBeUndefined();
    const combinations = new Set(ALL.map((quad) => [...writeQuad(quad)].sort().join('')));
    for (let n = 0; n < 6 ** 4; n++) {
      const numbers = [...n.toString(6).padStart(4, '0')].sort().join('');
      expect(combinations.has(numbers)).toBe(numbers !== '0245');
    }
  });
});

describe('the numbers of a tile', () => {
  test('ascend clockwise', () => {
    for (const name of ['0123', '0011', '0012', '0122', '1112', '4444', '3455'])
      expect(readQuad(name), name).toBeDefined();
    expect(readQuad('0132')).toBeUndefined();
  });

  test('ascend anticlockwise if only the two middle numbers are equal', () => {
    expect(readQuad('0311')).toBeDefined();
    expect(readQuad('0113')).toBeUndefined();
    expect(readQuad('2433')).toBeDefined();
    expect(readQuad('2334')).toBeUndefined();
  });

  test('ascend clockwise if the two lowest or the two highest are equal', () => {
    expect(readQuad('0023')).toBeDefined();
    expect(readQuad('0233')).toBeDefined();
  });

  test('in the least of the four rotations are its only name', () => {
    for (const quad of ALL) {
      const name = writeQuad(quad);
      const turns = [0, 1, 2, 3].map((turn) => name.slice(turn) + name.slice(0, turn));
      expect([...turns].sort()[0]).toBe(name);
      for (const turned of new Set(turns)) expect(readQuad(turned)).toBe(turned === name ? quad : undefined);
    }
  });

  test('have four different rotations, or one if all are equal', () => {
    for (const quad of ALL) {
      expect(new Set(rotations(quad)).size).toBe(isFourfold(quad) ? 1 : 4);
      expect(rotations(quad)).toHaveLength(isFourfold(quad) ? 1 : 4);
    }
  });
});

describe('the rank of a tile in the opening', () => {
  const falls = (names: string) => names.split(' ').map((name) => weight(readQuad(name)!));

  test('quads from the highest down, then the greatest total, then the numbers from the highest down', () => {
    const order = falls('5555 4444 3333 2222 1111 0000 4555 3555 4455 2555 3455 4445');
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(weight(readQuad('2555')!)).toBeGreaterThan(weight(readQuad('3455')!));
  });

  test('is different for every tile', () => {
    expect(new Set(ALL.map(weight)).size).toBe(125);
  });
});

describe('the tiles that fit a pattern', () => {
  test('are the same as found by trying every tile in every rotation', () => {
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
      const ways = placements({ laid: [], open: [spotAt(ORIGIN, pattern)], waiting: [] }, tilesOf(ALL)).map(cornersOf);
      expect(new Set(ways)).toEqual(expected);
      expect(ways.length).toBe(expected.size);
      expect(listOf(fitting(pattern))).toEqual([...new Set(ways.map(quadLying))].sort((a, b) => a - b));
    }
  });

  test('include a tile with exactly these numbers', () => {
    for (const quad of ALL) expect(listOf(fitting(printed(quad)))).toEqual([quad]);
  });
});
