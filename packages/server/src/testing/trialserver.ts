/**
 * A server for tests and benchmarks, as a separate process: `trial FOLDER PORT [thinking]`. With DATABASE_URL and REDIS_URL it
 * is one of many. Without LIMITED there are no limits. On request it reports how much memory and processor time it used, and
 * sets its clock wrong.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accountRepository } from '../accounts/accountrepository';
import { openBackends } from '../backends';
import { thinkerThreads } from '../bots/thinkerthreads';
import { LIMITS, NO_LIMITS } from '../gateway/limits';
import { matchmakingRepositories } from '../matchmaking/repositories';
import { pushRepository } from '../notifications/pushrepository';
import { server } from '../server';
import { Services } from '../services';
import { clusterSettingsFrom } from '../settings';
import { socialRepository } from '../social/socialrepository';
import { ALLOW_ALL } from '../social/wordfilter';
import { steadyClock } from '../tables/clock';
import { quickThinkers } from './quickthinkers';
import { FAST, KEY } from './testserver';

const [data = 'data', port = '0', thinking] = process.argv.slice(2);
const pages = join(data, 'web');
mkdirSync(pages, { recursive: true });
writeFileSync(join(pages, 'index.html'), '<title>Boneyard</title>');
// The workers are in dist/ beside this program.
const writer = new URL('./trial.writer.js', import.meta.url);
const { redis, ...backed } = await openBackends(clusterSettingsFrom(process.env), data, writer);
const thinkers = thinking ? thinkerThreads(new URL('./trial.bots.js', import.meta.url), 1) : quickThinkers;
const { database } = backed.store;
const matchmaking = matchmakingRepositories(database);
const social = socialRepository(database);
/** How far its clock is ahead, in milliseconds. */
let wrongBy = Number(process.env.CLOCK_AHEAD ?? 0);
const now = steadyClock(() => Date.now() + wrongBy);
const pace = { ...FAST, bot: Number(process.env.BOT_WAITS ?? 0) };
const services = new Services({ ...backed, thinkers, now, pace, matchmaking, chat: { social, fits: ALLOW_ALL } });
let leaving = false;
const accounts = accountRepository(database);
const app = await server({
  pages,
  services,
  accounts,
  ratings: matchmaking.ratings,
  social,
  push: { pushes: pushRepository(database), near: false },
  key: KEY,
  limits: process.env.LIMITED ? LIMITS : NO_LIMITS,
  redis,
  leaving: () => leaving,
});
console.log(await app.listen({ host: '127.0.0.1', port: Number(port) }));

process.on('message', (asked) => {
  if (typeof asked === 'number') wrongBy = asked;
  if (asked !== 'weigh' && asked !== 'usage') return;
  if (asked === 'weigh') globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ bytes: heapUsed + external, rss, cpu: user + system });
});
process.once('SIGTERM', async () => {
  leaving = true;
  await pause(Number(process.env.NOTICE ?? 0) * 1000);
  await app.close();
  process.exit(0);
});
