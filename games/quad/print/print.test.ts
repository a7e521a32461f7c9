/** The pictures on the leaflet: real tiles whose corners agree, except where a play is forbidden. */

import { describe, expect, test } from 'vitest';
import { pictures } from '../rules/pictures';
import { readCorners } from '../rules/quads';
import { quad, tilesIn } from './print';

const names = Object.keys(pictures) as (keyof typeof pictures)[];

test('every position of the rules is on the leaflet', () => {
  expect(Object.keys(quad.figures).sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  test('the tiles are in the set, and corners that meet show the same number', () => {
    const crossings = new Map<string, number>();
    for (const { tile, x, y, proposed } of tilesIn(name)) {
      if (tile.kind !== 'corners') continue;
      expect(readCorners(tile.numbers.join(''))).toBeDefined();
      if (proposed) continue;
      for (const [corner, [right, down]] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].entries()) {
        const crossing = `${x + right!} ${y + down!}`;
        expect(crossings.get(crossing) ?? tile.numbers[corner]).toBe(tile.numbers[corner]);
        crossings.set(crossing, tile.numbers[corner]!);
      }
    }
  });
});

test('only the plays that are not allowed have letters', () => {
  const proposed = names.flatMap((name) => tilesIn(name).filter((tile) => tile.proposed));
  expect(proposed.map(({ letter, proposed: how }) => [letter, how])).toEqual([
    ['1', 'refused'],
    ['2', 'refused'],
    ['3', 'refused'],
  ]);
});
