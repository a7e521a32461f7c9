/** Lays a picked domino where nobody says what fits: it is held over any two cells, by arrow keys too, and let go there. */

import type { TryingProps } from '@boneyard/web/table/boards/board';
import { useEffect, useRef } from 'react';
import { read } from '../rules/moves';
import type { View } from '../rules/position';
import type { BeadLayout } from './layout';
import { firstTry, shifted, turnedOn } from './placements';
import { namedTile, placed } from './tablewords';

/** By key: its name in the words, the step, and the sign of its button. */
const STEPS = {
  ArrowLeft: { name: 'left', dx: -1, dy: 0, sign: 'M15 5L8 12L15 19' },
  ArrowUp: { name: 'up', dx: 0, dy: 1, sign: 'M5 15L12 8L19 15' },
  ArrowDown: { name: 'down', dx: 0, dy: -1, sign: 'M5 9L12 16L19 9' },
  ArrowRight: { name: 'right', dx: 1, dy: 0, sign: 'M9 5L16 12L9 19' },
} as const;

export function Trying(props: TryingProps<View, BeadLayout>) {
  const { layout, picked, aimed, byKey, words, onAim, onTurn, onPlay, onPutBack } = props;
  const { web, games } = words;
  const said = games.bead.table.trying;
  const lay = useRef<HTMLButtonElement>(null);
  const step = ({ dx, dy }: { readonly dx: number; readonly dy: number }) =>
    onAim(aimed === undefined ? firstTry(layout, picked) : shifted(layout, aimed, dx, dy));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a key has picked the domino
  useEffect(() => {
    if (!byKey) return;
    onAim(firstTry(layout, picked));
    lay.current?.focus();
  }, [byKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a domino that is turned stays over the same cell
  useEffect(() => {
    if (aimed !== undefined) onAim(turnedOn(aimed, picked));
  }, [picked.turn]);

  const where = aimed === undefined ? undefined : placed(read(aimed)!, words);
  return (
    <fieldset
      className="deeds trying"
      onKeyDown={(event) => {
        const arrow = STEPS[event.key as keyof typeof STEPS];
        if (arrow) step(arrow);
        else if (event.key === 'Escape') onPutBack();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <legend className="hidden">{web.table.places(namedTile(picked.tile, words))}</legend>
      <button
        ref={lay}
        type="button"
        className="button brass lay"
        onClick={() => (aimed === undefined ? onAim(firstTry(layout, picked)) : onPlay(aimed))}
      >
        {where === undefined ? said.point : said.lay(where)}
      </button>
      <button type="button" className="button" onClick={onTurn}>
        {said.turn}
      </button>
      <button type="button" className="button quiet" onClick={onPutBack}>
        {web.table.putBack}
      </button>
      {Object.values(STEPS).map((arrow) => (
        <button
          key={arrow.name}
          type="button"
          className="button arrow"
          aria-label={said.steps[arrow.name]}
          onClick={() => step(arrow)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={arrow.sign} />
          </svg>
        </button>
      ))}
      <p className="hidden" role="status">
        {where}
      </p>
    </fieldset>
  );
}
