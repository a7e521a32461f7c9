/** Where a staggered chain can be built on: at its two ends, flat on the table or on top, as the turn asks. */

import {
  type Brick,
  brickIn,
  type Construction,
  type End,
  levelOf,
  numberAt,
  openHalf,
  SIDES,
  topOf,
} from './construction';
import { ANY, cellOfHalf, EAST, NORTH, numberOf, type Place, placeFrom, type Side, type Step } from './place';

export const WAYS = ['flat', 'on top'] as const;
export type Way = (typeof WAYS)[number];

export function otherWay(way: Way): Way {
  return way === 'flat' ? 'on top' : 'flat';
}

/** What keeps a domino from lying somewhere, whatever its numbers are. */
export const OBSTACLES = ['inside another', 'under another'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** A domino at an end: where, how high, what it must show, and which of its halves is open then. */
export interface Spot {
  readonly place: Place;
  readonly level: number;
  readonly open: number;
  readonly obstacle: Obstacle | undefined;
  /** A number right above the half that joins, other than the one it joins: then nothing fits. */
  readonly clash: number | undefined;
}

/** Straight on, left and right of the open half. */
function headings(end: End): readonly Step[] {
  const brick = brickIn(end);
  const open = openHalf(end);
  const on = cellOfHalf(brick, open) - cellOfHalf(brick, 1 - open);
  return on === EAST || on === -EAST ? [on, NORTH, -NORTH] : [on, EAST, -EAST];
}

/** Next to an open half on the table, or slid under one that lies higher. What lies right above a half must equal it. */
function flatSpot(laid: readonly Brick[], end: End, side: Side, step: Step): Spot {
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

/** On the open half, the other one over a lower top or on an equal half. */
function topSpot(laid: readonly Brick[], end: End, side: Side, step: Step): Spot {
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

/** Every way to reach the ends, also those that something keeps from being used. */
export function spots({ laid, ends }: Construction, way: Way): Spot[] {
  const found: Spot[] = [];
  const spotAt = way === 'flat' ? flatSpot : topSpot;
  for (let i = 0; i < ends.length; i++)
    for (const step of headings(ends[i]!)) found.push(spotAt(laid, ends[i]!, SIDES[i]!, step));
  return found;
}

/** Every place where a domino of the right numbers could be laid, with what its halves must show. */
export function staggeredPlaces(chain: Construction, way: Way): Place[] {
  const places: Place[] = [];
  for (const { place, obstacle, clash } of spots(chain, way))
    if (obstacle === undefined && clash === undefined) places.push(place);
  return places;
}
