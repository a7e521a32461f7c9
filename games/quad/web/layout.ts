/** Where square tiles lie on the table, and where the next ones can go. A tile is two units wide. */

import type { BoardLayout, Extent, XY } from '@boneyard/web/table/boards/board';
import { cornerOf, type Frame, fixedIn, framed } from '@boneyard/web/table/layouts/grid';
import { type Cell, cellOf, cornersOf, ORIGIN, type QuadBoard, type QuadSpot, spotAt, xOf, yOf } from '../rules/board';
import { ANY, corner, FREE, writeCorners } from '../rules/quads';

export const SIDE = 2;
/** Free space at the bottom of the window for a label under the lowest tile, in units. */
export const STRIP = 1.4;

export interface LaidQuadTile extends XY {
  readonly cell: Cell;
  /** As they lie, clockwise from the upper left. */
  readonly numbers: string;
}

export interface OpenCell extends XY {
  readonly cell: Cell;
  /** The numbers that its corners must match, clockwise from the upper left; undefined where any number fits. */
  readonly asks: readonly (number | undefined)[];
}

export interface QuadLayout extends BoardLayout {
  readonly frame: Frame;
  /** How many times smaller everything is drawn to show the whole room. */
  readonly shrunk: number;
  readonly tiles: readonly LaidQuadTile[];
  readonly places: readonly OpenCell[];
}

/** Whether something drawn over the board hides a part of one of these cells. */
export function covers(box: XY & Extent, cells: readonly XY[]): boolean {
  return cells.some(
    ({ x, y }) => box.x < x + SIDE && x < box.x + box.width && box.y < y + SIDE && y < box.y + box.height,
  );
}

const placeOf = (cell: Cell): XY => ({ x: xOf(cell), y: yOf(cell) });

/** A frame in the shape of the window whose lowest strip stays free at any scale. */
function framedAbove(cells: readonly Cell[], asked: Extent): Frame {
  const strip = Math.min(STRIP, asked.height / 4);
  const frame = framed(cells.map(placeOf), { width: asked.width, height: asked.height - strip }, SIDE);
  const { width } = frame.room;
  return { ...frame, room: { width, height: (asked.height * width) / asked.width } };
}

/** The numbers that the corners of a cell must match, clockwise from the upper left. */
export function asksOf(spot: QuadSpot): readonly (number | undefined)[] {
  return [0, 1, 2, 3]
    .map((index) => corner(cornersOf(spot), index))
    .map((asked) => (asked === ANY ? undefined : asked));
}

const cornerIn = (frame: Frame, spot: QuadSpot): XY => cornerOf(frame, placeOf(cellOf(spot)), SIDE);

/** A tile where it lies or would lie. */
export function tileIn(frame: Frame, spot: QuadSpot): LaidQuadTile {
  return { ...cornerIn(frame, spot), cell: cellOf(spot), numbers: writeCorners(cornersOf(spot)) };
}

/** An empty table takes its first tile in the middle. */
const FIRST: readonly QuadSpot[] = [spotAt(ORIGIN, FREE)];

export function layOut({ laid, open }: QuadBoard, asked: Extent): QuadLayout {
  const frame = framedAbove(laid.map(cellOf), asked);
  return {
    room: frame.room,
    fixed: fixedIn(frame, SIDE),
    frame,
    shrunk: frame.room.width / asked.width,
    tiles: laid.map((spot) => tileIn(frame, spot)),
    places: (laid.length === 0 ? FIRST : open).map((spot) => ({
      ...cornerIn(frame, spot),
      cell: cellOf(spot),
      asks: asksOf(spot),
    })),
  };
}
