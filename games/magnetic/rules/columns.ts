/** The columns of a construction: how high each is, how many halves it has, and the number on top. */

import { type Brick, levelOf } from './construction';
import { CELLS, type Cell, cellOf, numberOf, SET, stepOf } from './place';

/** The height of the top half above the table, the halves in the column, and the number on top, packed; 0 if it is empty. */
export type Column = number;

const SIZE_AT = 3;
const HEIGHT_AT = 8;
const MOST = 31;

export function heightOf(column: Column): number {
  return column >> HEIGHT_AT;
}

export function sizeOf(column: Column): number {
  return (column >> SIZE_AT) & MOST;
}

export function numberOn(column: Column): number {
  return column & 7;
}

const columns = new Int32Array(CELLS);
/** The bricks of these columns, and what the two columns of each were before it was laid. */
const shown = new Int32Array(SET);
const undone = new Int32Array(2 * SET);
let amount = 0;
let latest: readonly Brick[] = [];

/** The column with one more half, which is not always the new top: a staggered chain may pass under itself. */
function raised(column: Column, level: number, number: number): Column {
  const size = (sizeOf(column) + 1) << SIZE_AT;
  return level < heightOf(column) ? (column & ~(MOST << SIZE_AT)) | size : ((level + 1) << HEIGHT_AT) | size | number;
}

/**
 * The columns of a construction, by cell. All calls share one array, so it is valid only until the next call. In search each
 * construction follows from the one before, so little has to be built or taken down.
 */
export function columnsOf(laid: readonly Brick[]): Int32Array {
  if (laid === latest) return columns;
  latest = laid;
  let same = 0;
  while (same < amount && same < laid.length && shown[same] === laid[same]) same++;
  for (; amount > same; amount--) {
    const cell: Cell = cellOf(shown[amount - 1]!);
    columns[cell] = undone[2 * amount - 2]!;
    columns[cell + stepOf(shown[amount - 1]!)] = undone[2 * amount - 1]!;
  }
  for (; amount < laid.length; amount++) {
    const brick = laid[amount]!;
    const first: Cell = cellOf(brick);
    const second = first + stepOf(brick);
    shown[amount] = brick;
    undone[2 * amount] = columns[first]!;
    undone[2 * amount + 1] = columns[second]!;
    columns[first] = raised(columns[first]!, levelOf(brick), numberOf(brick, 0));
    columns[second] = raised(columns[second]!, levelOf(brick), numberOf(brick, 1));
  }
  return columns;
}
