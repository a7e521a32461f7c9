/** The grid of square tiles, the places for the picked tile, and what it would score there. */

import type { Seat } from '@boneyard/rules/game';
import { Arriving } from '@boneyard/web/table/arrival.tsx';
import type { TableProps } from '@boneyard/web/table/boards/board';
import { Ring } from '@boneyard/web/table/boards/ring.tsx';
import { PlainContext } from '@boneyard/web/table/ratedcontext';
import type { Browser } from '@boneyard/words/en/browser';
import { useContext, useMemo } from 'react';
import { cellOf } from '../rules/board';
import { lays, read } from '../rules/move';
import type { View } from '../rules/position';
import { bestPair } from '../words/narration';
import { type LaidQuadTile, type QuadLayout, tileIn } from './layout';
import { CornerMarks, Pill } from './marks';
import { Places } from './places';
import { metBy } from './scored';
import { QuadTile, SIDE } from './tile';

const SQUARE = { width: SIDE, height: SIDE, radius: 0.24 };

/** Rings the newest tile, and marks the corners that earned a bonus while the player chooses the bonus. */
function Newest({ tile: { x, y }, view }: { readonly tile: LaidQuadTile; readonly view: View }) {
  const meets = useMemo(() => (view.phase === 'bonus' ? metBy(view) : []), [view]);
  return (
    <>
      <Ring kind="newest" x={x} y={y} {...SQUARE} />
      <CornerMarks x={x} y={y} meets={meets} differs={[]} />
    </>
  );
}

interface PairProps {
  readonly view: View;
  readonly layout: QuadLayout;
  readonly seat: Seat;
  readonly words: Browser;
}

/** The two plays that score most, numbered, while the player aims at choosing two plays. */
function BestPair({ view, layout, seat, words }: PairProps) {
  const { pair, points } = useMemo(() => bestPair(view, seat), [view, seat]);
  const tiles = pair.map((spot) => tileIn(layout.frame, spot));
  const last = tiles.at(-1);
  return (
    <g className="trial">
      {tiles.map(({ x, y, cell, numbers }, index) => (
        <g key={cell}>
          <g className="ghost">
            <QuadTile numbers={numbers} x={x} y={y} />
          </g>
          <rect className="outline" x={x + 0.06} y={y + 0.06} width={SIDE - 0.12} height={SIDE - 0.12} rx={0.22} />
          <g transform={`translate(${x + 1} ${y + 1})`}>
            <g className="count legible">
              <circle r={0.36} />
              <text y={0.18}>{index + 1}</text>
            </g>
          </g>
        </g>
      ))}
      {last && <Pill at={last} layout={layout} text={words.games.quad.table.page.gain.points(points)} />}
    </g>
  );
}

export function QuadTable(props: TableProps<View, QuadLayout>) {
  const { view, layout, seat, picked, aimed, lit, words } = props;
  const pointed = lit === undefined ? undefined : read(lit);
  const marked =
    pointed !== undefined && lays(pointed) ? layout.tiles.find(({ cell }) => cell === cellOf(pointed)) : undefined;
  const { log } = view;
  const plain = useContext(PlainContext);
  const newest = layout.tiles.at(-1);
  // Only a newly laid tile flies in; a draw or a choice after it moves nothing.
  const arrives = log !== undefined && lays(log.move);
  return (
    <g className="quad-board">
      {layout.tiles.map(({ x, y, cell, numbers }, index) => (
        <Arriving key={cell} order={index} of={arrives ? layout.tiles.length : Number.POSITIVE_INFINITY}>
          <QuadTile numbers={numbers} x={x} y={y} />
        </Arriving>
      ))}
      {newest && <Newest tile={newest} view={view} />}
      {marked && <Ring kind="lit" x={marked.x} y={marked.y} {...SQUARE} />}
      {picked && seat !== undefined && <Places key={picked.tile} {...props} picked={picked} seat={seat} />}
      {aimed === 'play-two' && seat !== undefined && !plain && (
        <BestPair view={view} layout={layout} seat={seat} words={words} />
      )}
    </g>
  );
}
