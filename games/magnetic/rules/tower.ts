/** Where a tower can be extended: at least one half must rest on another, and each must equal the half directly below. */

import { type Brick, type BrickConstruction, brickIn, levelOf, SIDES } from './construction';
import {
  ANY,
  CELLS,
  type Cell,
  cellOf,
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

/** Adds places on the top of this column. The other half rests on a neighbour of the same height or is in the air. */
function gather(places: Place[], cell: Cell, steps: readonly GridStep[], side: Side): void {
  const top = tops[cell]!;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const other = tops[cell + step]!;
    if (other >> 3 > top >> 3) continue;
    const level = other >> 3 === top >> 3;
    // If both halves rest and ends are not used, the place would be found from both cells: take it only from the first.
    if (level && side === NO_SIDE && step < 0) continue;
    places.push(placeFrom(cell, step, top & 7, level ? other & 7 : ANY, side));
  }
}

/** Visits every half that is the top of its column. */
function onTops(bricks: readonly Brick[], visit: (cell: Cell, brick: Brick, half: number) => void): void {
  for (let i = 0; i < bricks.length; i++) {
    const brick = bricks[i]!;
    const cell = cellOf(brick);
    const level = levelOf(brick) + 1;
    if (tops[cell]! >> 3 === level) visit(cell, brick, 0);
    const other = cell + stepOf(brick);
    if (tops[other]! >> 3 === level) visit(other, brick, 1);
  }
}

function atEnds({ laid, ends }: BrickConstruction, steps: readonly GridStep[], places: Place[]): void {
  // A single domino is both ends; the half that is built on decides which one.
  if (laid.length === 1)
    onTops(laid, (cell, _, half) => gather(places, cell, steps, half === 0 ? WEST_SIDE : EAST_SIDE));
  else
    for (const [i, side] of SIDES.entries()) onTops([brickIn(ends[i]!)], (cell) => gather(places, cell, steps, side));
}

/** All places where a domino that matches could be laid, with the numbers required there. */
export function towerPlaces(tower: BrickConstruction, parallel: boolean, onlyEnds: boolean): Place[] {
  const { laid } = tower;
  const places: Place[] = [];
  const steps = parallel && laid.length === 1 ? ALONG : AROUND;
  raise(laid);
  if (onlyEnds) atEnds(tower, steps, places);
  else onTops(laid, (cell) => gather(places, cell, steps, NO_SIDE));
  clear(laid);
  return places;
}
