/** The example on the leaflet is legal. */

import { expect, test } from 'vitest';
import { LINE } from './print';

test('halves that touch in the line show equal numbers', () => {
  const shown = LINE.map(({ tile }) => (tile.kind === 'pips' ? tile.pips.join('-') : ''));
  expect(shown).toEqual(['6-4', '6-6', '6-5', '5-5']);
  // Turned clockwise, the upper half points right; turned anticlockwise, it points left.
  expect(LINE.map(({ degrees }) => degrees ?? 0)).toEqual([90, 0, -90, 0]);
});
