/** Worker threads for bots and verdicts, with queues that are fair between players. Under load bots think less. */

import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Budget } from '@boneyard/bots/bot';
import type { BotLevel } from '@boneyard/bots/level';
import { levels } from '@boneyard/bots/levels';
import type { JobResult, ThinkerJob } from './job';
import { fairQueue, type Queue } from './queue';
import type { Situation, Thinkers } from './thinkers';

interface Waiting {
  readonly job: () => ThinkerJob;
  resolve(move: string): void;
  reject(error: Error): void;
}

/** A job that takes this long will not end, in milliseconds: its thread is replaced. */
const STUCK = 30_000;

/** The shortest search, in milliseconds; under more load than that bots do not search at all. */
const LEAST = 20;

/** How a level plays while this many jobs wait for each thread. */
export function effortUnderLoad(
  level: BotLevel,
  waiting: number,
): { readonly level: BotLevel; readonly budget: Budget } {
  const { budget } = levels[level];
  if (!('milliseconds' in budget)) return { level, budget };
  const milliseconds = budget.milliseconds / (1 + waiting);
  if (milliseconds >= LEAST) return { level, budget: { milliseconds } };
  return { level: 'casual', budget: levels.casual.budget };
}

export function thinkerThreads(program: string | URL, size: number, stuck = STUCK): Thinkers {
  // A person waits for a verdict, so it comes before the thoughts of bots.
  const [verdicts, thoughts] = [fairQueue<Waiting>(), fairQueue<Waiting>()];
  const free: Worker[] = [];
  const busy = new Map<Worker, { readonly waiting: Waiting; readonly watchdog: NodeJS.Timeout }>();
  let closed = false;

  function lost(worker: Worker, why: string): void {
    const at = free.indexOf(worker);
    if (at >= 0) free.splice(at, 1);
    finish(worker)?.reject(new Error(why));
    next();
  }

  /** The job that the worker had. */
  function finish(worker: Worker): Waiting | undefined {
    const job = busy.get(worker);
    clearTimeout(job?.watchdog);
    busy.delete(worker);
    return job?.waiting;
  }

  function hire(): Worker {
    const worker = new Worker(program);
    // The threads must not keep the process alive.
    worker.unref();
    worker.on('message', (done: JobResult) => {
      const waiting = finish(worker);
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
    while (!closed && verdicts.size + thoughts.size > 0) {
      const worker = free.pop() ?? (busy.size < size ? hire() : undefined);
      if (!worker) return;
      const waiting = (verdicts.take() ?? thoughts.take())!;
      const watchdog = setTimeout(() => {
        // Its exit comes later, when another thread may already do its work.
        lost(worker, `no answer in ${stuck} ms`);
        void worker.terminate();
      }, stuck).unref();
      busy.set(worker, { waiting, watchdog });
      worker.postMessage(waiting.job());
    }
  }

  function ask(queue: Queue<Waiting>, { owner }: Situation, job: () => ThinkerJob): Promise<string> {
    return new Promise((resolve, reject) => {
      if (closed) return reject(new Error('nobody thinks any more'));
      queue.put(owner, { job, resolve, reject });
      next();
    });
  }

  return {
    move: (thought, wanted) =>
      ask(thoughts, thought, () => {
        const { level, budget } = effortUnderLoad(wanted, thoughts.size / size);
        return { kind: 'move', thought, level, budget, seed: randomUUID() };
      }),
    rule: (thought, move) => ask(verdicts, thought, () => ({ kind: 'rule', thought, move })),
    close() {
      closed = true;
      for (const worker of [...free, ...busy.keys()]) worker.terminate();
    },
  };
}
