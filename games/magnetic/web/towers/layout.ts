/** A construction seen from above: where its dominoes lie, how high, which halves hang, and what it rests on. */

import { outline } from '@boneyard/physics/outline';
import type { BoardLayout, Extent, XY } from '@boneyard/web/table/boards/board';
import { type Frame, fixedIn, framed } from '@boneyard/web/table/layouts/grid';
import {
  type Brick,
  type BrickConstruction,
  brickIn,
  levelOf,
  numberAt,
  openHalf,
  placeOf,
  topOf,
} from '../../rules/construction';
import { type Cell, cellOfHalf, NORTH, numberOf, type Place, stepOf, xOf, yOf } from '../../rules/place';

/** A half of a domino, in the middle of its cell. */
export interface Half extends XY {
  readonly number: number;
  /** There is nothing right below it, and it is not on the table. */
  readonly hangs: boolean;
  /** Nothing lies above it. */
  readonly top: boolean;
  /** How many levels there are up to what is below it: 0 for the table. */
  readonly floor: number;
}

/** A domino around its middle. `turn` is clockwise in degrees; unturned, its western or southern half is on the left. */
export interface TowerDomino extends XY {
  readonly turn: number;
  readonly level: number;
  readonly halves: readonly [Half, Half];
}

export interface TowerLayout extends BoardLayout {
  readonly frame: Frame;
  /** How many times smaller everything is drawn to show the whole room. */
  readonly shrunk: number;
  /** In the order they were laid. */
  readonly dominoes: readonly TowerDomino[];
  /** The open halves at the western and the eastern end, if the rules have ends. */
  readonly ends: readonly XY[];
  /** The centre of mass, and the outline of what the construction rests on. */
  readonly balance: { readonly centre: XY; readonly support: readonly XY[] } | undefined;
}

/** How many cells around the dominoes are shown: a domino laid flat at an end takes two more. */
const AROUND = 2;

/** The first domino. */
const FIRST = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
];

/** From the grid, whose first cell goes from 0 to 1 both ways, to the screen. */
export function onScreen({ left, top }: Frame, x: number, y: number): XY {
  return { x: x + left, y: top + 1 - y };
}

/** From the screen to the grid. */
export function onGrid({ left, top }: Frame, { x, y }: XY): XY {
  return { x: x - left, y: top + 1 - y };
}

function middleOf(place: Place, half: number): XY {
  const cell = cellOfHalf(place, half);
  return { x: xOf(cell) + 0.5, y: yOf(cell) + 0.5 };
}

/** How many levels there are up to the first domino below a half, or to the table. */
function floorUnder(laid: readonly Brick[], cell: Cell, level: number): number {
  let floor = level;
  while (floor > 0 && numberAt(laid, cell, floor - 1) < 0) floor--;
  return floor;
}

/** Where a domino lies, or would lie, on a level of a construction. */
export function lyingAt(frame: Frame, laid: readonly Brick[], place: Place, level: number): TowerDomino {
  const half = (index: 0 | 1): Half => {
    const { x, y } = middleOf(place, index);
    const cell = cellOfHalf(place, index);
    return {
      ...onScreen(frame, x, y),
      number: numberOf(place, index),
      hangs: level > 0 && numberAt(laid, cell, level - 1) < 0,
      top: topOf(laid, cell) <= level,
      floor: floorUnder(laid, cell, level),
    };
  };
  const halves = [half(0), half(1)] as const;
  const [a, b] = halves;
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    turn: stepOf(place) === NORTH ? 270 : 0,
    level,
    halves,
  };
}

function balanceOf(dominoes: readonly TowerDomino[]): TowerLayout['balance'] {
  if (dominoes.length === 0) return undefined;
  const mean = (axis: 'x' | 'y') => dominoes.reduce((sum, lying) => sum + lying[axis], 0) / dominoes.length;
  const corners = dominoes
    .filter(({ level }) => level === 0)
    .flatMap(({ halves }) => halves)
    .flatMap(({ x, y }) => [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => [x + dx, y + dy] as const)));
  return { centre: { x: mean('x'), y: mean('y') }, support: outline(corners).map(([x, y]) => ({ x, y })) };
}

export function layOut({ laid, ends }: BrickConstruction, asked: Extent): TowerLayout {
  const cells = laid.flatMap((brick) =>
    [0, 1].map((half) => {
      const cell = cellOfHalf(placeOf(brick), half);
      return { x: xOf(cell), y: yOf(cell) };
    }),
  );
  const frame = framed(cells.length > 0 ? cells : FIRST, asked, 1, AROUND);
  const dominoes = laid.map((brick) => lyingAt(frame, laid, placeOf(brick), levelOf(brick)));
  return {
    room: frame.room,
    fixed: fixedIn(frame),
    frame,
    shrunk: frame.room.width / asked.width,
    dominoes,
    ends: ends.map((end) => {
      const { x, y } = middleOf(placeOf(brickIn(end)), openHalf(end));
      return onScreen(frame, x, y);
    }),
    balance: balanceOf(dominoes),
  };
}
