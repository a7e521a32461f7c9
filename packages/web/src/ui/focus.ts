/** Keeps the focus in a sensible place when the element that had it is removed. */

import { useEffect } from 'react';

export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses an element that is not a control, such as a heading. */
export function focusOn(place: HTMLElement | null | undefined): void {
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** If nothing has the focus after this component is removed, focuses the dock of the table, or else the page's heading. */
export function useFocusFallback(there = true): void {
  useEffect(() => {
    if (!there) return;
    return () => {
      if (isFocusLost()) focusOn(document.querySelector<HTMLElement>('.dock') ?? document.querySelector('h1'));
    };
  }, [there]);
}
