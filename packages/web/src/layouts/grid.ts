/** Where the cells of a grid lie on the table. Rules count upwards, screens downwards; the unit is half a domino. */

import type { Size } from '../boards/board';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  /** As it was asked for, or grown in the same shape. */
  readonly room: Size;
  /** What is added to a cell to find its upper left corner. */
  readonly left: number;
  readonly top: number;
}

/** Where a stretch of the grid begins in the room: the first cell in the middle, pushed aside no more than it must be. */
function pushed(least: number, most: number, length: number): number {
  const middle = length / 2 - 0.5;
  return Math.min(Math.max(middle, -least), length - 1 - most);
}

/** A frame that shows all these cells with a margin around them. More cells move the others only when they must. */
export function framed(cells: readonly Spot[], asked: Size, side = 1, margin = 1): Frame {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => -y);
  const [west, east] = [Math.min(0, ...xs) - margin, Math.max(0, ...xs) + margin];
  const [north, south] = [Math.min(0, ...ys) - margin, Math.max(0, ...ys) + margin];
  const [width, height] = [asked.width / side, asked.height / side];
  const scale = Math.max(1, (east - west + 1) / width, (south - north + 1) / height);
  return {
    room: { width: asked.width * scale, height: asked.height * scale },
    left: pushed(west, east, width * scale),
    top: pushed(north, south, height * scale),
  };
}

/** The upper left corner of a cell, in units. */
export function cornerOf({ left, top }: Frame, { x, y }: Spot, side = 1): Spot {
  return { x: (x + left) * side, y: (top - y) * side };
}

/** The cell at a point, in units. */
export function cellUnder({ left, top }: Frame, point: Spot, side = 1): Spot {
  return { x: Math.floor(point.x / side - left), y: Math.ceil(top - point.y / side) };
}
