/** Runs in a worker thread and plays the deals it is sent, one after the other. */

import { type DealResult, playDeal } from '@boneyard/bots/arena/dealplay';
import { ownPort } from '@boneyard/bots/nodeport';
import { referees } from './verdicts';
import type { DealTask } from './workerpool';

/** A worker's answer: the result of the deal, or the error. */
export type DealReport = { readonly played: DealResult } | { readonly failed: string };

async function report({ contest, deal }: DealTask): Promise<DealReport> {
  try {
    return { played: await playDeal(contest, deal, referees[contest.verdicts], () => performance.now()) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const port = ownPort();
port.listen(async (task) => port.postMessage(await report(task as DealTask)));
