/** A scribe in a thread of its own: while the disk is waited for, the tables go on. */

import { Worker } from 'node:worker_threads';
import type { Scribe } from './scribe';
import type { Written } from './writing';

/** What the thread answers to a group. */
export type Kept = { readonly won: readonly boolean[] } | { readonly failed: string };

interface Waiting {
  resolve(won: readonly boolean[]): void;
  reject(error: Error): void;
}

/** `program` is the bundled `scribeworker.ts`. Groups are kept in the order they come. */
export function scribeInThread(program: URL, file: string): Scribe {
  let waiting: Waiting[] = [];
  let thread: Worker | undefined;

  function lost(why: string): void {
    thread = undefined;
    const unanswered = waiting;
    waiting = [];
    for (const { reject } of unanswered) reject(new Error(why));
  }

  function hire(): Worker {
    const worker = new Worker(program, { workerData: file });
    worker.on('message', (kept: Kept) => {
      const first = waiting.shift();
      if ('won' in kept) first?.resolve(kept.won);
      else first?.reject(new Error(kept.failed));
    });
    worker.on('error', (error) => lost(error.message));
    worker.on('exit', () => lost('the thread ended'));
    return worker;
  }

  return {
    commit: (group: readonly Written[]) =>
      new Promise((resolve, reject) => {
        thread ??= hire();
        waiting.push({ resolve, reject });
        thread.postMessage(group);
      }),
    async close() {
      await thread?.terminate();
    },
  };
}
