/** The worker that computes the bots' moves: one for the page, started when it is first needed. */

import { type BotClient, botClient } from '@boneyard/bots/botclient';
import { webPort } from '@boneyard/bots/webport';

let started: BotClient | undefined;

export function botWorker(): BotClient {
  if (started) return started;
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const client = botClient(webPort(worker));
  // A crashed worker does not answer any more: pending questions fail, and the next one starts a new worker.
  worker.addEventListener('error', () => {
    if (started === client) started = undefined;
    client.close();
  });
  started = client;
  return client;
}
