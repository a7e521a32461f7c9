/** The places of the tiles of a set on its sheets, and of their backs on the other side. */

import type { Tile, TileSet } from './game';
import type { Box } from './marks';
import { PAPER_SIZES, type Paper } from './paper';

export interface PlacedTile {
  readonly tile: Tile;
  /** The edges of the cut tile. */
  readonly box: Box;
}

export type Sheet = readonly PlacedTile[];

/** The space above and below the tiles, for cut marks, and below also for a line of text with a ruler. In mm. */
const ABOVE = 12;
const BELOW = 17;

/** The tiles lie without gaps, so that one cut separates two of them, and are centred horizontally. */
export function sheetsOf({ tiles, width, height, columns, rows }: TileSet, paper: Paper): readonly Sheet[] {
  const page = PAPER_SIZES[paper];
  const left = (page.width - columns * width) / 2;
  const tallest = Math.min(rows, Math.ceil(tiles.length / columns)) * height;
  const top = ABOVE + (page.height - ABOVE - BELOW - tallest) / 2;
  const most = columns * rows;
  return Array.from({ length: Math.ceil(tiles.length / most) }, (_, sheet) =>
    tiles.slice(sheet * most, (sheet + 1) * most).map((tile, place) => ({
      tile,
      box: { x: left + (place % columns) * width, y: top + Math.floor(place / columns) * height, width, height },
    })),
  );
}

/** The same place seen from the other side of the paper, turned on its long edge. */
export function turnedOver(box: Box, paper: Paper): Box {
  return { ...box, x: PAPER_SIZES[paper].width - box.x - box.width };
}
