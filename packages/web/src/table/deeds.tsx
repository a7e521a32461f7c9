/** Buttons for what the player can do: the places of a picked tile as small drawings, and the moves that lay none. */

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../app/language';
import { readOffer } from './offers';
import { byFinger, byMouse } from './taps';
import './deeds.css';

interface Deed {
  readonly offer: string;
  readonly text: string;
  readonly aside: boolean;
  /** Drawn instead of the text, which is still heard, and seen in the tooltip. */
  readonly picture?: ReactNode;
  /** Before the picture: the letter that its place has on the board. */
  readonly letter?: string | undefined;
  /** Beside the picture: what tells it apart from others with the same picture, and what it scores. */
  readonly caption?: string | undefined;
  readonly worth?: string | undefined;
}

/** Offers are also used inside sentences; a button begins with a capital. */
function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

interface DeedsProps {
  readonly label: string;
  readonly deeds: readonly Deed[];
  readonly aimed: string | undefined;
  /** The first one is highlighted; false while there are tiles to lay. */
  readonly main: boolean;
  /** The first button takes the focus, because a key brought these choices up. */
  readonly grabsFocus: boolean;
  onAim(offer: string | undefined, byFinger?: boolean): void;
  onDo(offer: string): void;
  /** Puts the tile back; absent if none is picked. */
  onCancel?: (() => void) | undefined;
}

/** The places of a picked tile, or the moves that lay none. */
export function Deeds({ label, deeds, aimed, main, grabsFocus, onAim, onDo, onCancel }: DeedsProps) {
  const { web } = useWords();
  const group = useRef<HTMLFieldSetElement>(null);
  /** The place that a finger has just touched and that is not shown on the board yet. */
  const touched = useRef<string>(undefined);
  const [all, setAll] = useState(false);
  const [usual, others] = [deeds.filter(({ aside }) => !aside), deeds.filter(({ aside }) => aside)];
  useEffect(() => {
    if (grabsFocus) group.current?.querySelector('button')?.focus();
  }, [grabsFocus]);
  // Turning a tile by a key aims it again: the focus moves to the button that lays it this way.
  useEffect(() => {
    const button = aimed === undefined ? undefined : group.current?.querySelector<HTMLElement>('.aimed');
    if (group.current?.contains(document.activeElement)) button?.focus();
  }, [aimed]);

  /** Aims at the next way to make the move that is aimed at. */
  function turn(from: string, by: number): void {
    const ways = deeds.filter(({ offer }) => readOffer(offer).move === readOffer(from).move);
    if (ways.length < 2) return;
    setAll(true);
    onAim(ways.at((ways.findIndex(({ offer }) => offer === from) + by) % ways.length)!.offer);
  }

  /** A finger that taps a place sees it on the board first; the second tap lays the tile. */
  function choose(offer: string, event: MouseEvent): void {
    const shows = byFinger(event) && touched.current === offer;
    touched.current = undefined;
    if (shows) onAim(offer, true);
    else onDo(offer);
  }

  const button = ({ offer, text, picture, letter, caption, worth }: Deed) => (
    <button
      key={offer}
      type="button"
      className={`button${main && offer === deeds[0]?.offer ? ' brass' : ''}${offer === aimed ? ' aimed' : ''}${picture ? ' pictured' : ''}`}
      title={picture ? capital(text) : undefined}
      // Before the focus comes here, which aims too.
      onPointerDown={({ pointerType }) => {
        touched.current = pointerType === 'touch' && onCancel && offer !== aimed ? offer : undefined;
      }}
      onClick={(event) => choose(offer, event)}
      onPointerEnter={(event) => byMouse(event) && onAim(offer)}
      onPointerLeave={(event) => byMouse(event) && onAim(undefined)}
      onFocus={() => onAim(offer)}
      onBlur={() => onAim(undefined)}
    >
      {picture ? (
        <>
          <span className="hidden">{capital(text)}</span>
          {letter !== undefined && (
            <span className="letter" aria-hidden="true">
              {letter}
            </span>
          )}
          {picture}
          <span aria-hidden="true">
            {caption}
            {worth !== undefined && <b>+{worth}</b>}
          </span>
        </>
      ) : (
        capital(text)
      )}
    </button>
  );
  return (
    <fieldset
      ref={group}
      className="deeds"
      onKeyDown={(event) => {
        const { key, shiftKey, ctrlKey, metaKey } = event;
        if (key.toLowerCase() === 'r' && aimed !== undefined && !ctrlKey && !metaKey) turn(aimed, shiftKey ? -1 : 1);
        if (key !== 'Escape' || !onCancel) return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <legend className="hidden">{label}</legend>
      {usual.map(button)}
      {others.length > 0 && (
        <button type="button" className="button quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {web.table.morePlaces}
        </button>
      )}
      {all && others.map(button)}
      {onCancel && (
        <button type="button" className="button quiet" onClick={onCancel}>
          {web.table.putBack}
        </button>
      )}
    </fieldset>
  );
}
