/** Buttons for all that can be done now. */

import { useEffect, useRef } from 'react';
import type { Board } from '../boards/board';
import { useWords } from '../language';
import type { Picking } from './picking';

export interface Deed {
  readonly move: string;
  readonly text: string;
}

/** Offers are parts of sentences elsewhere; a button begins with a capital. */
function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

interface DeedsProps {
  readonly label: string;
  readonly deeds: readonly Deed[];
  readonly aimed: string | undefined;
  /** The first of them is the thing to do; not so while there are tiles to lay. */
  readonly main: boolean;
  /** Takes the focus when these deeds came up because of a key. */
  readonly grabsFocus: boolean;
  onAim(move: string | undefined): void;
  onDo(move: string): void;
  /** Puts the tile back; absent when none is picked. */
  onCancel?: (() => void) | undefined;
}

/** The places of a picked tile, or what else one may do. */
function Deeds({ label, deeds, aimed, main, grabsFocus, onAim, onDo, onCancel }: DeedsProps) {
  const { web } = useWords();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (grabsFocus) group.current?.querySelector('button')?.focus();
  }, [grabsFocus]);
  // A tile that is turned by a key is aimed anew: the focus goes to the button that lays it this way.
  const at = deeds.findIndex(({ move }) => move === aimed);
  useEffect(() => {
    const buttons = group.current?.querySelectorAll('button');
    if (at >= 0 && group.current?.contains(document.activeElement)) buttons?.[at]?.focus();
  }, [at]);
  return (
    <fieldset
      ref={group}
      className="deeds"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onCancel) return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <legend className="hidden">{label}</legend>
      {deeds.map(({ move, text }, index) => (
        <button
          key={move}
          type="button"
          className={`button${main && index === 0 ? ' brass' : ''}${move === aimed ? ' aimed' : ''}`}
          onClick={() => onDo(move)}
          onPointerEnter={() => onAim(move)}
          onPointerLeave={() => onAim(undefined)}
          onFocus={() => onAim(move)}
          onBlur={() => onAim(undefined)}
        >
          {capital(text)}
        </button>
      ))}
      {onCancel && (
        <button type="button" className="button quiet" onClick={onCancel}>
          {web.table.putBack}
        </button>
      )}
    </fieldset>
  );
}

interface ChoicesProps {
  readonly board: Board;
  readonly picking: Picking;
  readonly deeds: readonly Deed[];
  readonly main: boolean;
  onDo(move: string): void;
}

/** The deeds of what is picked just now, in the dock where the tile was picked. */
export function Choices({ board, picking, deeds, main, onDo }: ChoicesProps) {
  const words = useWords();
  const { places, actions } = words.web.table;
  const { picked, aimed, byKey } = picking;
  return (
    <Deeds
      key={picked ? `${picked.tile} ${picked.index}` : 'none'}
      label={picked ? places(board.named?.(picked.tile, words) ?? picked.tile) : actions}
      deeds={deeds}
      aimed={aimed}
      main={main}
      grabsFocus={picked !== undefined && byKey}
      onAim={picking.aim}
      onDo={onDo}
      onCancel={
        picked &&
        (() => {
          if (byKey) document.querySelector<HTMLElement>('.dock .tile.up')?.focus();
          picking.putBack();
        })
      }
    />
  );
}

/** The tile between the fingers. */
export function Held({ board, picking: { picked, dragging } }: Pick<ChoicesProps, 'board' | 'picking'>) {
  return dragging.floating(
    picked && (
      <svg viewBox={`0 0 ${board.face.width} ${board.face.height}`} aria-hidden="true">
        <board.Face tile={picked.tile} turn={picked.turn} />
      </svg>
    ),
  );
}

/** Steps through the past, and back to now. */
export function LookingBack({ at, onLook }: { readonly at: number; onLook(index: number | undefined): void }) {
  const { web } = useWords();
  return (
    <div className="deeds">
      <button type="button" className="button" disabled={at === 0} onClick={() => onLook(at - 1)}>
        {web.table.earlier}
      </button>
      <button type="button" className="button" onClick={() => onLook(at + 1)}>
        {web.table.later}
      </button>
      <button type="button" className="button brass" onClick={() => onLook(undefined)}>
        {web.table.now}
      </button>
    </div>
  );
}
