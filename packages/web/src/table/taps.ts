/** What fingers and mice mean. A finger hides what it points at: it shows a place first, and lays with the second tap. */

import type { MouseEvent, PointerEvent as ReactPointerEvent } from 'react';

/** Not every browser says in a click what made it, so the press before it is remembered. */
let pressed = 'mouse';
function remember({ pointerType }: PointerEvent): void {
  pressed = pointerType;
}
globalThis.addEventListener?.('pointerdown', remember, true);

export function byFinger({ nativeEvent, detail }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as PointerEvent;
  // A key makes clicks too, which count none.
  return detail !== 0 && (pointerType || pressed) === 'touch';
}

/** Browsers say that a mouse enters and leaves places before they say that it has moved. */
let seen: { readonly clientX: number; readonly clientY: number } | undefined;
function watch({ clientX, clientY }: PointerEvent): void {
  seen = { clientX, clientY };
}
globalThis.addEventListener?.('pointermove', watch, true);

/** Whether a mouse has moved onto or off something. One that rests aims at nothing: the board moves under it while keys aim. */
export function byMouse({ pointerType, clientX, clientY }: ReactPointerEvent): boolean {
  return pointerType !== 'touch' && (seen?.clientX !== clientX || seen.clientY !== clientY);
}
