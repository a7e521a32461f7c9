/** Cycles: which runs of colours are cycles, and which colours can follow in the empty cells next to a run. */

import { ALL_PAIRS, COLOURS, type Colour, type Pairs, pairOf } from './beads';
import { type BeadCells, colourAt, isEmpty } from './cells';
import type { Cell, CellStep } from './placement';

/** A set of colours: bit c − 1 for colour c. */
export type ColourSet = number;

export const ALL_COLOURS: ColourSet = (1 << COLOURS) - 1;

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

/**
 * What may follow where a run ends, packed into one number: the colours that are not in it (five bits; none if it repeats
 * already), the colour that comes next if it repeats, and the one after that (three bits each).
 */
type Tail = number;

const REPEATED_AT = 5;
const AFTER_AT = 8;
const TAILS = 1 << 11;

/** The tail of the run that begins next to a cell, in this direction from it. */
function tailOf(cells: BeadCells, cell: Cell, step: CellStep): Tail {
  let far = cell + step;
  const nearest = colourAt(cells, far);
  let unseen = ALL_COLOURS & ~bit(nearest);
  for (let next = far + step; !isEmpty(cells, next); next += step) {
    const colour = colourAt(cells, next);
    if (colour === nearest) {
      unseen = 0;
      break;
    }
    far = next;
    unseen &= ~bit(colour);
  }
  // The period is far − cell cells, so the same colours follow as after the first occurrence.
  const after = far === cell + step ? far : far - step;
  return unseen | (colourAt(cells, far) << REPEATED_AT) | (colourAt(cells, after) << AFTER_AT);
}

/** The colours that would continue a run. */
function continuing(tail: Tail): ColourSet {
  return (tail & ALL_COLOURS) | bit((tail >> REPEATED_AT) & 7);
}

/** By tail: the pairs that would continue a run with their first half next to it, and with their second half next to it. */
const AFTER_RUN = new Int32Array(TAILS);
const BEFORE_RUN = new Int32Array(TAILS);
for (let unseen = 0; unseen <= ALL_COLOURS; unseen++)
  for (let repeated = 1; repeated <= COLOURS; repeated++)
    for (let after = 1; after <= COLOURS; after++) {
      const tail = unseen | (repeated << REPEATED_AT) | (after << AFTER_AT);
      AFTER_RUN[tail] = 1 << pairOf(repeated, after);
      BEFORE_RUN[tail] = 1 << pairOf(after, repeated);
      for (let colour = 1; colour <= COLOURS; colour++)
        if (unseen & bit(colour)) {
          const farther = (unseen & ~bit(colour)) | bit(repeated);
          AFTER_RUN[tail]! |= withHalves(bit(colour), farther);
          BEFORE_RUN[tail]! |= withHalves(farther, bit(colour));
        }
    }

/** The colours that an empty cell may have, considering only the line through it in this direction. */
export function coloursFor(cells: BeadCells, cell: Cell, step: CellStep): ColourSet {
  const before = !isEmpty(cells, cell - step);
  const after = !isEmpty(cells, cell + step);
  if (!before) return after ? continuing(tailOf(cells, cell, step)) : ALL_COLOURS;
  if (!after) return continuing(tailOf(cells, cell, -step));
  let joining = continuing(tailOf(cells, cell, step)) & continuing(tailOf(cells, cell, -step));
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
  if (!before) return after ? BEFORE_RUN[tailOf(cells, second, step)]! : ALL_PAIRS;
  if (!after) return AFTER_RUN[tailOf(cells, cell, -step)]!;
  let joining = AFTER_RUN[tailOf(cells, cell, -step)]! & BEFORE_RUN[tailOf(cells, second, step)]!;
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
