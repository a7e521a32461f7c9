/** Heuristics of classic dominoes: heavy tiles first. */

import type { Heuristics, ListedMove } from '@boneyard/bots/heuristics';
import { pipOf, sidesOf } from '@boneyard/rules/families/line';
import type { Common } from '@boneyard/rules/game';
import { laid } from '../rules/moves';
import type { State, View } from '../rules/position';
import { pointsOf } from '../rules/score';

export const heuristics: Heuristics = {
  appeal(state: Common, _seat, move: ListedMove) {
    return move < 0 ? 0 : pointsOf((state as View).table.options)[laid(move)]!;
  },
  picks: 1,
  doubt: 2,
  key(state) {
    const { turn, passes, drew, doubled, left, hands, ends } = state as State;
    const held = hands.map(({ w0, w1, w2 }) => `${w0},${w1},${w2}`);
    const open = ends.map((end) => pipOf(end) * 4 + sidesOf(end)).sort((a, b) => a - b);
    return `${turn} ${passes} ${drew} ${doubled} ${left} ${held} ${open}`;
  },
};
