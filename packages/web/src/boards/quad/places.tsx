/** Where the picked tile may go. Over a place it turns to a way that fits, and its corners say which numbers meet. */

import type { Seat } from '@boneyard/rules/game';
import { type Cell, cellOf } from '@boneyard/rules/games/quad/board';
import { explain, type QuadExplanation } from '@boneyard/rules/games/quad/explain';
import { read } from '@boneyard/rules/games/quad/move';
import type { View } from '@boneyard/rules/games/quad/position';
import type { Browser } from '@boneyard/words/en/browser';
import { type MouseEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { OpenCell, QuadLayout } from '../../layouts/quad';
import { PlainContext } from '../../table/plain';
import type { Picked, TableProps } from '../board';
import { Loupe } from './loupe';
import { CornerMarks, Pill, Star } from './marks';
import { gainOf } from './saying';
import { QuadTile, SIDE } from './tile';
import { meant, TURNS, tileOf, turnOf } from './turning';

interface Props extends TableProps<QuadLayout> {
  readonly view: View;
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

/** Cells where an offer lays a tile, and whether that earns a bonus. */
function litCells(view: View, seat: Seat, offers: readonly string[]): ReadonlyMap<Cell, boolean> {
  return new Map(
    offers.map((offer) => {
      const move = read(offer)!;
      return [cellOf(move), view.phase === 'turn' && explain(view, seat, move).bonus !== undefined];
    }),
  );
}

interface TrialProps {
  readonly place: OpenCell;
  readonly layout: QuadLayout;
  readonly numbers: string;
  readonly explanation: QuadExplanation;
  readonly words: Browser;
  onPress(event: MouseEvent): void;
}

/** A tile as it would lie: which corners meet, which do not, and what it brings. */
function Trial({ place, layout, numbers, explanation, words, onPress }: TrialProps) {
  const { breaks, meets = [], differs = [] } = explanation;
  const refused = breaks !== undefined;
  // Why a tile may not lie there is no secret.
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
      {text && <Pill at={place} layout={layout} text={text} refused={refused} />}
      <Loupe layout={layout} place={place} caption={text} refused={refused} onPress={onPress}>
        {lying}
      </Loupe>
    </g>
  );
}

export function Places({ view, layout, seat, picked, offers, aimed, words, onAim, onPlay }: Props) {
  /** A place under the pointer that the tile does not fit, and one that a finger has tapped once. */
  const [misfit, setMisfit] = useState<Cell>();
  const [tapped, setTapped] = useState<Cell>();
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

  function enter(cell: Cell): void {
    const { move, explanation } = over(cell);
    if (explanation.breaks === undefined) onAim(move);
    else setMisfit(cell);
  }

  function leave(): void {
    setMisfit(undefined);
    onAim(undefined);
  }

  /** A finger covers what it points at: the first tap shows how the tile would lie, the second lays it. */
  function press(cell: Cell, event: MouseEvent): void {
    const { move, explanation } = over(cell);
    const fits = explanation.breaks === undefined;
    const byFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (byFinger && fits && tapped !== cell) {
      setTapped(cell);
      setMisfit(undefined);
      onAim(move);
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
          onPointerEnter={() => enter(one.cell)}
          onPointerLeave={leave}
          onClick={(event) => press(one.cell, event)}
        >
          <rect className="spot" {...outline(one)} />
          {lit.get(one.cell) && !plain && <Star x={one.x} y={one.y} />}
        </g>
      ))}
      {place && move !== undefined && explanation && (
        <Trial
          place={place}
          layout={layout}
          numbers={move.slice(0, 4)}
          explanation={explanation}
          words={words}
          onPress={(event) => press(place.cell, event)}
        />
      )}
    </>
  );
}
