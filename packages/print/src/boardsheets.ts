/** How a board of squares is spread over sheets. Each sheet but the first ones is cut at its left and upper line and glued on
 * the strip of its neighbour, so that the squares go on. */

import type { BoardGrid } from './game';
import type { Box } from './marks';
import { type BoardPaper, PAPER_SIZES } from './paper';

/** The strip on which the next sheet is glued, in mm. */
export const STRIP = 7;

/** The space beside the squares, and above and below them, in mm. */
const BESIDE = 12;
const ABOVE = 12;
const BELOW = 17;

export interface BoardSheet {
  /** The squares on this sheet. */
  readonly box: Box;
  /** How many squares are on it. */
  readonly columns: number;
  readonly rows: number;
  /** The numbers of the sheets beside it, counted from 1. */
  readonly left?: number;
  readonly right?: number;
  readonly above?: number;
  readonly below?: number;
  /** Where its upper left square is in the whole board. */
  readonly firstColumn: number;
  readonly firstRow: number;
}

export interface WholeBoard {
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly sheets: readonly BoardSheet[];
}

export function boardSheets({ cell, sheets }: BoardGrid, paper: BoardPaper): WholeBoard {
  const page = PAPER_SIZES[paper];
  const columns = Math.floor((page.width - 2 * BESIDE) / cell);
  const rows = Math.floor((page.height - ABOVE - BELOW) / cell);
  const [width, height] = [columns * cell, rows * cell];
  const box = { x: (page.width - width) / 2, y: ABOVE + (page.height - ABOVE - BELOW - height) / 2, width, height };
  const [across, down] = sheets[paper];
  return {
    columns: across * columns,
    rows: down * rows,
    sheets: Array.from({ length: across * down }, (_, index) => {
      const [column, row] = [index % across, Math.floor(index / across)];
      return {
        box,
        columns,
        rows,
        ...(column > 0 && { left: index }),
        ...(column < across - 1 && { right: index + 2 }),
        ...(row > 0 && { above: index + 1 - across }),
        ...(row < down - 1 && { below: index + 1 + across }),
        firstColumn: column * columns,
        firstRow: row * rows,
      };
    }),
  };
}
