/** The pictures on the leaflet: every domino of the position and every letter is where the record has it. */

import { expect, test } from 'vitest';
import { pictures } from '../rules/pictures';
import { tilesIn } from './print';

test('the starting square and wood–water lie as the caption says', () => {
  const shown = tilesIn(pictures.start).map(({ tile, x, y, degrees = 0 }) => ({
    beads: tile.kind === 'beads' ? tile.colours.join('-') : '',
    at: [x, y, degrees],
  }));
  expect(shown).toEqual([
    // From top to bottom: fire over wood, metal over earth.
    { beads: '2-1', at: [0, -0.5, 0] },
    { beads: '4-3', at: [1, -0.5, 0] },
    // Above them, wood on the left and water on the right.
    { beads: '1-5', at: [0.5, -2, -90] },
  ]);
});

test('the diagram has twelve dominoes, five allowed places and three that are not', () => {
  const tiles = tilesIn(pictures.cases);
  const letters = (how: 'allowed' | 'refused' | undefined) =>
    tiles.filter(({ proposed }) => proposed === how).map(({ letter }) => letter);
  expect(letters(undefined)).toHaveLength(12);
  expect(letters('allowed')).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(letters('refused')).toEqual(['X', 'Y', 'Z']);
});
