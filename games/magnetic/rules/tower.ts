/** Where a tower can be extended: at least one half must rest on another, and each must equal the half directly below. */

import { WITH_PIP } from '@boneyard/rules/families/dominoes';
import { meet, type Tiles } from '@boneyard/rules/families/tiles';
import { type Brick, type BrickConstruction, brickIn, levelOf, SIDES } from './construction';
import {
  ANY,
  CELLS,
  cellOf,
  cellOfHalf,
  EAST,
  EAST_SIDE,
  type GridStep,
  NO_SIDE,
  NORTH,
  numberOf,
  type Place,
  placeFrom,
  type Side,
  stepOf,
  WEST_SIDE,
} from './place';

const AROUND: readonly GridStep[] = [EAST, NORTH, -EAST, -NORTH];
const ALONG: readonly GridStep[] = [EAST, -EAST];

/** The top of each column: its level plus one, above three bits for its number. Zero except during a search for places. */
const tops = new Int16Array(CELLS);

function raise(laid: readonly Brick[]): void {
  // Each brick lies above all earlier ones in its columns.
  for (let i = 0; i < laid.length; i++) {
    const brick = laid[i]!;
    const cell = cellOf(brick);
    const level = (levelOf(brick) + 1) << 3;
    tops[cell] = level | numberOf(brick, 0);
    tops[cell + stepOf(brick)] = level | numberOf(brick, 1);
  }
}

function clear(laid: readonly Brick[]): void {
  for (let i = 0; i < laid.length; i++) {
    const cell = cellOf(laid[i]!);
    tops[cell] = 0;
    tops[cell + stepOf(laid[i]!)] = 0;
  }
}

/** The places found so far. The list is kept and grows to the longest one. */
const found: Place[] = [];
let count = 0;

/** Adds the places on a half, if it is the top of its column. The other half rests on one of the same height or is in the air. */
function gather(brick: Brick, half: number, steps: readonly GridStep[], side: Side, hand: Tiles): void {
  const cell = cellOfHalf(brick, half);
  const top = tops[cell]!;
  if (top >> 3 !== levelOf(brick) + 1 || !meet(hand, WITH_PIP[top & 7]!)) return;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const other = tops[cell + step]!;
    if (other >> 3 > top >> 3) continue;
    const level = other >> 3 === top >> 3;
    // If both halves rest and ends are not used, the place would be found from both cells: take it only from the first.
    if (level && side === NO_SIDE && step < 0) continue;
    found[count++] = placeFrom(cell, step, top & 7, level ? other & 7 : ANY, side);
  }
}

function gatherAtEnds({ laid, ends }: BrickConstruction, steps: readonly GridStep[], hand: Tiles): void {
  // A single domino is both ends; the half that is built on decides which one.
  const both = laid.length > 1;
  for (const [i, side] of SIDES.entries()) {
    const brick = brickIn(ends[i]!);
    if (both || side === WEST_SIDE) gather(brick, 0, steps, side, hand);
    if (both || side === EAST_SIDE) gather(brick, 1, steps, side, hand);
  }
}

/** All places where a domino of the hand may match, with the numbers required there. */
export function towerPlaces(tower: BrickConstruction, parallel: boolean, onlyEnds: boolean, hand: Tiles): Place[] {
  const { laid } = tower;
  const steps = parallel && laid.length === 1 ? ALONG : AROUND;
  count = 0;
  raise(laid);
  if (onlyEnds) gatherAtEnds(tower, steps, hand);
  else
    for (let i = 0; i < laid.length; i++) {
      gather(laid[i]!, 0, steps, NO_SIDE, hand);
      gather(laid[i]!, 1, steps, NO_SIDE, hand);
    }
  clear(laid);
  return found.slice(0, count);
}
