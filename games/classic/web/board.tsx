/** Dominoes at the table. */

import { pipOf, sidesOf } from '@boneyard/rules/families/line';
import { listOf } from '@boneyard/rules/families/tiles';
import { story } from '@boneyard/rules/game';
import type { Board, OpeningProps } from '@boneyard/web/table/boards/board';
import { boxOf, chainBoard, type LaidChain } from '@boneyard/web/table/boards/chainboard.tsx';
import { lazy } from '@boneyard/web/ui/lazy';
import { Suspense } from 'react';
import { explain } from '../rules/explain';
import { countedTiles, countOf, fivesIn } from '../rules/fives';
import { anchorIn, DRAW, laid, moves, PASS, read, write } from '../rules/moves';
import type { View } from '../rules/position';
import { classicNarration, layPoints, plainOffer } from '../words/narration';

/** The open numbers, one for each open side. */
function openNumbers({ ends }: View): string[] {
  return ends.flatMap((end) => Array.from({ length: sidesOf(end) }, () => String(pipOf(end))));
}

// Loaded only at tables where lots are drawn.
const LotsCard = lazy(() => import('./lots').then(({ LotsCard }) => ({ default: LotsCard })));

/** A player sees the drawn tiles until they make their first move, a spectator until somebody does. */
function Opening(props: OpeningProps<View>) {
  const { view, seat } = props;
  const moved = story(view.log).some((entry) => seat === undefined || entry.seat === seat);
  if (!view.start.lots || view.ended || moved) return undefined;
  return (
    <Suspense>
      <LotsCard {...props} lots={view.start.lots} />
    </Suspense>
  );
}

export const classicBoard: Board<View, LaidChain> = {
  stockMove: 'draw',
  ...chainBoard<View>({
    line: ({ log }) =>
      story(log)
        .filter(({ move }) => move >= 0)
        .map(({ move, lies }) => ({ domino: laid(move), anchor: anchorIn(move), lies })),
    ends: ({ ends }) => ends,
    points: layPoints,
  }),
  Opening,
  knocks: (move) => move === 'pass',
  narration: classicNarration,
  brief: (move, { games }) => (move === 'pass' ? games.classic.table.page.brief.pass : undefined),
  expected(view, seat, { games, speech }) {
    const said = games.classic.table.expected;
    const may = moves(view, seat);
    if (may[0] === DRAW) return said.draw;
    if (may[0] === PASS) return said.pass;
    if (view.ends.length > 0) return said.lay(speech.and([...new Set(openNumbers(view))]));
    const hand = view.hands[seat];
    return may.length === 1 && hand && listOf(hand).length > 1 ? said.leadForced(write(may[0]!)) : said.lead;
  },
  misfit(view, seat, tile, { speech, games }) {
    if (view.ends.length === 0) return games.classic.breaks(explain(view, seat, read(tile)!), true);
    return games.classic.table.expected.misfit(tile, speech.and([...new Set(openNumbers(view))]));
  },
  count(view, { games }) {
    const value = countOf(view);
    const { label, count } = games.classic.board.fives;
    return value === undefined ? undefined : { label, value, lit: fivesIn(value) > 0, said: count(value) };
  },
  plain: plainOffer,
  scored({ after, move }, { tiles }) {
    const points = read(move)! < 0 ? 0 : fivesIn(countOf(after) ?? 0);
    if (points === 0) return [];
    const counted = countedTiles(after);
    const marks = tiles.filter(({ domino }) => counted.includes(domino)).map(boxOf);
    return [{ text: `+${points}`, marks }];
  },
  situation(view, { web, speech, games }) {
    const ends = openNumbers(view);
    const open = ends.length > 0 ? web.table.open(speech.and(ends)) : '';
    const stock =
      view.table.options.style === 'draw'
        ? web.table.stock(games.classic.board.stock, games.classic.board.tiles(view.left))
        : '';
    return [open, stock].filter((part) => part !== '').join(' ');
  },
};
