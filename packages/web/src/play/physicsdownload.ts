/**
 * Downloads the physics engine, about a megabyte, and reports the progress. The worker then finds it in the cache.
 * When a script fails to load, browsers do not try again until the page is reloaded. So scripts for towers are requested
 * only once the engine is arriving: then the network works, or everything is in the cache.
 */

import wasm from '@dimforge/rapier3d-deterministic/rapier_wasm3d_bg.wasm?url';
import { useSyncExternalStore } from 'react';

/** The size of the engine uncompressed; the network reports only the compressed size. */
export const ENGINE_BYTES = 3_105_890;

export interface EngineDownload {
  /** From 0 to 1. */
  readonly share: number;
  /** A download failed, and waits until the player tries again. */
  readonly unreachable: boolean;
}

let fetched: EngineDownload = { share: 0, unreachable: false };
const listeners = new Set<() => void>();

function update(change: Partial<EngineDownload>): void {
  fetched = { ...fetched, ...change };
  for (const listener of listeners) listener();
}

let retrying = new AbortController();

export function retryDownload(): void {
  retrying.abort();
}

/** Resolves when the player tries again or the network is back. */
async function untilTried(): Promise<void> {
  update({ unreachable: true });
  retrying = new AbortController();
  addEventListener('online', retryDownload);
  await new Promise((resolve) => retrying.signal.addEventListener('abort', resolve));
  removeEventListener('online', retryDownload);
  update({ unreachable: false });
}

async function read({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  for (let bytes = 0; reader; ) {
    const { value, done } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    update({ share: Math.min(0.99, bytes / ENGINE_BYTES) });
  }
  update({ share: 1 });
}

let markArriving = () => {};
const arriving = new Promise<void>((resolve) => {
  markArriving = resolve;
});

export async function fetchEngine(): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(wasm);
      if (!response.ok) throw new Error(`the engine: ${response.status}`);
      markArriving();
      return await read(response);
    } catch {
      await untilTried();
    }
  }
}

/** Loads a script that is useful only with the engine. */
export async function withEngine<T>(load: () => Promise<T>): Promise<T> {
  await arriving;
  try {
    return await load();
  } catch {
    await untilTried();
    // Only a reload requests the script again. Games are saved after every move.
    location.reload();
    return new Promise(() => {});
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useEngineDownload(): EngineDownload {
  return useSyncExternalStore(subscribe, () => fetched);
}
