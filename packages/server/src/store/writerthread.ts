/** Writes in a thread of its own: while it waits for the disk, the tables go on. */

import { Worker } from 'node:worker_threads';
import { errorFrom, type WriteFailure } from './batches';
import type { SqliteResult, SqliteWrite, Writer } from './writer';

/** The message that ends the thread, and how long that may take, in milliseconds. */
export const CLOSE = 'close';
const CLOSES_IN = 2_000;

/** What the thread answers to a group. */
export type GroupResult = { readonly results: readonly SqliteResult[] } | { readonly failed: WriteFailure };

interface Waiting {
  resolve(results: readonly SqliteResult[]): void;
  reject(error: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  /** The groups it was given, in the order in which it answers. */
  readonly waiting: Waiting[];
}

/** `program` is the bundled `writerworker.ts`. Groups are written in the order they come. */
export function writerThread(program: URL, file: string): Writer {
  let current: Thread | undefined;

  function startThread(): Thread {
    const thread: Thread = { worker: new Worker(program, { workerData: file }), waiting: [] };
    const { worker, waiting } = thread;
    // It reports an error before it exits, and another thread may have started by then: only its own groups fail.
    const fail = (error: Error) => {
      if (current === thread) current = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    };
    worker.on('message', (result: GroupResult) => {
      const first = waiting.shift();
      if ('results' in result) first?.resolve(result.results);
      else first?.reject(errorFrom(result.failed));
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the writer thread exited')));
    return thread;
  }

  return {
    commit: (group: readonly SqliteWrite[]) =>
      new Promise((resolve, reject) => {
        current ??= startThread();
        current.waiting.push({ resolve, reject });
        current.worker.postMessage(group);
      }),
    async close() {
      if (!current) return;
      const { worker } = current;
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage(CLOSE);
      const deadline = setTimeout(() => void worker.terminate(), CLOSES_IN);
      await gone;
      clearTimeout(deadline);
    },
  };
}
