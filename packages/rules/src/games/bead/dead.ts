/** Dead cells: empty cells next to laid halves that no colour can fill any more. */

import { boardOf, isEmpty, placements } from './board';
import { coloursFor } from './cycles';
import { alongOf, type Cell, cellOf, EAST, NORTH, placeIn, type Spot, spotOf } from './placement';
import type { View } from './position';

/** In order from south to north, and from west to east. */
export function deadCells(view: View): Spot[] {
  const board = boardOf(view);
  const dead = new Set<Cell>();
  for (const placement of placements(view)) {
    const place = placeIn(placement);
    for (const half of [cellOf(place), cellOf(place) + alongOf(place)])
      for (const cell of [half + EAST, half - EAST, half + NORTH, half - NORTH])
        if (isEmpty(board, cell) && (coloursFor(board, cell, EAST) & coloursFor(board, cell, NORTH)) === 0)
          dead.add(cell);
  }
  return [...dead].sort((a, b) => a - b).map(spotOf);
}
