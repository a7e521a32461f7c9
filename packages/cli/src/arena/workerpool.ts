/** Worker threads that play the deals of contests. Results come in the order of the deals. */

import type { Contest } from '@boneyard/bots/arena/contest';
import type { DealResult } from '@boneyard/bots/arena/dealplay';
import type { Port } from '@boneyard/bots/botservice';
import { threadPort } from '@boneyard/bots/nodeport';
import type { DealReport } from './worker';

export interface DealTask {
  readonly contest: Contest;
  readonly deal: number;
}

export interface WorkerPool {
  /** Endless results of a contest's deals, in order; the caller stops when it has enough. */
  play(contest: Contest, from: number): AsyncGenerator<DealResult, never>;
  close(): void;
}

// Relative to dist/, where the bundled program and its worker are.
const WORKER = new URL('./boneyard.arena.js', import.meta.url);

/** Finished deals per worker that may wait for an earlier, slower one. */
const AHEAD = 8;

interface PoolWorker {
  readonly port: Port;
  /** Receives the result of the current deal; undefined while the worker is idle. */
  report: ((result: DealReport) => void) | undefined;
}

function startWorker(program: URL): PoolWorker {
  const worker: PoolWorker = { port: threadPort(program), report: undefined };
  worker.port.listen((message) => {
    const report = worker.report;
    worker.report = undefined;
    report?.(message as DealReport);
  });
  return worker;
}

export function workerPool(size: number, program = WORKER): WorkerPool {
  const workers = Array.from({ length: size }, () => startWorker(program));
  /** Wakes the current contest, also when a worker finishes a deal of an earlier, abandoned contest. */
  let wake = () => {};
  return {
    async *play(contest, from) {
      const ready = new Map<number, DealReport>();
      let next = from;
      let given = from;
      for (;;) {
        for (const worker of workers) {
          if (worker.report || given >= next + AHEAD * size) continue;
          const deal = given++;
          worker.report = (result) => {
            ready.set(deal, result);
            wake();
          };
          worker.port.postMessage({ contest, deal } satisfies DealTask);
        }
        const result = ready.get(next);
        if (!result) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          continue;
        }
        if ('failed' in result) throw new Error(result.failed);
        ready.delete(next++);
        yield result.played;
      }
    },
    close() {
      for (const { port } of workers) port.close();
    },
  };
}
