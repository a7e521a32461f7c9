/** Whether a click came from a finger, which hides what it points at: it shows a place first, and lays with the second tap. */

import type { MouseEvent } from 'react';

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
