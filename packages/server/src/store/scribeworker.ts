/** Runs in a thread of its own: writes one group after the other into the file that it was given. */

import { parentPort, workerData } from 'node:worker_threads';
import { openFile, writer } from './scribe';
import type { Kept } from './scribethread';
import type { Written } from './writing';

const write = writer(openFile(workerData as string));

function kept(group: readonly Written[]): Kept {
  try {
    return { won: write(group) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (group: readonly Written[]) => parentPort!.postMessage(kept(group)));
