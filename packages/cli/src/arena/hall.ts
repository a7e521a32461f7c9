/** Worker threads that play the deals of contests, and give them back in their order. */

import type { Contest } from '@boneyard/bots/arena/contest';
import type { Played } from '@boneyard/bots/arena/playing';
import type { Port } from '@boneyard/bots/desk';
import { threadPort } from '@boneyard/bots/node';
import type { Report } from './worker';

export interface Task {
  readonly contest: Contest;
  readonly deal: number;
}

export interface Hall {
  /** The deals of a contest without end, in their order. Whoever has enough stops asking. */
  play(contest: Contest, from: number): AsyncGenerator<Played, never>;
  close(): void;
}

// Seen from dist/, where the bundled program runs and its worker lies beside it.
const WORKER = new URL('./boneyard.arena.js', import.meta.url);

/** So many deals for each worker may wait for one before them that takes long. */
const AHEAD = 8;

interface Bench {
  readonly port: Port;
  /** Whom to tell; undefined while the worker has nothing to do. */
  tell: ((report: Report) => void) | undefined;
}

function sit(program: URL): Bench {
  const bench: Bench = { port: threadPort(program), tell: undefined };
  bench.port.listen((message) => {
    const tell = bench.tell;
    bench.tell = undefined;
    tell?.(message as Report);
  });
  return bench;
}

export function hallOf(size: number, program = WORKER): Hall {
  const benches = Array.from({ length: size }, () => sit(program));
  /** Whoever plays now also hears when a worker is done with what an earlier contest had asked for. */
  let wake = () => {};
  return {
    async *play(contest, from) {
      const ready = new Map<number, Report>();
      let next = from;
      let given = from;
      for (;;) {
        for (const bench of benches) {
          if (bench.tell || given >= next + AHEAD * size) continue;
          const deal = given++;
          bench.tell = (report) => {
            ready.set(deal, report);
            wake();
          };
          bench.port.postMessage({ contest, deal } satisfies Task);
        }
        const report = ready.get(next);
        if (!report) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          continue;
        }
        if ('failed' in report) throw new Error(report.failed);
        ready.delete(next++);
        yield report.played;
      }
    },
    close() {
      for (const { port } of benches) port.close();
    },
  };
}
