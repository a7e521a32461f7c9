/** What the table offers a seat: its legal moves or, where players have to find out what fits, what they may try. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { useMemo } from 'react';
import type { Board } from './boards/board';

export interface Offered {
  /** As they are written. */
  readonly moves: readonly string[];
  /** The tiles of the hand that may be picked. */
  readonly tiles: readonly string[];
  /** The player has to find out what fits. */
  readonly unaided: boolean;
}

const NONE: readonly string[] = [];

function legalMoves(game: Game, board: Board, view: Common, seat: Seat | undefined): Offered {
  const moves = seat === undefined ? NONE : game.moves(view, seat).map((move) => game.write(move));
  const tiles = new Set(moves.flatMap((move) => board.tileOf(move) ?? []));
  return { moves, tiles: [...tiles], unaided: false };
}

/** With `helped` the legal moves are offered in any case. */
export function useOffered(game: Game, board: Board, view: Common, seat: Seat | undefined, helped: boolean): Offered {
  return useMemo(() => {
    const untold = helped ? undefined : board.untold?.(view, seat);
    return untold ? { ...untold, unaided: true } : legalMoves(game, board, view, seat);
  }, [game, board, view, seat, helped]);
}
