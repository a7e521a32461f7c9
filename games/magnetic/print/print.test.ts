/** The pictures on the leaflet are legal. */

import { expect, test } from 'vitest';
import { bricksIn, LINE, type SeenBrick } from './print';

/** The number of the half at this place and level. */
function numberAt(bricks: readonly SeenBrick[], x: number, level: number): number | undefined {
  for (const brick of bricks)
    if (brick.level === level && (brick.x === x || brick.x === x - 1)) return brick.numbers[x - brick.x];
  return undefined;
}

test.each(['tower', 'under'] as const)('in %s each half lies on an equal half or on nothing', (name) => {
  const bricks = bricksIn(name);
  for (const { x, level, numbers } of bricks) {
    if (level === 0) continue;
    const below = numbers.map((_, half) => numberAt(bricks, x + half, level - 1));
    expect(below.some((number) => number !== undefined)).toBe(true);
    for (const [half, number] of below.entries()) expect(number ?? numbers[half]).toBe(numbers[half]);
  }
});

test('the tower and the chain are those that their captions describe', () => {
  const seen = (name: 'tower' | 'under') =>
    bricksIn(name).map(({ x, level, numbers }) => `${numbers.join('-')} at ${x}, ${level}`);
  expect(seen('tower')).toEqual(['6-6 at 0, 0', '6-4 at 1, 1', '5-6 at 0, 2', '6-2 at 1, 3']);
  expect(seen('under')).toEqual([
    '6-6 at 0, 0',
    '6-4 at 2, 0',
    '2-6 at -1, 1',
    '4-1 at 3, 1',
    '0-2 at -2, 0',
    '1-3 at 4, 0',
  ]);
});

test('halves that touch in the line show equal numbers', () => {
  const shown = LINE.map(({ tile }) => (tile.kind === 'pips' ? tile.pips.join('-') : ''));
  expect(shown).toEqual(['5-2', '5-5', '5-4']);
  // Turned clockwise, the upper half points right; turned anticlockwise, it points left.
  expect(LINE.map(({ degrees }) => degrees ?? 0)).toEqual([90, 0, -90]);
});
