/** Dominoes at first sight: heavy tiles first. */

import { pipOf, sidesOf } from '@boneyard/rules/families/line';
import type { Common } from '@boneyard/rules/game';
import { laid } from '@boneyard/rules/games/classic/moves';
import type { State, View } from '@boneyard/rules/games/classic/position';
import { pointsOf } from '@boneyard/rules/games/classic/score';
import type { Plain, Sense } from './sense';

export const classic: Sense = {
  appeal(state: Common, _seat, move: Plain) {
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
