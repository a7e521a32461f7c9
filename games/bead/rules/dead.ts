/** Dead cells, in the sense of the rule sheet: empty cells that no colour can fill, given the patterns that point at them. */

import { boardOf, placements } from './board';
import { isEmpty } from './cells';
import { coloursFor } from './cycles';
import { alongOf, type Cell, type Coordinates, cellOf, coordinatesOf, EAST, NORTH, placeIn } from './placement';
import type { View } from './position';

/** Sorted from south to north, then from west to east. */
export function deadCells(view: View): Coordinates[] {
  const { cells } = boardOf(view);
  const dead = new Set<Cell>();
  for (const placement of placements(view)) {
    const place = placeIn(placement);
    for (const half of [cellOf(place), cellOf(place) + alongOf(place)])
      for (const cell of [half + EAST, half - EAST, half + NORTH, half - NORTH])
        if (isEmpty(cells, cell) && (coloursFor(cells, cell, EAST) & coloursFor(cells, cell, NORTH)) === 0)
          dead.add(cell);
  }
  return [...dead].sort((a, b) => a - b).map(coordinatesOf);
}
