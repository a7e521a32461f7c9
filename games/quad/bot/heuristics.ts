/** Heuristics of Quad-Ominos: high totals and bonuses. */

import type { Heuristics, ListedMove } from '@boneyard/bots/heuristics';
import type { Common } from '@boneyard/rules/game';
import { cellOf, cornersMet, cornersOf, spotIn } from '../rules/board';
import { laidBy, lays, PLAY_TWO } from '../rules/move';
import type { View } from '../rules/position';
import { total } from '../rules/quads';
import { BONUS, BONUS_CORNERS } from '../rules/score';

/** Estimated value of two extra plays: each total counts twice, as points and as weight off the hand. */
const TWO_PLAYS = 40;

export const heuristics: Heuristics = {
  appeal(state: Common, _seat, move: ListedMove) {
    if (!lays(move)) return move === PLAY_TWO ? TWO_PLAYS : BONUS;
    const { board, phase } = state as View;
    const worth = 2 * total(laidBy(move));
    if (phase !== 'turn') return worth;
    const spot = spotIn(board.open, cellOf(move));
    return spot !== undefined && cornersMet(cornersOf(spot)) >= BONUS_CORNERS ? worth + BONUS : worth;
  },
  picks: 1,
  doubt: 6,
  kinds: false,
};
