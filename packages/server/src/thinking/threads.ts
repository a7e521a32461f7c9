/** Worker threads that think, with a queue that is fair between tables. Under load the levels give way. */

import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Budget } from '@boneyard/bots/bot';
import type { Level } from '@boneyard/bots/level';
import { levels } from '@boneyard/bots/levels';
import type { Done, Job } from './job';
import { fairQueue } from './queue';
import type { Thinkers } from './thinkers';

interface Waiting {
  readonly job: () => Job;
  resolve(move: string): void;
  reject(error: Error): void;
}

/** Nobody thinks less than this, in milliseconds; where even that is too long, nobody searches. */
const LEAST = 20;

/** How a level plays while so many jobs wait for each thread. */
export function givingWay(level: Level, waiting: number): { readonly level: Level; readonly budget: Budget } {
  const { budget } = levels[level];
  if (!('milliseconds' in budget)) return { level, budget };
  const milliseconds = budget.milliseconds / (1 + waiting);
  if (milliseconds >= LEAST) return { level, budget: { milliseconds } };
  return { level: 'casual', budget: levels.casual.budget };
}

export function threads(program: string | URL, size: number): Thinkers {
  const queue = fairQueue<Waiting>();
  const free: Worker[] = [];
  const busy = new Map<Worker, Waiting>();
  let closed = false;

  function lost(worker: Worker, why: string): void {
    const at = free.indexOf(worker);
    if (at >= 0) free.splice(at, 1);
    busy.get(worker)?.reject(new Error(why));
    busy.delete(worker);
    next();
  }

  function hire(): Worker {
    const worker = new Worker(program);
    // The threads must not keep the process alive.
    worker.unref();
    worker.on('message', (done: Done) => {
      const waiting = busy.get(worker);
      busy.delete(worker);
      free.push(worker);
      if ('move' in done) waiting?.resolve(done.move);
      else waiting?.reject(new Error(done.failed));
      next();
    });
    worker.on('error', (error) => lost(worker, error.message));
    worker.on('exit', () => lost(worker, 'the thread ended'));
    return worker;
  }

  function next(): void {
    while (!closed && queue.size > 0) {
      const worker = free.pop() ?? (busy.size < size ? hire() : undefined);
      if (!worker) return;
      const waiting = queue.take()!;
      busy.set(worker, waiting);
      worker.postMessage(waiting.job());
    }
  }

  function ask(table: string, job: () => Job): Promise<string> {
    return new Promise((resolve, reject) => {
      if (closed) return reject(new Error('nobody thinks any more'));
      queue.put(table, { job, resolve, reject });
      next();
    });
  }

  return {
    move: (thought, wanted) =>
      ask(thought.table, () => {
        const { level, budget } = givingWay(wanted, queue.size / size);
        return { kind: 'move', thought, level, budget, seed: randomUUID() };
      }),
    rule: (thought, move) => ask(thought.table, () => ({ kind: 'rule', thought, move })),
    close() {
      closed = true;
      for (const worker of [...free, ...busy.keys()]) worker.terminate();
    },
  };
}
