/** Closed cells: empty cells that no domino can ever cover, whatever is laid elsewhere. Every dead cell is one of them. */

import { type Board, boardOf, isEmpty, placements, stacked } from './board';
import { coloursFor, pairsFor, withHalves } from './cycles';
import {
  acrossOf,
  alongOf,
  type Cell,
  cellOf,
  EAST,
  NORTH,
  type Place,
  placeAt,
  placeIn,
  type Spot,
  spotOf,
} from './placement';
import { MOST_SIDE_BY_SIDE } from './places';
import type { View } from './position';

const STEPS = [EAST, -EAST, NORTH, -NORTH];

/**
 * Could some domino lie here if it extended groups enough? Groups come with time; what speaks against it here stays:
 * laid halves, runs that are no cycle and only grow, dominoes side by side.
 */
function takes(board: Board, place: Place): boolean {
  const [first, second] = [cellOf(place), cellOf(place) + alongOf(place)];
  if (!isEmpty(board, first) || !isEmpty(board, second)) return false;
  const across = acrossOf(place);
  if (stacked(board, place, across) + 1 + stacked(board, place, -across) > MOST_SIDE_BY_SIDE) return false;
  const pairs = withHalves(coloursFor(board, first, across), coloursFor(board, second, across));
  return (pairs & pairsFor(board, first, alongOf(place))) !== 0;
}

function isClosed(board: Board, cell: Cell): boolean {
  return ![placeAt(cell, EAST), placeAt(cell - EAST, EAST), placeAt(cell, NORTH), placeAt(cell - NORTH, NORTH)].some(
    (place) => takes(board, place),
  );
}

/** In order from south to north, and from west to east. */
export function closedCells(view: View): Spot[] {
  const board = boardOf(view);
  // A cell farther off has a free neighbour that touches nothing.
  const near = new Set<Cell>();
  for (const placement of placements(view)) {
    const place = placeIn(placement);
    for (const half of [cellOf(place), cellOf(place) + alongOf(place)])
      for (const step of STEPS) for (const next of [0, ...STEPS]) near.add(half + step + next);
  }
  return [...near]
    .filter((cell) => isEmpty(board, cell) && isClosed(board, cell))
    .sort((a, b) => a - b)
    .map(spotOf);
}
