/** The board on the page: a line of dominoes. */

import { pipOf } from '@boneyard/rules/families/line';
import type { Board } from '@boneyard/web/table/boards/board';
import { chainBoard, type LaidChain } from '@boneyard/web/table/boards/chainboard.tsx';
import { explain } from '../rules/explain';
import { lineOf } from '../rules/line';
import { moves, PASS, read } from '../rules/moves';
import type { View } from '../rules/position';
import { sampleNarration } from '../words/narration';

function openNumbers({ ends }: View): string[] {
  return [...new Set(ends.map((end) => String(pipOf(end))))];
}

export const sampleBoard: Board<View, LaidChain> = {
  ...chainBoard<View>({ line: lineOf, ends: ({ ends }) => ends }),
  knocks: (move) => move === 'pass',
  narration: sampleNarration,
  expected(view, seat, { games, speech }) {
    const { expected } = games.sample.table;
    if (moves(view, seat)[0] === PASS) return expected.pass;
    return view.ends.length === 0 ? expected.lead : expected.lay(speech.and(openNumbers(view)));
  },
  misfit(view, seat, tile, { games, speech }) {
    if (view.ends.length === 0) return games.sample.breaks(explain(view, seat, read(tile)!));
    return games.sample.table.expected.misfit(tile, speech.and(openNumbers(view)));
  },
  situation(view, { web, speech }) {
    const ends = openNumbers(view);
    return ends.length > 0 ? web.table.open(speech.and(ends)) : '';
  },
};
