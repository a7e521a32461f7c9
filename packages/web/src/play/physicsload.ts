/** Fetches the engine of the physics, a megabyte, and says how far it has come. The worker then finds it in the cache. */

import wasm from '@dimforge/rapier3d-deterministic/rapier_wasm3d_bg.wasm?url';
import { useSyncExternalStore } from 'react';

/** What the engine weighs unpacked; networks only tell how much comes packed. */
const BYTES = 3_105_890;

let share = 0;
const listeners = new Set<() => void>();

function come(bytes: number): void {
  share = Math.min(0.99, bytes / BYTES);
  for (const listener of listeners) listener();
}

/** Whether it comes or not, the worker is asked next, and says what is wrong. */
export async function fetchEngine(): Promise<void> {
  try {
    const { body } = await fetch(wasm);
    const reader = body?.getReader();
    for (let bytes = 0; reader; ) {
      const { value, done } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      come(bytes);
    }
  } catch {
    // Said by the worker.
  }
  share = 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From 0 to 1. */
export function useFetched(): number {
  return useSyncExternalStore(subscribe, () => share);
}
