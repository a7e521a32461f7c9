/** The worker in which bots think: one for the page, started when it is first needed. */

import { type Asker, asker } from '@boneyard/bots/asking';
import { webPort } from '@boneyard/bots/ports';

let started: Asker | undefined;

export function thinkers(): Asker {
  if (started) return started;
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const asking = asker(webPort(worker));
  // A worker that broke answers nobody: whoever waits is told, and the next question gets a new one.
  worker.addEventListener('error', () => {
    if (started === asking) started = undefined;
    asking.close();
  });
  started = asking;
  return asking;
}
