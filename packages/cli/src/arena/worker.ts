/** Runs in a worker thread: plays the deals it is told to, one after the other. */

import { type Played, playDeal } from '@boneyard/bots/arena/playing';
import { ownPort } from '@boneyard/bots/node';
import type { Task } from './hall';
import { referees } from './verdicts';

/** What a worker says: how the deal went, or why it could not be played. */
export type Report = { readonly played: Played } | { readonly failed: string };

async function report({ contest, deal }: Task): Promise<Report> {
  try {
    return { played: await playDeal(contest, deal, referees[contest.verdicts], () => performance.now()) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const port = ownPort();
port.listen(async (task) => port.postMessage(await report(task as Task)));
