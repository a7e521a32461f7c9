/** The order of the tiles in the hand. */

import type { Board } from '../boards/board';
import { useWords } from '../language';
import { change, type Settings, SORTS, useSettings } from '../settings';
import type { HandTile } from './hand';

export function sorted(tiles: readonly HandTile[], sort: Settings['sort'], board: Board): HandTile[] {
  switch (sort) {
    case 'order':
      return [...tiles];
    case 'playable':
      return tiles.toSorted((a, b) => Number(b.playable) - Number(a.playable));
    case 'high':
      return tiles.toSorted((a, b) => board.weight(b.tile) - board.weight(a.tile));
  }
}

/** One button that goes through the orders. */
export function SortSwitch() {
  const { web } = useWords();
  const { sort } = useSettings();
  const next = SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length]!;
  return (
    <button
      type="button"
      className="button quiet sort"
      aria-label={`${web.table.sortBy}: ${web.table.sorts[sort]}`}
      onClick={() => change({ sort: next })}
    >
      {web.table.sorts[sort]}
    </button>
  );
}
