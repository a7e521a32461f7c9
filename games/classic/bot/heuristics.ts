/** Heuristics of classic dominoes: tiles that score and heavy tiles first. */

import type { Heuristics, ListedMove } from '@boneyard/bots/heuristics';
import { type End, pipOf, sidesOf } from '@boneyard/rules/families/line';
import type { Common } from '@boneyard/rules/game';
import { endsCount } from '../rules/fives';
import { laid, scoredBy } from '../rules/moves';
import type { State, View } from '../rules/position';
import { pointsOf } from '../rules/score';

export const heuristics: Heuristics = {
  appeal(state: Common, _seat, move: ListedMove) {
    return move < 0 ? 0 : pointsOf((state as View).table.options)[laid(move)]! + scoredBy(state as View, move);
  },
  picks: 1,
  doubt: 2,
  kinds: true,
  key(state) {
    const { table, turn, passes, drew, firstDouble, left, hands, ends } = state as State;
    const held = hands.map(({ w0, w1, w2 }) => `${w0},${w1},${w2}`);
    const counts = (end: End) => (table.options.points === 'fives' ? endsCount([end], table.options, firstDouble) : 0);
    const open = ends.map((end) => (counts(end) * 16 + pipOf(end)) * 4 + sidesOf(end)).sort((a, b) => a - b);
    return `${turn} ${passes} ${drew} ${firstDouble !== undefined} ${left} ${held} ${open}`;
  },
};
