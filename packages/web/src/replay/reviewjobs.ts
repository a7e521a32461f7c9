/** Running reviews, one worker each. They belong to the app, not to a page, so they go on when the player leaves the page. */

import type { Review } from '@boneyard/bots/review/review';
import type { GameRecord } from '@boneyard/engine/record';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keyOf } from '../storage/derivedcache';
import { reviews } from './reviewcache';

/** What the worker sends. */
export type ReviewMessage =
  | { readonly kind: 'running'; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly review: Review }
  | { readonly kind: 'failed' };

export type ReviewState = ReviewMessage | { readonly kind: 'none' } | { readonly kind: 'looking' };

const LOOKING: ReviewState = { kind: 'looking' };
const states = new Map<string, ReviewState>();
const workers = new Map<string, Worker>();
const listeners = new Set<() => void>();

function set(key: string, state: ReviewState): void {
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
  worker.addEventListener('message', async ({ data }: MessageEvent<ReviewMessage>) => {
    // Saved before it is shown as done. A review that cannot be saved is shown anyway.
    if (data.kind === 'done') await reviews.save(key, data.review).catch(() => {});
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
  readonly reviewing: ReviewState;
  start(): void;
  stop(): void;
}

/** `atOnce`: a game without a review gets one without being asked for it. */
export function useReview(record: GameRecord, atOnce: boolean): ReviewDesk {
  const key = useMemo(() => keyOf(record), [record]);
  const reviewing = useSyncExternalStore(subscribe, () => states.get(key) ?? LOOKING);
  useEffect(() => {
    if (states.has(key)) return;
    reviews
      .find(key)
      .catch(() => undefined)
      .then((review) => {
        if (states.has(key)) return;
        if (review || !atOnce) set(key, review ? { kind: 'done', review } : { kind: 'none' });
        else start(key, record);
      });
  }, [key, record, atOnce]);
  return {
    reviewing,
    start: () => start(key, record),
    stop() {
      end(key);
      set(key, { kind: 'none' });
    },
  };
}
