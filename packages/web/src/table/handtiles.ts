/** The tiles of the player at the screen, and which of them can be played or tried now. */

import type { Common, Seat } from '@boneyard/rules/game';
import { useMemo } from 'react';
import { type UserSettings, useSettings } from '../app/settings';
import type { Board } from './boards/board';
import type { HandTile } from './hand';
import { sorted } from './handorder';

export interface HandTilesWanted {
  readonly board: Board;
  readonly view: Common;
  /** Undefined while the hand is covered. */
  readonly seat: Seat | undefined;
  /** The tiles that may be picked. */
  readonly offered: readonly string[];
  /** A tile that has left the hand but is not on the table yet. */
  readonly away: string | undefined;
  /** Instead of the order that the player has chosen. */
  readonly sort?: UserSettings['sort'];
}

export function useHandTiles({ board, view, seat, offered, away, sort: asked }: HandTilesWanted): readonly HandTile[] {
  const { sort: chosen } = useSettings();
  const sort = asked ?? chosen;
  return useMemo(() => {
    if (seat === undefined) return [];
    const counts = new Map<string, number>();
    const held = board.narration.tiles(view, seat);
    const gone = away === undefined ? -1 : held.indexOf(away);
    const tiles = held
      .filter((_, i) => i !== gone)
      .map((tile): HandTile => {
        const index = counts.get(tile) ?? 0;
        counts.set(tile, index + 1);
        return { tile, index, playable: offered.includes(tile) };
      });
    return sorted(tiles, sort, board);
  }, [board, view, seat, offered, away, sort]);
}
