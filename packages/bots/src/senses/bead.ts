/** The bead game at first sight: most points, and off with what costs most in the end. Nobody is helped. */

import type { Common } from '@boneyard/rules/game';
import { shapeOf } from '@boneyard/rules/games/bead/beads';
import { boardOf } from '@boneyard/rules/games/bead/board';
import { DECLINE, isPlacement } from '@boneyard/rules/games/bead/moves';
import { shortestGroup } from '@boneyard/rules/games/bead/options';
import { pairIn } from '@boneyard/rules/games/bead/placement';
import type { State, View } from '@boneyard/rules/games/bead/position';
import { deduction, points } from '@boneyard/rules/games/bead/score';
import type { Plain, Sense } from './sense';

export const bead: Sense = {
  appeal(state: Common, _seat, move: Plain) {
    if (!isPlacement(move)) return move === DECLINE ? 40 : 0;
    const view = state as View;
    return points(boardOf(view), move, shortestGroup(view.table.options)) + deduction(shapeOf(pairIn(move)));
  },
  picks: 3,
  doubt: 10,
  key(state) {
    const { turn, passes, last, asks, hands, log } = state as State;
    const laid: number[] = [];
    for (let entry = log; entry; entry = entry.before) if (isPlacement(entry.move)) laid.push(entry.move);
    const asked = asks.kind === 'pointed' ? asks.shapes : asks.kind;
    return `${turn} ${passes} ${last} ${asked} ${hands} ${laid.sort((a, b) => a - b)}`;
  },
};
