/** Dominoes at the table. */

import { pipOf, sidesOf } from '@boneyard/rules/families/line';
import { listOf } from '@boneyard/rules/families/tiles';
import { story } from '@boneyard/rules/game';
import { explain } from '@boneyard/rules/games/classic/explain';
import { anchorIn, DRAW, laid, moves, PASS, read, write } from '@boneyard/rules/games/classic/moves';
import type { View } from '@boneyard/rules/games/classic/position';
import { classicTelling } from '@boneyard/words/telling/classic';
import type { Board } from './board';
import { chainBoard, type LaidChain } from './chain';

/** The numbers that are open, each side once. */
function openNumbers({ ends }: View): string[] {
  return ends.flatMap((end) => Array.from({ length: sidesOf(end) }, () => String(pipOf(end))));
}

export const classicBoard: Board<LaidChain> = {
  ...chainBoard({
    line: (common) =>
      story((common as View).log)
        .filter(({ move }) => move >= 0)
        .map(({ move }) => ({ domino: laid(move), anchor: anchorIn(move) })),
    ends: (common) => (common as View).ends,
  }),
  telling: classicTelling,
  expected(common, seat, { web, speech }) {
    const view = common as View;
    const said = web.expected.classic;
    const may = moves(view, seat);
    if (may[0] === DRAW) return said.draw;
    if (may[0] === PASS) return said.pass;
    if (view.ends.length > 0) return said.lay(speech.and([...new Set(openNumbers(view))]));
    const hand = view.hands[seat];
    return may.length === 1 && hand && listOf(hand).length > 1 ? said.leadForced(write(may[0]!)) : said.lead;
  },
  misfit(common, seat, tile, { web, speech, games }) {
    const view = common as View;
    if (view.ends.length === 0) return games.classic.breaks(explain(view, seat, read(tile)!));
    return web.expected.classic.misfit(tile, speech.and([...new Set(openNumbers(view))]));
  },
  situation(common, { web, speech, boards }) {
    const view = common as View;
    const ends = openNumbers(view);
    const open = ends.length > 0 ? web.table.open(speech.and(ends)) : '';
    const stock =
      view.table.options.style === 'draw' ? web.table.stock(boards.classic.stock, boards.classic.tiles(view.left)) : '';
    return [open, stock].filter((part) => part !== '').join(' ');
  },
};
