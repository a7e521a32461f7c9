/** Where the picked tile can go. Over a place it turns to a way that fits, and its corners show which numbers match. */

import type { Seat } from '@boneyard/rules/game';
import type { Picked, TableProps, XY } from '@boneyard/web/table/boards/board';
import { PlainContext } from '@boneyard/web/table/ratedcontext';
import { byFinger, byMouse } from '@boneyard/web/table/taps';
import type { Browser } from '@boneyard/words/en/browser';
import { type MouseEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type Cell, cellOf } from '../rules/board';
import { explain, type QuadExplanation } from '../rules/explain';
import { read } from '../rules/move';
import type { View } from '../rules/position';
import type { OpenCell, QuadLayout } from './layout';
import { Loupe } from './loupe';
import { CornerMarks, Pill, Star } from './marks';
import { gainOf } from './tablewords';
import { QuadTile, SIDE } from './tile';
import { meant, TURNS, tileOf, turnOf } from './turns';

interface Props extends TableProps<View, QuadLayout> {
  readonly seat: Seat;
  readonly picked: Picked;
}

const outline = ({ x, y }: OpenCell) => ({
  x: x + 0.06,
  y: y + 0.06,
  width: SIDE - 0.12,
  height: SIDE - 0.12,
  rx: 0.22,
});

interface LitCell {
  readonly points: number;
  readonly bonus: boolean;
}

/** Cells where an offer lays a tile, and what that scores. */
function litCells(view: View, seat: Seat, offers: readonly string[]): ReadonlyMap<Cell, LitCell> {
  return new Map(
    offers.map((offer) => {
      const move = read(offer)!;
      const { points, bonus } = explain(view, seat, move);
      return [cellOf(move), { points, bonus: view.phase === 'turn' && bonus !== undefined }];
    }),
  );
}

function Worth({ at, lit }: { readonly at: OpenCell; readonly lit: LitCell | undefined }) {
  if (!lit) return undefined;
  return (
    <>
      {lit.bonus && <Star x={at.x} y={at.y - 0.42} />}
      <text className="worth" x={at.x + 1} y={at.y + (lit.bonus ? 1.4 : 1)}>
        {lit.points}
      </text>
    </>
  );
}

interface TrialProps {
  readonly place: OpenCell;
  readonly layout: QuadLayout;
  readonly numbers: string;
  readonly explanation: QuadExplanation;
  readonly words: Browser;
  /** The places where the tile fits. */
  readonly fitting: readonly XY[];
  onPress(event: MouseEvent): void;
}

/** A tile as it would lie: which corners match, which do not, and the score. */
function Trial({ place, layout, numbers, explanation, words, fitting, onPress }: TrialProps) {
  const { breaks, meets = [], differs = [] } = explanation;
  const refused = breaks !== undefined;
  const keeps = refused ? fitting : [];
  // The reason why a tile does not fit is shown even at rated tables.
  const text = useContext(PlainContext) && !refused ? '' : gainOf(explanation, words);
  const lying = (
    <>
      <g className="ghost">
        <QuadTile numbers={numbers} x={place.x} y={place.y} />
      </g>
      <rect className="outline" {...outline(place)} />
      <CornerMarks x={place.x} y={place.y} meets={meets} differs={differs} />
    </>
  );
  return (
    <g className={refused ? 'trial refused' : 'trial'}>
      {lying}
      {text && <Pill at={place} layout={layout} text={text} refused={refused} keeps={keeps} />}
      <Loupe layout={layout} place={place} caption={text} refused={refused} keeps={keeps} onPress={onPress}>
        {lying}
      </Loupe>
    </g>
  );
}

export function Places({ view, layout, seat, picked, offers, aimed, words, onAim, onPlay }: Props) {
  /** A place that the pointer tries and that the tile does not fit. */
  const [misfit, setMisfit] = useState<Cell>();
  const lit = useMemo(() => litCells(view, seat, offers), [view, seat, offers]);
  const aimedAt = aimed !== undefined && tileOf(aimed) === picked.tile ? cellOf(read(aimed)!) : undefined;
  const plain = useContext(PlainContext);
  const over = (cell: Cell) => meant(view, seat, picked.tile, picked.turn, cell);

  const before = useRef(picked.turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a turn by hand changes the way it would lie
  useEffect(() => {
    const by = (picked.turn - before.current + TURNS) % TURNS === TURNS - 1 ? -1 : 1;
    before.current = picked.turn;
    if (aimed !== undefined && aimedAt !== undefined && turnOf(aimed) !== picked.turn)
      onAim(meant(view, seat, picked.tile, picked.turn, aimedAt, by).move);
  }, [picked.turn]);

  // A refusal is over with the next press, wherever it is; keys turn the tile where it is tried.
  useEffect(() => {
    if (misfit === undefined) return;
    const forget = () => setMisfit(undefined);
    addEventListener('pointerdown', forget, true);
    return () => removeEventListener('pointerdown', forget, true);
  }, [misfit]);

  function enter(cell: Cell): void {
    const { move, explanation } = over(cell);
    if (explanation.breaks === undefined) onAim(move);
    else setMisfit(cell);
  }

  function leave(): void {
    setMisfit(undefined);
    onAim(undefined);
  }

  /** A finger hides the place: the first tap shows how the tile would lie, the second one lays it. */
  function press(cell: Cell, event: MouseEvent): void {
    const { move, explanation } = over(cell);
    const fits = explanation.breaks === undefined;
    if (byFinger(event) && fits && aimedAt !== cell) {
      onAim(move, true);
      return;
    }
    if (!fits) setMisfit(cell);
    onPlay(aimed !== undefined && aimedAt === cell ? aimed : move);
  }

  const cell = aimedAt ?? misfit;
  const place = layout.places.find((one) => one.cell === cell);
  const shown = aimedAt !== undefined ? { move: aimed!, explanation: explain(view, seat, read(aimed!)!) } : undefined;
  const { move, explanation } = shown ?? (place ? over(place.cell) : {});
  return (
    <>
      {layout.places.map((one) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the same places are buttons in the dock
        <g
          key={one.cell}
          className={`${lit.has(one.cell) ? 'place' : 'bare'}${one.cell === aimedAt ? ' aimed' : ''}`}
          onPointerEnter={(event) => byMouse(event) && enter(one.cell)}
          onPointerLeave={(event) => byMouse(event) && leave()}
          onClick={(event) => press(one.cell, event)}
        >
          <rect className="spot" {...outline(one)} />
          {!plain && one.cell !== cell && <Worth at={one} lit={lit.get(one.cell)} />}
        </g>
      ))}
      {place && move !== undefined && explanation && (
        <Trial
          place={place}
          layout={layout}
          numbers={move.slice(0, 4)}
          explanation={explanation}
          words={words}
          fitting={layout.places.filter((one) => lit.has(one.cell))}
          onPress={(event) => press(place.cell, event)}
        />
      )}
    </>
  );
}
