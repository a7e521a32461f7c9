/** What is drawn for a tile in its box. */

import type { Box, Mark } from '../marks';
import type { Tile } from '../sets';
import type { Style } from '../spec';
import { beadMarks } from './beads';
import { cornerMarks } from './corners';
import { pipMarks } from './pips';

/** `tinted`: each number of pips in its own ink. */
export function tileMarks(tile: Tile, box: Box, style: Style, tinted: boolean): Mark[] {
  switch (tile.kind) {
    case 'beads':
      return beadMarks(box, tile.colours, style);
    case 'pips':
      return pipMarks(box, tile.pips, tile.plastic, tinted, style);
    case 'corners':
      return cornerMarks(box, tile.numbers, style);
  }
}
