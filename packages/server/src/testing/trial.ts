/** A server for trials, as a process of its own: `trial FOLDER PORT [thinking]`, with DATABASE_URL and REDIS_URL one of many. No limits; it weighs itself when asked. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { backing } from '../backing';
import { house } from '../house/house';
import { matchingIn } from '../matching/kept';
import { NO_LIMITS } from '../net/limits';
import { ANYTHING } from '../people/filter';
import { peopleIn } from '../people/kept';
import { companyIn } from '../people/keptcompany';
import { pushesIn } from '../people/keptpushes';
import { server } from '../server';
import { sharedFrom } from '../settings';
import { threads } from '../thinking/threads';
import { quick } from './quick';
import { FAST, KEY } from './table';

const [data = 'data', port = '0', thinking] = process.argv.slice(2);
const pages = join(data, 'web');
mkdirSync(pages, { recursive: true });
writeFileSync(join(pages, 'index.html'), '<title>Boneyard</title>');
// The workers lie beside us in dist/.
const scribe = new URL('./trial.scribe.js', import.meta.url);
const { redis, ...backed } = await backing(sharedFrom(process.env), data, scribe);
const thinkers = thinking ? threads(new URL('./trial.thinking.js', import.meta.url), 1) : quick;
const { database } = backed.store;
const matching = matchingIn(database);
const company = companyIn(database);
const tables = house({ ...backed, thinkers, pace: FAST, matching, chat: { company, fits: ANYTHING } });
let leaving = false;
const people = peopleIn(database);
const app = await server({
  pages,
  house: tables,
  people,
  ratings: matching.ratings,
  company,
  calls: { pushes: pushesIn(database), near: false },
  key: KEY,
  limits: NO_LIMITS,
  redis,
  leaving: () => leaving,
});
console.log(await app.listen({ host: '127.0.0.1', port: Number(port) }));

process.on('message', (asked) => {
  if (asked !== 'weigh') return;
  globalThis.gc?.();
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
