/** Runs a contest until the result is precise enough, starting with the deals already in the results file. */

import type { Contest } from '@boneyard/bots/arena/contest';
import type { DealResult } from '@boneyard/bots/arena/dealplay';
import { enough, FEWEST_DEALS, type Goal, strengthOf } from '@boneyard/bots/arena/statistics';
import type { Console } from '../console';
import { progressOf } from '../progress';
import type { ResultFile } from './resultfile';
import type { WorkerPool } from './workerpool';

/** Estimated number of deals needed: the interval shrinks with the square root of it. */
function needed(played: number, half: number, { deals, within }: Goal): number {
  const byWidth =
    within === undefined ? Number.POSITIVE_INFINITY : Math.max(FEWEST_DEALS, played * (half / within) ** 2);
  return Math.min(deals ?? Number.POSITIVE_INFINITY, byWidth);
}

/** What running a contest needs. */
export interface RunContext {
  readonly goal: Goal;
  readonly results: ResultFile;
  readonly workers: WorkerPool;
  readonly io: Console;
}

export async function runContest(
  contest: Contest,
  label: string,
  { goal, results, workers, io }: RunContext,
): Promise<DealResult[]> {
  const { number, percent, progress } = io.words.arena;
  const log = results.logOf(contest);
  const played: DealResult[] = [];
  for (const one of log.played) {
    played.push(one);
    if (enough(played, goal)) return played;
  }
  const bar = progressOf(label);
  for await (const one of workers.play(contest, played.length)) {
    log.append(one);
    played.push(one);
    bar.show(() => {
      const { mean, half } = strengthOf(played, [0]).win;
      const text = progress(played.length, percent(number(100 * mean, 1)), number(100 * half, 1));
      return { share: played.length / needed(played.length, half, goal), text };
    });
    if (enough(played, goal)) break;
  }
  bar.end();
  return played;
}
