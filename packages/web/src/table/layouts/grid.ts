/** Where the cells of a grid lie on the table. Rules count upwards, screens downwards; the unit is half a domino. */

import type { Extent } from '../boards/board';

export interface CellXY {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  /** As asked for, or enlarged in the same shape. */
  readonly room: Extent;
  /** Added to a cell to get its upper left corner. */
  readonly left: number;
  readonly top: number;
}

/** The offset along one axis that puts these cells in the middle. */
function centred(least: number, most: number, length: number): number {
  return (length - 1 - least - most) / 2;
}

/** A frame that shows all these cells with a margin, in its middle. */
export function framed(cells: readonly CellXY[], asked: Extent, side = 1, margin = 1): Frame {
  const xs = cells.length > 0 ? cells.map(({ x }) => x) : [0];
  const ys = cells.length > 0 ? cells.map(({ y }) => -y) : [0];
  const [west, east] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [north, south] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const [width, height] = [asked.width / side, asked.height / side];
  const scale = Math.max(1, (east - west + 1) / width, (south - north + 1) / height);
  return {
    room: { width: asked.width * scale, height: asked.height * scale },
    left: centred(west, east, width * scale),
    top: centred(north, south, height * scale),
  };
}

/** The upper left corner of a cell, in units. */
export function cornerOf({ left, top }: Frame, { x, y }: CellXY, side = 1): CellXY {
  return { x: (x + left) * side, y: (top - y) * side };
}

/** A corner that stays on its place of the table whatever the frame shows. */
export function fixedIn(frame: Frame, side = 1): CellXY {
  return cornerOf(frame, { x: 0, y: 0 }, side);
}

/** The cell at a point, in units. */
export function cellUnder({ left, top }: Frame, point: CellXY, side = 1): CellXY {
  return { x: Math.floor(point.x / side - left), y: Math.ceil(top - point.y / side) };
}
