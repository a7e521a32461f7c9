/** The drawing of any tile. */

import type { Tile } from '../game';
import type { Box, PageMark } from '../marks';
import type { Style } from '../spec';
import { beadMarks } from './beads';
import { cornerMarks } from './corners';
import { pipMarks } from './pips';

/** `tinted`: each number of pips has its own colour. */
export function tileMarks(tile: Tile, box: Box, style: Style, tinted: boolean): PageMark[] {
  switch (tile.kind) {
    case 'beads':
      return beadMarks(box, tile.colours, style);
    case 'pips':
      return pipMarks(box, tile.pips, tile.plastic, tinted, style);
    case 'corners':
      return cornerMarks(box, tile.numbers, style);
  }
}
