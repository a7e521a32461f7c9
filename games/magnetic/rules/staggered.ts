/** Where a staggered chain can be extended: at its two ends, flat on the table or on top, depending on the turn. */

import {
  type Brick,
  type BrickConstruction,
  brickIn,
  type ChainEnd,
  levelOf,
  numberAt,
  openHalf,
  SIDES,
  topOf,
} from './construction';
import { ANY, cellOfHalf, EAST, type GridStep, NORTH, numberOf, type Place, placeFrom, type Side } from './place';

export const WAYS = ['flat', 'on top'] as const;
export type BuildWay = (typeof WAYS)[number];

export function otherWay(way: BuildWay): BuildWay {
  return way === 'flat' ? 'on top' : 'flat';
}

/** Obstacles that do not depend on the numbers of the domino. */
export const OBSTACLES = ['inside another', 'under another'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** A possible place at an end: its level, the numbers required there, and the half that is open afterwards. */
export interface ChainSpot {
  readonly place: Place;
  readonly level: number;
  readonly open: number;
  readonly obstacle: Obstacle | undefined;
  /** A number directly above the joining half that differs from the one it joins, so that nothing fits. */
  readonly clash: number | undefined;
}

/** Straight on, and to both sides of the open half. */
function headings(end: ChainEnd): readonly GridStep[] {
  const brick = brickIn(end);
  const open = openHalf(end);
  const on = cellOfHalf(brick, open) - cellOfHalf(brick, 1 - open);
  return on === EAST || on === -EAST ? [on, NORTH, -NORTH] : [on, EAST, -EAST];
}

/** Next to an open half on the table, or under one that lies higher. Halves directly above each other must be equal. */
function flatSpot(laid: readonly Brick[], end: ChainEnd, side: Side, step: GridStep): ChainSpot {
  const brick = brickIn(end);
  const cell = cellOfHalf(brick, openHalf(end));
  const number = numberOf(brick, openHalf(end));
  const joined = levelOf(brick) === 0 ? cell + step : cell;
  const other = joined + step;
  const aboveJoined = numberAt(laid, joined, 1);
  const aboveOther = numberAt(laid, other, 1);
  const taken = numberAt(laid, joined, 0) >= 0 || numberAt(laid, other, 0) >= 0;
  return {
    place: placeFrom(joined, step, number, aboveOther < 0 ? ANY : aboveOther, side),
    level: 0,
    open: step > 0 ? 1 : 0,
    obstacle: taken ? 'inside another' : undefined,
    clash: aboveJoined < 0 || aboveJoined === number ? undefined : aboveJoined,
  };
}

/** On top of the open half; the other half hangs over a lower column or rests on an equal half. */
function topSpot(laid: readonly Brick[], end: ChainEnd, side: Side, step: GridStep): ChainSpot {
  const brick = brickIn(end);
  const cell = cellOfHalf(brick, openHalf(end));
  const level = levelOf(brick);
  const other = topOf(laid, cell + step);
  const covered = topOf(laid, cell) > level || other > level;
  const asksOther = other === level ? numberAt(laid, cell + step, level) : ANY;
  return {
    place: placeFrom(cell, step, numberOf(brick, openHalf(end)), asksOther, side),
    level: level + 1,
    open: step > 0 ? 1 : 0,
    obstacle: covered ? 'under another' : undefined,
    clash: undefined,
  };
}

/** All spots at the ends, including those with an obstacle. */
export function spots({ laid, ends }: BrickConstruction, way: BuildWay): ChainSpot[] {
  const found: ChainSpot[] = [];
  const spotAt = way === 'flat' ? flatSpot : topSpot;
  for (let i = 0; i < ends.length; i++)
    for (const step of headings(ends[i]!)) found.push(spotAt(laid, ends[i]!, SIDES[i]!, step));
  return found;
}

/** All places where a domino that matches could be laid, with the numbers required there. */
export function staggeredPlaces(chain: BrickConstruction, way: BuildWay): Place[] {
  const places: Place[] = [];
  for (const { place, obstacle, clash } of spots(chain, way))
    if (obstacle === undefined && clash === undefined) places.push(place);
  return places;
}
