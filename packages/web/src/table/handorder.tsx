/** The order of the tiles in the hand, and the menu that chooses it. */

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../app/language';
import { changeSettings, SORTS, type UserSettings, useSettings } from '../app/settings';
import type { Board } from './boards/board';
import type { HandTile } from './hand';
import './hand.css';

export function sorted(tiles: readonly HandTile[], sort: UserSettings['sort'], board: Board): HandTile[] {
  switch (sort) {
    case 'order':
      return [...tiles];
    case 'playable':
      return tiles.toSorted((a, b) => Number(b.playable) - Number(a.playable));
    case 'high':
      return tiles.toSorted((a, b) => board.weight(b.tile) - board.weight(a.tile));
  }
}

/** Three bars that get shorter: a sign that people know from other lists. */
const SIGN = 'M4 6H20M4 12H15M4 18H10';

/** An icon that opens a menu of orders. Where nobody is told what fits, tiles cannot be sorted by it. */
export function SortMenu({ unaided }: { readonly unaided: boolean }) {
  const { web, speech } = useWords();
  const { sort: chosen } = useSettings();
  const orders = SORTS.filter((one) => one !== 'playable' || !unaided);
  const sort = orders.find((one) => one === chosen) ?? 'order';
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role]') ?? [])];

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    const leave = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (to !== undefined) all.at(to % all.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={place} className="sort">
      <button
        ref={button}
        type="button"
        className="button round"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={speech.labelled(web.table.sortBy, web.table.sorts[sort])}
        title={web.table.sortBy}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SIGN} />
        </svg>
      </button>
      {open && (
        <div ref={menu} role="menu" className="sorts" tabIndex={-1} aria-label={web.table.sortBy} onKeyDown={onKeyDown}>
          {orders.map((one) => (
            <button
              key={one}
              type="button"
              role="menuitemradio"
              aria-checked={one === sort}
              tabIndex={-1}
              onClick={() => {
                changeSettings({ sort: one });
                close();
              }}
            >
              {web.table.sorts[one]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
