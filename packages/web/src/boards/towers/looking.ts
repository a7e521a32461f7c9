/** How a player looks at towers: as a plan or in space, and from where. The board and its buttons share it. */

import { useSyncExternalStore } from 'react';

export const WAYS = ['space', 'plan'] as const;
export type Way = (typeof WAYS)[number];

const KEY = 'boneyard.towers';

function stored(): Way {
  try {
    return WAYS.find((way) => way === localStorage.getItem(KEY)) ?? 'space';
  } catch {
    return 'space';
  }
}

/** Whether this browser draws in space at all. */
function hasSpace(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

let way: Way | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function looking(): Way {
  way ??= hasSpace() ? stored() : 'plan';
  return way;
}

export function look(wish: Way): void {
  way = wish;
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener();
}

export function useLooking(): Way {
  return useSyncExternalStore(subscribe, looking);
}

/** Where one may ask to stand. */
export type Stand = 'top' | 'side';

let mover: ((stand: Stand) => void) | undefined;

/** The scene says how it is moved while it is there. */
export function movedBy(move: (stand: Stand) => void): () => void {
  mover = move;
  return () => {
    if (mover === move) mover = undefined;
  };
}

export function standAt(stand: Stand): void {
  mover?.(stand);
}
