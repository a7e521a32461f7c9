/** Where each tile of a set lies on its sheets, and where its back has to lie so that both meet when the paper is turned. */

import type { Box } from './marks';
import { PAPER_SIZES, type Paper } from './paper';
import type { Tile, TileSet } from './sets';

export interface Placed {
  readonly tile: Tile;
  /** As it is cut. */
  readonly box: Box;
}

export type Sheet = readonly Placed[];

/** What stays free above and below the tiles: cut marks, and below them a line of text with a ruler. */
export const ABOVE = 12;
export const BELOW = 17;

/** The tiles lie side by side without gaps, so that one cut parts two of them, and in the middle between left and right. */
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

/** A place as it is seen from the other side of a page that was turned on its long edge. */
export function turnedOver(box: Box, paper: Paper): Box {
  return { ...box, x: PAPER_SIZES[paper].width - box.x - box.width };
}
