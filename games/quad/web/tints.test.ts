/** Every number can be read on every part of its tile, by the formula of WCAG 2.2. */

import { readFileSync } from 'node:fs';
import { TILES } from '@boneyard/web/app/settings';
import { contrast } from '@boneyard/web/testing/colourvision';
import { expect, test } from 'vitest';
import { TINTS } from './tints';

const css = readFileSync(new URL('../../../packages/web/src/table/boards/tiles.css', import.meta.url), 'utf8');

/** The lit, the middle and the shaded part of a tile. */
function bodyOf(tiles: string): string[] {
  const rule = css.slice(css.indexOf(`[data-tiles="${tiles}"] {`)).split('}')[0]!;
  const parts = [...rule.matchAll(/--tile-(?:lit|mid|low): (#\w+);/g)].map(([, colour]) => colour!);
  return parts.map((colour) => (colour === '#fff' ? '#ffffff' : colour));
}

test('black on white has the contrast 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 9);
});
test.each(['ivory', 'wood'] as const)(
  'on %s there is an ink for each number from 0 to 5, and no two are alike',
  (tiles) => {
    expect(new Set(TINTS[tiles]).size).toBe(6);
  },
);
test.each(TILES.map((tiles) => [tiles, tiles === 'contrast' ? 21 : 4.5] as const))(
  'every number can be read on %s, with a contrast of %d',
  (tiles, least) => {
    expect(TINTS[tiles]).toHaveLength(6);
    expect(bodyOf(tiles)).toHaveLength(3);
    for (const tint of TINTS[tiles])
      for (const part of bodyOf(tiles)) expect(contrast(tint, part)).toBeGreaterThanOrEqual(least - 1e-9);
  },
);
