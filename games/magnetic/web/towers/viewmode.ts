/** How a player views towers: as a plan or in 3D, and from where. The board and its buttons share it. */

import { hasWebGL } from '@boneyard/web/ui/webgl';
import { useSyncExternalStore } from 'react';

export const VIEW_MODES = ['space', 'plan'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

const KEY = 'boneyard.towers';

function stored(): ViewMode {
  try {
    return VIEW_MODES.find((way) => way === localStorage.getItem(KEY)) ?? 'space';
  } catch {
    return 'space';
  }
}

let lost = false;
let way: ViewMode | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hasSpace(): boolean {
  return !lost && hasWebGL();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function viewMode(): ViewMode {
  way ??= stored();
  return hasSpace() ? way : 'plan';
}

/** The graphics context is lost for good: from now on there is only the plan. */
export function loseSpace(): void {
  lost = true;
  tell();
}

export function chooseViewMode(wish: ViewMode): void {
  way = wish;
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // Without storage, it lasts as long as the page.
  }
  tell();
}

export function useViewMode(): ViewMode {
  return useSyncExternalStore(subscribe, viewMode);
}

export function useHasSpace(): boolean {
  return useSyncExternalStore(subscribe, hasSpace);
}

/** Where the camera can be sent. */
export type Stand = 'top' | 'side';

let mover: ((stand: Stand) => void) | undefined;

/** Registers how the camera is moved; returns how to unregister. */
export function movedBy(move: (stand: Stand) => void): () => void {
  mover = move;
  return () => {
    if (mover === move) mover = undefined;
  };
}

export function standAt(stand: Stand): void {
  mover?.(stand);
}
