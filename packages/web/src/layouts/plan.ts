/** A construction seen from above: where its dominoes lie, how high, which halves hang, and what it rests on. */

import { outline } from '@boneyard/physics/outline';
import {
  type Brick,
  brickIn,
  type Construction,
  levelOf,
  numberAt,
  openHalf,
  placeOf,
  topOf,
} from '@boneyard/rules/games/magnetic/construction';
import { cellOfHalf, NORTH, numberOf, type Place, stepOf, xOf, yOf } from '@boneyard/rules/games/magnetic/place';
import type { Layout, Point, Size } from '../boards/board';
import { type Frame, framed } from './grid';

/** A half of a domino, in the middle of its cell. */
export interface Half extends Point {
  readonly number: number;
  /** Nothing is right below it, and it is not on the table. */
  readonly hangs: boolean;
  /** Nothing lies above it. */
  readonly top: boolean;
}

/** A domino by its middle; turned clockwise in degrees, its western or southern half on the left before. */
export interface Lying extends Point {
  readonly turn: number;
  readonly level: number;
  readonly halves: readonly [Half, Half];
}

export interface Plan extends Layout {
  readonly frame: Frame;
  /** How many times smaller than usual everything is when all of it is shown. */
  readonly shrunk: number;
  /** In the order they were laid. */
  readonly dominoes: readonly Lying[];
  /** The open halves of the western and the eastern end, where the rules have ends. */
  readonly ends: readonly Point[];
  /** Where its weight comes down, and the corners of what it rests on. */
  readonly balance: { readonly centre: Point; readonly support: readonly Point[] } | undefined;
}

/** So many cells around what lies are in sight: a flat domino at an end reaches two farther. */
const AROUND = 2;

/** A point of the grid, whose first cell goes from 0 to 1 both ways, on the screen. */
export function onScreen({ left, top }: Frame, x: number, y: number): Point {
  return { x: x + left, y: top + 1 - y };
}

/** The other way round. */
export function onGrid({ left, top }: Frame, { x, y }: Point): Point {
  return { x: x - left, y: top + 1 - y };
}

function middleOf(place: Place, half: number): Point {
  const cell = cellOfHalf(place, half);
  return { x: xOf(cell) + 0.5, y: yOf(cell) + 0.5 };
}

/** Where a domino lies, or would lie, on a level of a construction. */
export function lyingAt(frame: Frame, laid: readonly Brick[], place: Place, level: number): Lying {
  const half = (index: 0 | 1): Half => {
    const { x, y } = middleOf(place, index);
    const cell = cellOfHalf(place, index);
    return {
      ...onScreen(frame, x, y),
      number: numberOf(place, index),
      hangs: level > 0 && numberAt(laid, cell, level - 1) < 0,
      top: topOf(laid, cell) <= level,
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

function balanceOf(dominoes: readonly Lying[]): Plan['balance'] {
  if (dominoes.length === 0) return undefined;
  const mean = (axis: 'x' | 'y') => dominoes.reduce((sum, lying) => sum + lying[axis], 0) / dominoes.length;
  const corners = dominoes
    .filter(({ level }) => level === 0)
    .flatMap(({ halves }) => halves)
    .flatMap(({ x, y }) => [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => [x + dx, y + dy] as const)));
  return { centre: { x: mean('x'), y: mean('y') }, support: outline(corners).map(([x, y]) => ({ x, y })) };
}

export function layOut({ laid, ends }: Construction, asked: Size): Plan {
  const cells = laid.flatMap((brick) =>
    [0, 1].map((half) => {
      const cell = cellOfHalf(placeOf(brick), half);
      return { x: xOf(cell), y: yOf(cell) };
    }),
  );
  const frame = framed([{ x: 1, y: 0 }, ...cells], asked, 1, AROUND);
  const dominoes = laid.map((brick) => lyingAt(frame, laid, placeOf(brick), levelOf(brick)));
  return {
    room: frame.room,
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
