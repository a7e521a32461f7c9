/** Reviews that are being made, one worker each. They belong to the app and not to a page, so they go on when one leaves it. */

import type { Review } from '@boneyard/bots/review/review';
import type { GameRecord } from '@boneyard/engine/record';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keyOf } from '../keeping/beside';
import { reviews } from './keeping';

/** What the worker says. */
export type Told =
  | { readonly kind: 'running'; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly review: Review }
  | { readonly kind: 'failed' };

export type Reviewing = Told | { readonly kind: 'none' } | { readonly kind: 'looking' };

const LOOKING: Reviewing = { kind: 'looking' };
const states = new Map<string, Reviewing>();
const workers = new Map<string, Worker>();
const listeners = new Set<() => void>();

function set(key: string, state: Reviewing): void {
  states.set(key, state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function end(key: string): void {
  workers.get(key)?.terminate();
  workers.delete(key);
}

function start(key: string, record: GameRecord): void {
  if (workers.has(key)) return;
  const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module', name: 'review' });
  workers.set(key, worker);
  set(key, { kind: 'running', done: 0, all: record.rounds.reduce((sum, { moves }) => sum + moves.length, 0) });
  worker.addEventListener('message', async ({ data }: MessageEvent<Told>) => {
    // What is shown as done is kept. A review that cannot be kept is still there to be read.
    if (data.kind === 'done') await reviews.keep(key, data.review).catch(() => {});
    if (workers.get(key) !== worker) return;
    if (data.kind !== 'running') end(key);
    set(key, data);
  });
  worker.addEventListener('error', () => {
    end(key);
    set(key, { kind: 'failed' });
  });
  worker.postMessage(record);
}

export interface ReviewDesk {
  readonly reviewing: Reviewing;
  start(): void;
  stop(): void;
}

export function useReview(record: GameRecord): ReviewDesk {
  const key = useMemo(() => keyOf(record), [record]);
  const reviewing = useSyncExternalStore(subscribe, () => states.get(key) ?? LOOKING);
  useEffect(() => {
    if (states.has(key)) return;
    reviews
      .find(key)
      .catch(() => undefined)
      .then((review) => {
        if (!states.has(key)) set(key, review ? { kind: 'done', review } : { kind: 'none' });
      });
  }, [key]);
  return {
    reviewing,
    start: () => start(key, record),
    stop() {
      end(key);
      set(key, { kind: 'none' });
    },
  };
}
