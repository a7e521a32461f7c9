/** Where square tiles lie on the table, and where more of them can go. A tile is two units wide. */

import {
  type Board,
  type Cell,
  cellOf,
  cornersOf,
  ORIGIN,
  type Spot,
  spotAt,
  xOf,
  yOf,
} from '@boneyard/rules/games/quad/board';
import { ANY, corner, FREE, writeCorners } from '@boneyard/rules/games/quad/quads';
import type { Layout, Point, Size } from '../boards/board';
import { cornerOf, type Frame, framed } from './grid';

export const SIDE = 2;
/** Left free at the bottom of the window for what is said under the lowest tile, in units. */
export const STRIP = 1.4;

export interface LaidTile extends Point {
  readonly cell: Cell;
  /** As they lie, clockwise from the upper left. */
  readonly numbers: string;
}

export interface OpenCell extends Point {
  readonly cell: Cell;
  /** The numbers that the table shows at its corners, clockwise from the upper left; holes where there are none. */
  readonly asks: readonly (number | undefined)[];
}

export interface QuadLayout extends Layout {
  readonly frame: Frame;
  /** How many times smaller than usual everything is when all of it is shown. */
  readonly shrunk: number;
  readonly tiles: readonly LaidTile[];
  readonly places: readonly OpenCell[];
}

const placeOf = (cell: Cell): Point => ({ x: xOf(cell), y: yOf(cell) });

/** A frame in the shape of the window whose lowest strip stays free, however small everything must be. */
function framedAbove(cells: readonly Cell[], asked: Size): Frame {
  const strip = Math.min(STRIP, asked.height / 4);
  const frame = framed(cells.map(placeOf), { width: asked.width, height: asked.height - strip }, SIDE);
  const { width } = frame.room;
  return { ...frame, room: { width, height: (asked.height * width) / asked.width } };
}

/** The numbers that a cell's pattern asks for, clockwise from the upper left. */
export function asksOf(spot: Spot): readonly (number | undefined)[] {
  return [0, 1, 2, 3]
    .map((index) => corner(cornersOf(spot), index))
    .map((asked) => (asked === ANY ? undefined : asked));
}

const cornerIn = (frame: Frame, spot: Spot): Point => cornerOf(frame, placeOf(cellOf(spot)), SIDE);

/** A tile where it lies, or where it would. */
export function tileIn(frame: Frame, spot: Spot): LaidTile {
  return { ...cornerIn(frame, spot), cell: cellOf(spot), numbers: writeCorners(cornersOf(spot)) };
}

/** An empty table takes its first tile in the middle. */
const FIRST: readonly Spot[] = [spotAt(ORIGIN, FREE)];

export function layOut({ laid, open }: Board, asked: Size): QuadLayout {
  const frame = framedAbove(laid.map(cellOf), asked);
  return {
    room: frame.room,
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
