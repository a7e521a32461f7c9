/** The board of a rated table: offers do not say what a move brings. */

import type { Browser } from '@boneyard/words/en/browser';
import type { Board } from '../boards/board';

/** `playTwo` is what that choice of Quad-Ominos is called where the most it can bring is not said. */
export function plainBoard(board: Board, playTwo: string): Board {
  const { telling, plain } = board;
  if (!plain) return board;
  return {
    ...board,
    gain: () => '',
    telling: {
      ...telling,
      offer(move, view, seat, words) {
        if (move === 'play-two') return playTwo;
        return plain(move, words as Browser) ?? telling.offer(move, view, seat, words);
      },
    },
  };
}
