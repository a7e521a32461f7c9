/** Cycles: which runs of colours are cycles, and which colours can follow in the empty cells next to a run. */

import { ALL_PAIRS, COLOURS, type Colour, type Pairs, pairOf } from './beads';
import { type BeadCells, colourAt, isEmpty } from './cells';
import type { Cell, CellStep } from './placement';

/** A set of colours: bit c − 1 for colour c. */
export type ColourSet = number;

const ALL_COLOURS: ColourSet = (1 << COLOURS) - 1;

function bit(colour: Colour): ColourSet {
  return 1 << (colour - 1);
}

/** WITH_FIRST[set]: the pairs whose first half has one of these colours; WITH_SECOND likewise. */
const WITH_FIRST: Pairs[] = [];
const WITH_SECOND: Pairs[] = [];
for (let set = 0; set <= ALL_COLOURS; set++) {
  let byFirst = 0;
  let bySecond = 0;
  for (let one = 1; one <= COLOURS; one++)
    for (let other = 1; other <= COLOURS; other++) {
      if (!(set & bit(one))) continue;
      byFirst |= 1 << pairOf(one, other);
      bySecond |= 1 << pairOf(other, one);
    }
  WITH_FIRST.push(byFirst);
  WITH_SECOND.push(bySecond);
}

export function withHalves(first: ColourSet, second: ColourSet): Pairs {
  return WITH_FIRST[first]! & WITH_SECOND[second]!;
}

/** Is the whole run through this cell a cycle? Until its first colour is repeated, every colour of a cycle is new. */
export function isCycle(cells: BeadCells, cell: Cell, step: CellStep): boolean {
  let start = cell;
  while (!isEmpty(cells, start - step)) start -= step;
  const first = colourAt(cells, start);
  let seen = bit(first);
  let period = 0;
  for (let next = start + step; !isEmpty(cells, next); next += step) {
    const colour = colourAt(cells, next);
    if (period !== 0) {
      if (colour !== colourAt(cells, next - period)) return false;
    } else if (colour === first) period = next - start;
    else if (seen & bit(colour)) return false;
    else seen |= bit(colour);
  }
  return true;
}

/** The colours of an empty cell that would continue the run next to it in one direction. */
function continuing(cells: BeadCells, cell: Cell, step: CellStep): ColourSet {
  const nearest = colourAt(cells, cell + step);
  let seen = bit(nearest);
  let far = cell + step;
  for (let next = far + step; !isEmpty(cells, next); next += step) {
    if (colourAt(cells, next) === nearest) return bit(colourAt(cells, far));
    far = next;
    seen |= bit(colourAt(cells, far));
  }
  return (ALL_COLOURS & ~seen) | bit(colourAt(cells, far));
}

/** The same for two empty cells. If the run lies ahead, the second half of the pair is next to it, otherwise the first. */
function continuingTwice(cells: BeadCells, cell: Cell, step: CellStep, ahead: boolean): Pairs {
  const nearest = colourAt(cells, cell + step);
  let seen = bit(nearest);
  let far = cell + step;
  let fixed = false;
  for (let next = far + step; !isEmpty(cells, next); next += step) {
    fixed = colourAt(cells, next) === nearest;
    if (fixed) break;
    far = next;
    seen |= bit(colourAt(cells, far));
  }
  // The period is far − cell cells, so the same colours follow as after the first occurrence.
  const repeated = colourAt(cells, far);
  const after = far === cell + step ? repeated : colourAt(cells, far - step);
  let pairs = 1 << (ahead ? pairOf(after, repeated) : pairOf(repeated, after));
  if (fixed) return pairs;
  const unseen = ALL_COLOURS & ~seen;
  for (let colour = 1; colour <= COLOURS; colour++)
    if (unseen & bit(colour)) {
      const farther = (unseen & ~bit(colour)) | bit(repeated);
      pairs |= ahead ? withHalves(farther, bit(colour)) : withHalves(bit(colour), farther);
    }
  return pairs;
}

/** The colours that an empty cell may have, considering only the line through it in this direction. */
export function coloursFor(cells: BeadCells, cell: Cell, step: CellStep): ColourSet {
  const before = !isEmpty(cells, cell - step);
  const after = !isEmpty(cells, cell + step);
  if (!before) return after ? continuing(cells, cell, step) : ALL_COLOURS;
  if (!after) return continuing(cells, cell, -step);
  let joining = continuing(cells, cell, step) & continuing(cells, cell, -step);
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (!(joining & bit(colour))) continue;
    cells[cell] = colour;
    if (!isCycle(cells, cell, step)) joining &= ~bit(colour);
  }
  cells[cell] = 0;
  return joining;
}

/** The pairs that two empty cells `step` apart may have, considering only the line through both. */
export function pairsFor(cells: BeadCells, cell: Cell, step: CellStep): Pairs {
  const second = cell + step;
  const before = !isEmpty(cells, cell - step);
  const after = !isEmpty(cells, second + step);
  if (!before) return after ? continuingTwice(cells, second, step, true) : ALL_PAIRS;
  if (!after) return continuingTwice(cells, cell, -step, false);
  let joining = continuingTwice(cells, cell, -step, false) & continuingTwice(cells, second, step, true);
  for (let rest = joining; rest !== 0; rest &= rest - 1) {
    const pair = 31 - Math.clz32(rest & -rest);
    cells[cell] = Math.floor(pair / COLOURS) + 1;
    cells[second] = (pair % COLOURS) + 1;
    if (!isCycle(cells, cell, step)) joining &= ~(1 << pair);
  }
  cells[cell] = 0;
  cells[second] = 0;
  return joining;
}
