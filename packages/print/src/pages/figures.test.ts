/** The examples on the leaflets are legal, and worth what the texts say: asked of the rules, not of the pictures. */

import { said, setUp } from '@boneyard/rules/games/bead/testing';
import { readCorners } from '@boneyard/rules/games/quad/quads';
import { expect, test } from 'vitest';
import { BEADS, CORNERS, LINE, TOWER } from './figures';

test('in the line every number that touches another equals it', () => {
  const shown = LINE.map(({ tile }) => (tile.kind === 'pips' ? tile.pips.join('-') : ''));
  expect(shown).toEqual(['6-4', '6-6', '6-5', '5-5']);
  // Turned to the right the upper half looks right; turned to the left it looks left.
  expect(LINE.map(({ degrees }) => degrees ?? 0)).toEqual([90, 0, -90, 0]);
});

test('the beads score 9 and 18', () => {
  const shown = BEADS.map(({ tile }) => (tile.kind === 'beads' ? tile.colours.join('-') : ''));
  expect(shown).toEqual(['2-1', '4-3', '1-5', '5-5']);
  const first = setUp({ hands: [['1-5', '5-5'], ['1-1']], square: ['1-2', '3-4'] });
  expect(said(first, 0, '1-5@0,2E')).toMatchObject({ points: 9 });
  const played = setUp({ hands: [['1-5'], ['5-5', '1-1']], square: ['1-2', '3-4'], moves: ['0 1-5@0,2E'] });
  expect(said(played, 1, '5-5@2,0N')).toMatchObject({ points: 18 });
});

test('the square tiles are of the set, and each crossing carries one number', () => {
  const crossings = new Map<string, number>();
  let met = 0;
  for (const { tile, x, y } of CORNERS) {
    if (tile.kind !== 'corners') continue;
    expect(readCorners(tile.numbers.join(''))).toBeDefined();
    met = 0;
    for (const [corner, [right, down]] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].entries()) {
      const crossing = `${x + right!} ${y + down!}`;
      if (crossings.has(crossing)) met++;
      expect(crossings.get(crossing) ?? tile.numbers[corner]).toBe(tile.numbers[corner]);
      crossings.set(crossing, tile.numbers[corner]!);
    }
  }
  // The last one meets three corners, as the text says.
  expect(met).toBe(3);
});

test('in the tower a half rests on an equal one or on nothing', () => {
  const tops = new Map<number, { level: number; number: number }>();
  for (const [level, { x, numbers }] of TOWER.entries()) {
    let rests = 0;
    for (const [half, number] of numbers.entries()) {
      const below = tops.get(x + half);
      if (below?.level === level - 1) {
        expect(below.number).toBe(number);
        rests++;
      }
    }
    expect(level === 0 || rests > 0).toBe(true);
    for (const [half, number] of numbers.entries()) tops.set(x + half, { level, number });
  }
});
