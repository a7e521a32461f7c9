/** Quad-Ominos at first sight: great totals, and bonuses. */

import type { Common } from '@boneyard/rules/game';
import { cellOf, cornersMet, cornersOf, spotIn } from '@boneyard/rules/games/quad/board';
import { laidBy, lays, PLAY_TWO } from '@boneyard/rules/games/quad/move';
import type { View } from '@boneyard/rules/games/quad/position';
import { total } from '@boneyard/rules/games/quad/quads';
import { BONUS, BONUS_CORNERS } from '@boneyard/rules/games/quad/score';
import type { Plain, Sense } from './sense';

/** Two plays bring their totals twice, as points and out of the hand. */
const TWO_PLAYS = 40;

export const quad: Sense = {
  appeal(state: Common, _seat, move: Plain) {
    if (!lays(move)) return move === PLAY_TWO ? TWO_PLAYS : BONUS;
    const { board, phase } = state as View;
    const worth = 2 * total(laidBy(move));
    if (phase !== 'turn') return worth;
    const spot = spotIn(board.open, cellOf(move));
    return spot !== undefined && cornersMet(cornersOf(spot)) >= BONUS_CORNERS ? worth + BONUS : worth;
  },
  picks: 1,
  doubt: 6,
};
