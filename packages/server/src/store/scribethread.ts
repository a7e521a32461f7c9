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

interface Thread {
  readonly worker: Worker;
  /** Whoever gave it a group, in the order in which it answers. */
  readonly waiting: Waiting[];
}

/** `program` is the bundled `scribeworker.ts`. Groups are kept in the order they come. */
export function scribeInThread(program: URL, file: string): Scribe {
  let hired: Thread | undefined;

  function hire(): Thread {
    const thread: Thread = { worker: new Worker(program, { workerData: file }), waiting: [] };
    const { worker, waiting } = thread;
    // It fails before it ends, and another may be at work by then: only its own groups are lost with it.
    const lost = (why: string) => {
      if (hired === thread) hired = undefined;
      for (const { reject } of waiting.splice(0)) reject(new Error(why));
    };
    worker.on('message', (kept: Kept) => {
      const first = waiting.shift();
      if ('won' in kept) first?.resolve(kept.won);
      else first?.reject(new Error(kept.failed));
    });
    worker.on('error', (error) => lost(error.message));
    worker.on('exit', () => lost('the thread ended'));
    return thread;
  }

  return {
    commit: (group: readonly Written[]) =>
      new Promise((resolve, reject) => {
        hired ??= hire();
        hired.waiting.push({ resolve, reject });
        hired.worker.postMessage(group);
      }),
    async close() {
      await hired?.worker.terminate();
    },
  };
}
