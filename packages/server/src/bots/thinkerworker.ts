/** Runs in a worker thread: thinks for bots and rules on towers, one job after the other. */

import { ownPort } from '@boneyard/bots/nodeport';
import { chooseMove, ruleOnMove } from './inlinethinkers';
import type { JobResult, ThinkerJob } from './job';

async function result(job: ThinkerJob): Promise<JobResult> {
  try {
    const { thought } = job;
    if (job.kind === 'rule') return { move: await ruleOnMove(thought, job.move) };
    return { move: chooseMove(thought, job.level, job.budget, job.seed) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

const port = ownPort();
port.listen(async (job) => port.postMessage(await result(job as ThinkerJob)));
