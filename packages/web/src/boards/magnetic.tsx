/** Magnetic Domino at the table: the flat game, in its four colours. */

import { pipOf, sidesOf } from '@boneyard/rules/families/line';
import { story } from '@boneyard/rules/game';
import { explain } from '@boneyard/rules/games/magnetic/explain';
import { anchorIn, laidBy, lays, plainOf, read, write } from '@boneyard/rules/games/magnetic/move';
import { moves } from '@boneyard/rules/games/magnetic/moves';
import { mustLead, type View } from '@boneyard/rules/games/magnetic/position';
import { magneticTelling } from '@boneyard/words/telling/magnetic';
import type { Board } from './board';
import { chainBoard, type LaidChain } from './chain';
import { plasticOf } from './plastics';

/** The numbers that are open, each side once. */
function openNumbers({ line }: View): string[] {
  return line.flatMap((end) => Array.from({ length: sidesOf(end) }, () => String(pipOf(end))));
}

export const magneticBoard: Board<LaidChain> = {
  ...chainBoard({
    line: (common) =>
      story((common as View).log)
        .map(({ move }) => plainOf(move))
        .filter(lays)
        .map((plain) => ({ domino: laidBy(plain), anchor: anchorIn(plain) })),
    ends: (common) => (common as View).line,
    plastic: plasticOf,
  }),
  telling: magneticTelling,
  expected(common, seat, { web, speech }) {
    const view = common as View;
    const said = web.expected.classic;
    const [first] = moves(view, seat).map(write);
    if (first === 'draw' || first === 'pass') return said[first];
    if (mustLead(view)) return said.leadForced(first ?? '');
    return said.lay(speech.and([...new Set(openNumbers(view))]));
  },
  misfit(common, seat, tile, { web, speech, games }) {
    const view = common as View;
    if (mustLead(view)) return games.magnetic.breaks(explain(view, seat, read(tile)!));
    return web.expected.classic.misfit(tile, speech.and([...new Set(openNumbers(view))]));
  },
  situation(common, { web, speech, boards }) {
    const view = common as View;
    const ends = openNumbers(view);
    return [
      ends.length > 0 ? web.table.open(speech.and(ends)) : '',
      web.table.stock(boards.magnetic.stock, boards.magnetic.tiles(view.left)),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
