/** The player's own tiles, picked by click, key or drag. */

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useWords } from '../app/language';
import type { Board, Picked } from './boards/board';

export interface HandTile {
  readonly tile: string;
  /** Which of equal tiles. */
  readonly index: number;
  /** It may be picked: it can be played or, where players have to find out what fits, tried. */
  readonly playable: boolean;
}

export interface HandProps {
  readonly board: Board;
  readonly tiles: readonly HandTile[];
  readonly label: string;
  readonly picked: Picked | undefined;
  /** Marks the tiles that cannot be played; off while it is not the player's turn. */
  readonly marks: boolean;
  /** The seat whose tiles these are, from which they fly to the table. */
  readonly seat: number;
  /** Tiles that have just been drawn. */
  readonly fresh: readonly string[];
  /** `byKey` if no pointer was used. */
  onPick(tile: HandTile, byKey: boolean): void;
  onGrab(tile: HandTile, event: PointerEvent<HTMLButtonElement>): void;
}

export function Hand({ board, tiles, label, picked, marks, seat, fresh, onPick, onGrab }: HandProps) {
  const words = useWords();
  const { web } = words;
  const list = useRef<HTMLUListElement>(null);
  const { width, height } = board.face;

  /** Arrows go from tile to tile; Home and End to the first and the last. */
  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  }

  return (
    <ul ref={list} className="hand" aria-label={label} data-from-seat={seat} onKeyDown={onKeyDown}>
      {tiles.map((one) => {
        const { tile, index, playable } = one;
        const name = board.named?.(tile, words) ?? tile;
        const up = picked?.tile === tile && picked.index === index;
        return (
          <li key={`${tile} ${index}`} className={fresh.includes(tile) ? 'fresh' : ''}>
            <button
              type="button"
              className={`tile${up ? ' up' : ''}${marks && !playable ? ' dull' : ''}`}
              aria-pressed={up}
              aria-label={marks ? `${name}, ${playable ? web.table.playable : web.table.notPlayable}` : name}
              onClick={(event) => onPick(one, event.detail === 0)}
              onPointerDown={(event) => onGrab(one, event)}
            >
              <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                <board.Face tile={tile} turn={up ? picked.turn : 0} />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
