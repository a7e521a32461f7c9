/** The grid of square tiles: what lies there, where the picked tile may go, and what that would bring. */

import type { Seat } from '@boneyard/rules/game';
import { cellOf, EMPTY, spotIn, withLaid } from '@boneyard/rules/games/quad/board';
import { lays } from '@boneyard/rules/games/quad/move';
import type { View } from '@boneyard/rules/games/quad/position';
import type { Browser } from '@boneyard/words/en/browser';
import { bestPair } from '@boneyard/words/telling/quad';
import { useContext, useMemo } from 'react';
import { asksOf, type LaidTile, type QuadLayout, tileIn } from '../../layouts/quad';
import { Arriving } from '../../table/arriving';
import { PlainContext } from '../../table/plain';
import type { TableProps } from '../board';
import { CornerMarks, Pill } from './marks';
import { Places } from './places';
import { QuadTile, SIDE } from './tile';

/** The numbers that the newest tile met when it was laid. */
function metBy({ board: { laid } }: View): readonly (number | undefined)[] {
  const before = laid.slice(0, -1).reduce(withLaid, EMPTY);
  const spot = spotIn(before.open, cellOf(laid.at(-1)!));
  return spot === undefined ? [] : asksOf(spot);
}

/** The newest tile is ringed, and shows the corners that earned a bonus while that is to be chosen. */
function Newest({ tile: { x, y }, view }: { readonly tile: LaidTile; readonly view: View }) {
  const meets = useMemo(() => (view.phase === 'bonus' ? metBy(view) : []), [view]);
  return (
    <>
      <g className="newest">
        <rect className="spot" x={x + 0.02} y={y + 0.02} width={SIDE - 0.04} height={SIDE - 0.04} rx={0.24} />
      </g>
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

/** The two plays that bring most, in their order, while one thinks of choosing two. */
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
      {last && <Pill at={last} layout={layout} text={words.web.quad.gain.points(points)} />}
    </g>
  );
}

export function QuadTable(props: TableProps<QuadLayout>) {
  const { layout, seat, picked, aimed, words } = props;
  const view = props.view as View;
  const { log } = view;
  const plain = useContext(PlainContext);
  const newest = layout.tiles.at(-1);
  // A tile arrives when it is laid; a draw or a choice after it moves nothing.
  const arrives = log !== undefined && lays(log.move);
  return (
    <g className="quad-board">
      {layout.tiles.map(({ x, y, cell, numbers }, index) => (
        <Arriving key={cell} order={index} of={arrives ? layout.tiles.length : Number.POSITIVE_INFINITY}>
          <QuadTile numbers={numbers} x={x} y={y} />
        </Arriving>
      ))}
      {newest && <Newest tile={newest} view={view} />}
      {picked && seat !== undefined && <Places key={picked.tile} {...props} view={view} picked={picked} seat={seat} />}
      {aimed === 'play-two' && seat !== undefined && !plain && (
        <BestPair view={view} layout={layout} seat={seat} words={words} />
      )}
    </g>
  );
}
