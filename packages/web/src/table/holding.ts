/** The tiles of the hand at the screen, and which of them can be played now. */

import type { Common, Seat } from '@boneyard/rules/game';
import { useMemo } from 'react';
import type { Board } from '../boards/board';
import { useSettings } from '../settings';
import type { HandTile } from './hand';
import { sorted } from './sorting';

export interface Holding {
  readonly board: Board;
  readonly view: Common;
  /** Whose hand it is; nobody's while it is covered. */
  readonly seat: Seat | undefined;
  readonly legal: readonly string[];
  /** A tile that has left the hand and does not lie on the table yet. */
  readonly away: string | undefined;
}

export function useHolding({ board, view, seat, legal, away }: Holding): readonly HandTile[] {
  const { sort } = useSettings();
  return useMemo(() => {
    if (seat === undefined) return [];
    const playable = new Set(legal.map((move) => board.tileOf(move)));
    const counts = new Map<string, number>();
    const held = board.telling.tiles(view, seat);
    const gone = away === undefined ? -1 : held.indexOf(away);
    const tiles = held
      .filter((_, i) => i !== gone)
      .map((tile): HandTile => {
        const index = counts.get(tile) ?? 0;
        counts.set(tile, index + 1);
        return { tile, index, playable: playable.has(tile) };
      });
    return sorted(tiles, sort, board);
  }, [board, view, seat, legal, away, sort]);
}
