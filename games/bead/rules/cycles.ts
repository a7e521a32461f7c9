/** Cycles: which runs of colours are cycles, and which colours can follow in the empty cells next to a run. */

import { ALL_PAIRS, COLOURS, type Colour, type Pairs, pairOf } from './beads';
import { type BeadBoard, colourAt, isEmpty } from './board';
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
export function isCycle(board: BeadBoard, cell: Cell, step: CellStep): boolean {
  let start = cell;
  while (!isEmpty(board, start - step)) start -= step;
  const first = colourAt(board, start);
  let seen = bit(first);
  let period = 0;
  for (let next = start + step; !isEmpty(board, next); next += step) {
    const colour = colourAt(board, next);
    if (period !== 0) {
      if (colour !== colourAt(board, next - period)) return false;
    } else if (colour === first) period = next - start;
    else if (seen & bit(colour)) return false;
    else seen |= bit(colour);
  }
  return true;
}

/** The colours of an empty cell that would continue the run next to it in one direction. */
function continuing(board: BeadBoard, cell: Cell, step: CellStep): ColourSet {
  const nearest = colourAt(board, cell + step);
  let seen = bit(nearest);
  let far = cell + step;
  for (let next = far + step; !isEmpty(board, next); next += step) {
    if (colourAt(board, next) === nearest) return bit(colourAt(board, far));
    far = next;
    seen |= bit(colourAt(board, far));
  }
  return (ALL_COLOURS & ~seen) | bit(colourAt(board, far));
}

/** The same for two empty cells. If the run lies ahead, the second half of the pair is next to it, otherwise the first. */
function continuingTwice(board: BeadBoard, cell: Cell, step: CellStep, ahead: boolean): Pairs {
  const nearest = colourAt(board, cell + step);
  let seen = bit(nearest);
  let far = cell + step;
  let fixed = false;
  for (let next = far + step; !isEmpty(board, next); next += step) {
    fixed = colourAt(board, next) === nearest;
    if (fixed) break;
    far = next;
    seen |= bit(colourAt(board, far));
  }
  // The period is far − cell cells, so the same colours follow as after the first occurrence.
  const repeated = colourAt(board, far);
  const after = far === cell + step ? repeated : colourAt(board, far - step);
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
export function coloursFor(board: BeadBoard, cell: Cell, step: CellStep): ColourSet {
  const before = !isEmpty(board, cell - step);
  const after = !isEmpty(board, cell + step);
  if (!before) return after ? continuing(board, cell, step) : ALL_COLOURS;
  if (!after) return continuing(board, cell, -step);
  let joining = continuing(board, cell, step) & continuing(board, cell, -step);
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (!(joining & bit(colour))) continue;
    board[cell] = colour;
    if (!isCycle(board, cell, step)) joining &= ~bit(colour);
  }
  board[cell] = 0;
  return joining;
}

/** The pairs that two empty cells `step` apart may have, considering only the line through both. */
export function pairsFor(board: BeadBoard, cell: Cell, step: CellStep): Pairs {
  const second = cell + step;
  const before = !isEmpty(board, cell - step);
  const after = !isEmpty(board, second + step);
  if (!before) return after ? continuingTwice(board, second, step, true) : ALL_PAIRS;
  if (!after) return continuingTwice(board, cell, -step, false);
  let joining = continuingTwice(board, cell, -step, false) & continuingTwice(board, second, step, true);
  for (let rest = joining; rest !== 0; rest &= rest - 1) {
    const pair = 31 - Math.clz32(rest & -rest);
    board[cell] = Math.floor(pair / COLOURS) + 1;
    board[second] = (pair % COLOURS) + 1;
    if (!isCycle(board, cell, step)) joining &= ~(1 << pair);
  }
  board[cell] = 0;
  board[second] = 0;
  return joining;
}
