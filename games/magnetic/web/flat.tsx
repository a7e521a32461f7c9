/** Magnetic Domino at the table: the flat game, in its four colours. */

import { pipOf, sidesOf } from '@boneyard/rules/families/line';
import { story } from '@boneyard/rules/game';
import type { Board } from '@boneyard/web/table/boards/board';
import { chainBoard, type LaidChain } from '@boneyard/web/table/boards/chainboard.tsx';
import { explain } from '../rules/explain';
import { anchorIn, laidBy, lays, plainOf, read, write } from '../rules/move';
import { moves } from '../rules/moves';
import { mustLead, type View } from '../rules/position';
import { magneticNarration } from '../words/narration';
import { plasticOf } from './plastics';

/** The open numbers, one for each open side. */
function openNumbers({ line }: View): string[] {
  return line.flatMap((end) => Array.from({ length: sidesOf(end) }, () => String(pipOf(end))));
}

export const magneticBoard: Board<View, LaidChain> = {
  stockMove: 'draw',
  ...chainBoard<View>({
    line: ({ log }) =>
      story(log)
        .map(({ move, lies }) => ({ plain: plainOf(move), lies }))
        .filter(({ plain }) => lays(plain))
        .map(({ plain, lies }) => ({ domino: laidBy(plain), anchor: anchorIn(plain), lies })),
    ends: ({ line }) => line,
    plastic: plasticOf,
  }),
  knocks: (move) => move === 'pass',
  narration: magneticNarration,
  brief: (move, { games }) => (move === 'pass' ? games.magnetic.table.page.brief.pass : undefined),
  expected(view, seat, { games, speech }) {
    const said = games.magnetic.table.expected.line;
    const [first] = moves(view, seat).map(write);
    if (first === 'draw' || first === 'pass') return said[first];
    if (mustLead(view)) return said.leadForced(first ?? '');
    return said.lay(speech.and([...new Set(openNumbers(view))]));
  },
  misfit(view, seat, tile, { speech, games }) {
    if (mustLead(view)) return games.magnetic.breaks(explain(view, seat, read(tile)!), true);
    return games.magnetic.table.expected.line.misfit(tile, speech.and([...new Set(openNumbers(view))]));
  },
  situation(view, { web, speech, games }) {
    const ends = openNumbers(view);
    return [
      ends.length > 0 ? web.table.open(speech.and(ends)) : '',
      web.table.stock(games.magnetic.board.stock, games.magnetic.board.tiles(view.left)),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
