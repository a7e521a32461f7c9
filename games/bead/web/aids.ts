/** What a player asks the board to show: dead cells, or a group of the list. The board and its buttons share it. */

import { useSyncExternalStore } from 'react';
import type { GridRun } from './layout';

export interface ShownAids {
  readonly dead: boolean;
  /** The list of groups is open. */
  readonly listed: boolean;
  /** The group of the list that the player points at. */
  readonly lit: GridRun | undefined;
}

let current: ShownAids = { dead: false, listed: false, lit: undefined };
const listeners = new Set<() => void>();

export function ask(wish: Partial<ShownAids>): void {
  current = { ...current, ...wish };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAids(): ShownAids {
  return useSyncExternalStore(subscribe, () => current);
}
