/** Checks a place in a construction: which numbers a domino meets there, and which rule forbids it. */

import type { Seat } from '@boneyard/rules/game';
import { type BrickConstruction, brickIn, endOn, halfOn, landing, levelOf, numberAt } from './construction';
import {
  ANY,
  cellOfHalf,
  groundOf,
  NO_SIDE,
  NORTH,
  numberOf,
  type Place,
  type Side,
  sideOf,
  stepOf,
  WEST_SIDE,
} from './place';
import type { View } from './position';
import { type BuildWay, type ChainSpot, OBSTACLES, otherWay, spots } from './staggered';

export const PLACE_BREAKS = [
  'in mid-air',
  ...OBSTACLES,
  'across',
  'not at an end',
  'no end named',
  'no ends here',
  'wrong way',
] as const;
export type PlaceBreak = (typeof PLACE_BREAKS)[number] | 'does not match';

export interface PlaceCheck {
  readonly breaks?: PlaceBreak;
  readonly level?: number;
  readonly way?: BuildWay;
  readonly meets?: readonly (number | undefined)[];
  readonly asks?: readonly number[];
}

type Met = readonly (number | undefined)[];

/** The required numbers that the halves do not show. */
function asked(place: Place, meets: Met): number[] {
  return meets.flatMap((number, half) => (number === undefined || number === numberOf(place, half) ? [] : [number]));
}

function matched(place: Place, meets: Met, more: PlaceCheck): PlaceCheck {
  const asks = asked(place, meets);
  return asks.length > 0 ? { ...more, breaks: 'does not match', meets, asks } : { ...more, meets };
}

/** A single domino is both ends; the half on which the other rests decides which one. */
function restsOnEnd(tower: BrickConstruction, place: Place, level: number, side: Side): boolean {
  const brick = brickIn(endOn(tower, side)!);
  if (levelOf(brick) !== level - 1) return false;
  const halves = [0, 1].map((half) => halfOn(brick, cellOfHalf(place, half)));
  if (tower.laid.length > 1) return halves.some((half) => half >= 0);
  return halves.includes(side === WEST_SIDE ? 0 : 1);
}

function placingOnTower({ construction, table }: View, place: Place): PlaceCheck {
  const { laid } = construction;
  const { parallel, ends } = table.options;
  const side = sideOf(place);
  if (ends && side === NO_SIDE) return { breaks: 'no end named' };
  if (!ends && side !== NO_SIDE) return { breaks: 'no ends here' };
  const level = landing(laid, place);
  if (level === 0) return { breaks: 'in mid-air' };
  const meets = [0, 1].map((half) => {
    const number = numberAt(laid, cellOfHalf(place, half), level - 1);
    return number < 0 ? undefined : number;
  });
  if (parallel && laid.length === 1 && stepOf(place) === NORTH) return { breaks: 'across', level, meets };
  if (ends && !restsOnEnd(construction, place, level, side)) return { breaks: 'not at an end', level, meets };
  return matched(place, meets, { level });
}

function spotFor(chain: BrickConstruction, place: Place, way: BuildWay): ChainSpot | undefined {
  return spots(chain, way).find((spot) => groundOf(spot.place) === groundOf(place));
}

function placingOnChain({ construction, ways }: View, seat: Seat, place: Place): PlaceCheck {
  if (sideOf(place) === NO_SIDE) return { breaks: 'no end named' };
  const way = ways[seat]!;
  const spot = spotFor(construction, place, way);
  if (!spot) {
    const other = spotFor(construction, place, otherWay(way));
    return other ? { breaks: 'wrong way', level: other.level, way } : { breaks: 'not at an end', way };
  }
  const { level, obstacle, clash } = spot;
  if (obstacle) return { breaks: obstacle, level, way };
  const meets = [0, 1].map((half) => {
    const number = numberOf(spot.place, half);
    return number === ANY ? undefined : number;
  });
  if (clash !== undefined) return { breaks: 'does not match', level, way, meets, asks: [clash] };
  return matched(place, meets, { level, way });
}

export function checkPlace(view: View, seat: Seat, place: Place): PlaceCheck {
  return view.table.options.mode === 'tower' ? placingOnTower(view, place) : placingOnChain(view, seat, place);
}
