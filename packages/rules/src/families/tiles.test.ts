import fc from 'fast-check';
import { expect, test } from 'vitest';
import { both, either, has, listOf, meet, next, plus, tilesOf, without } from './tiles';

fc.configureGlobal({ seed: 20261115 });

const someTiles = fc.uniqueArray(fc.nat(127), { maxLength: 40 });

test('a set of tiles behaves like a set', () => {
  fc.assert(
    fc.property(someTiles, someTiles, fc.nat(127), (a, b, tile) => {
      const [one, other] = [tilesOf(a), tilesOf(b)];
      const sorted = (list: number[]) => [...new Set(list)].sort((x, y) => x - y);
      expect(listOf(one)).toEqual(sorted(a));
      expect(has(one, tile)).toBe(a.includes(tile));
      expect(listOf(plus(one, tile))).toEqual(sorted([...a, tile]));
      expect(listOf(without(one, tile))).toEqual(sorted(a.filter((t) => t !== tile)));
      expect(listOf(both(one, other))).toEqual(sorted(a.filter((t) => b.includes(t))));
      expect(listOf(either(one, other))).toEqual(sorted([...a, ...b]));
      expect(meet(one, other)).toBe(a.some((t) => b.includes(t)));
      expect(next(one, other, tile)).toBe(sorted(a.filter((t) => b.includes(t) && t >= tile))[0] ?? -1);
    }),
  );
});
