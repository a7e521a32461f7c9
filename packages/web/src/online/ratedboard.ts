/** The board of a rated table does not show what a move would score. */

import type { Board } from '../table/boards/board';

export function ratedBoard(board: Board): Board {
  const { narration, plain } = board;
  if (!plain) return board;
  return {
    ...board,
    gain: () => '',
    worth: () => undefined,
    narration: {
      ...narration,
      offer: (move, view, seat, words) => plain(move, words) ?? narration.offer(move, view, seat, words),
    },
  };
}
