/** What a player asks the board to show: dead cells, or a group of the list. The board and its buttons share it. */

import { useSyncExternalStore } from 'react';
import type { Run } from '../../layouts/bead';

export interface Aids {
  readonly dead: boolean;
  /** The list of groups is open. */
  readonly listed: boolean;
  /** The group of the list that the player looks at. */
  readonly lit: Run | undefined;
}

let current: Aids = { dead: false, listed: false, lit: undefined };
const listeners = new Set<() => void>();

export function ask(wish: Partial<Aids>): void {
  current = { ...current, ...wish };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAids(): Aids {
  return useSyncExternalStore(subscribe, () => current);
}
