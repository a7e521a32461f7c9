/** Heuristics of the bead game: score, shed the dominoes that cost most at the end, and decline to help a stuck player. */

import type { Heuristics, ListedMove } from '@boneyard/bots/heuristics';
import type { Common } from '@boneyard/rules/game';
import { shapeOf } from '../rules/beads';
import { boardOf } from '../rules/board';
import { DECLINE, isPlacement } from '../rules/moves';
import { shortestGroup } from '../rules/options';
import { pairIn } from '../rules/placement';
import type { State, View } from '../rules/position';
import { deduction, points } from '../rules/score';

export const heuristics: Heuristics = {
  appeal(state: Common, _seat, move: ListedMove) {
    if (!isPlacement(move)) return move === DECLINE ? 40 : 0;
    const view = state as View;
    return points(boardOf(view), move, shortestGroup(view.table.options)) + deduction(shapeOf(pairIn(move)));
  },
  picks: 3,
  doubt: 10,
  kinds: false,
  key(state) {
    const { turn, passes, last, asks, hands, log } = state as State;
    const laid: number[] = [];
    for (let entry = log; entry; entry = entry.before) if (isPlacement(entry.move)) laid.push(entry.move);
    const asked = asks.kind === 'pointed' ? asks.shapes : asks.kind;
    return `${turn} ${passes} ${last} ${asked} ${hands} ${laid.sort((a, b) => a - b)}`;
  },
};
