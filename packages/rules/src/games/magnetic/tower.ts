/** Where a tower can be built on: every half that rests must equal the one right below it, and at least one rests. */

import { type Brick, brickIn, type Construction, levelOf, SIDES } from './construction';
import {
  ANY,
  CELLS,
  type Cell,
  cellOf,
  EAST,
  EAST_SIDE,
  NO_SIDE,
  NORTH,
  numberOf,
  type Place,
  placeFrom,
  type Side,
  type Step,
  stepOf,
  WEST_SIDE,
} from './place';

const AROUND: readonly Step[] = [EAST, NORTH, -EAST, -NORTH];
const ALONG: readonly Step[] = [EAST, -EAST];

/** The top of each column while places are sought: one more than its level, above its number. Empty at all other times. */
const tops = new Int16Array(CELLS);

function raise(laid: readonly Brick[]): void {
  // Each brick lies above all that its columns held before.
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

/** Adds what can rest on the top of this column, the other half on a neighbour of the same height or in the air. */
function gather(places: Place[], cell: Cell, steps: readonly Step[], side: Side): void {
  const top = tops[cell]!;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const other = tops[cell + step]!;
    if (other >> 3 > top >> 3) continue;
    const level = other >> 3 === top >> 3;
    // Where both halves rest and any domino may be built on, the place is met from its first cell only.
    if (level && side === NO_SIDE && step < 0) continue;
    places.push(placeFrom(cell, step, top & 7, level ? other & 7 : ANY, side));
  }
}

/** Calls for every half that is the top of its column. */
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

function atEnds({ laid, ends }: Construction, steps: readonly Step[], places: Place[]): void {
  // While the first domino is both ends, its halves say which end is built on.
  if (laid.length === 1)
    onTops(laid, (cell, _, half) => gather(places, cell, steps, half === 0 ? WEST_SIDE : EAST_SIDE));
  else
    for (const [i, side] of SIDES.entries()) onTops([brickIn(ends[i]!)], (cell) => gather(places, cell, steps, side));
}

/** Every place where a domino of the right numbers could be laid, with what its halves must show. */
export function towerPlaces(tower: Construction, parallel: boolean, onlyEnds: boolean): Place[] {
  const { laid } = tower;
  const places: Place[] = [];
  const steps = parallel && laid.length === 1 ? ALONG : AROUND;
  raise(laid);
  if (onlyEnds) atEnds(tower, steps, places);
  else onTops(laid, (cell) => gather(places, cell, steps, NO_SIDE));
  clear(laid);
  return places;
}
