/** Runs in a worker thread: thinks for bots and rules on towers, one job after the other. */

import { ownPort } from '@boneyard/bots/node';
import { ruling, think } from './inline';
import type { Done, Job } from './job';

async function result(job: Job): Promise<Done> {
  try {
    const { thought } = job;
    if (job.kind === 'rule') return { move: await ruling(thought, job.move) };
    return { move: think(thought, job.level, job.budget, job.seed) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

const port = ownPort();
port.listen(async (job) => port.postMessage(await result(job as Job)));
