/** Where a tower can be extended: at least one half must rest on another, and each must equal the half directly below. */

import { WITH_PIP } from '@boneyard/rules/families/dominoes';
import { meet, type Tiles } from '@boneyard/rules/families/tiles';
import { columnsOf, heightOf, numberOn } from './columns';
import { type Brick, type BrickConstruction, brickIn, levelOf, SIDES } from './construction';
import {
  ANY,
  cellOfHalf,
  EAST,
  EAST_SIDE,
  type GridStep,
  NO_SIDE,
  NORTH,
  type Place,
  placeFrom,
  type Side,
  WEST_SIDE,
} from './place';

const AROUND: readonly GridStep[] = [EAST, NORTH, -EAST, -NORTH];
const ALONG: readonly GridStep[] = [EAST, -EAST];

/** The places found so far. The list is kept and grows to the longest one. */
const found: Place[] = [];
let count = 0;

/** Adds the places on a half, if it is the top of its column. The other half rests on one of the same height or is in the air. */
function gather(
  columns: Int32Array,
  brick: Brick,
  half: number,
  steps: readonly GridStep[],
  side: Side,
  hand: Tiles,
): void {
  const cell = cellOfHalf(brick, half);
  const column = columns[cell]!;
  const height = heightOf(column);
  const number = numberOn(column);
  if (height !== levelOf(brick) + 1 || !meet(hand, WITH_PIP[number]!)) return;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const other = columns[cell + step]!;
    if (heightOf(other) > height) continue;
    const level = heightOf(other) === height;
    // If both halves rest and ends are not used, the place would be found from both cells: take it only from the first.
    if (level && side === NO_SIDE && step < 0) continue;
    found[count++] = placeFrom(cell, step, number, level ? numberOn(other) : ANY, side);
  }
}

function gatherAtEnds(
  columns: Int32Array,
  { laid, ends }: BrickConstruction,
  steps: readonly GridStep[],
  hand: Tiles,
): void {
  // A single domino is both ends; the half that is built on decides which one.
  const both = laid.length > 1;
  for (const [i, side] of SIDES.entries()) {
    const brick = brickIn(ends[i]!);
    if (both || side === WEST_SIDE) gather(columns, brick, 0, steps, side, hand);
    if (both || side === EAST_SIDE) gather(columns, brick, 1, steps, side, hand);
  }
}

/** All places where a domino of the hand may match, with the numbers required there. */
export function towerPlaces(tower: BrickConstruction, parallel: boolean, onlyEnds: boolean, hand: Tiles): Place[] {
  const { laid } = tower;
  const steps = parallel && laid.length === 1 ? ALONG : AROUND;
  count = 0;
  const columns = columnsOf(laid);
  if (onlyEnds) gatherAtEnds(columns, tower, steps, hand);
  else
    for (let i = 0; i < laid.length; i++) {
      gather(columns, laid[i]!, 0, steps, NO_SIDE, hand);
      gather(columns, laid[i]!, 1, steps, NO_SIDE, hand);
    }
  return found.slice(0, count);
}
