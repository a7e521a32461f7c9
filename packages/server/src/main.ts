/** Starts the server where the environment says, and stops it in an orderly way. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism, networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { accountRepository } from './accounts/accountrepository';
import { type Backends, openBackends } from './backends';
import { thinkerThreads } from './bots/thinkerthreads';
import { networksIn } from './fairness/networks';
import { matchmakingRepositories } from './matchmaking/repositories';
import { pushAgent } from './notifications/pushnetwork';
import { pushRepository } from './notifications/pushrepository';
import { webPushNotifier } from './notifications/webpush';
import { serverLog } from './operations/log';
import { metrics } from './operations/metrics';
import { deleteExpired } from './operations/retention';
import { server } from './server';
import { Services } from './services';
import { BadSetting, type Settings, settingsFrom } from './settings';
import { socialRepository } from './social/socialrepository';
import { ALLOW_ALL, textFilter } from './social/wordfilter';
import {
  ensureNotLost,
  ensureWritable,
  lockFolder,
  makePrivate,
  sessionKeyIn,
  unusableBecause,
} from './store/datafolder';

/** How long a server has to finish what was begun, in milliseconds. The store has all that matters. */
const STOPS_IN = 10_000;

function settings(): Settings {
  try {
    // Seen from dist/, where the bundled program runs.
    return settingsFrom(process.env, fileURLToPath(new URL('../data', import.meta.url)));
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The words that names and chat must not contain. */
function wordsIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    console.error(`The word list FILTER cannot be read: ${(error as Error).message}`);
    process.exit(1);
  }
}

/** Every address under which others may find us. */
function addresses(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`];
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const near = own.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...near.map(({ address }) => address)].map((name) => `http://${name}:${port}`);
}

/** Opens the database and reads the key that sessions are signed with, or says in one line why that cannot be done. */
async function backed({ shared, data, key }: Settings): Promise<Backends & { readonly key: Buffer }> {
  try {
    if (!shared) {
      ensureWritable(data);
      lockFolder(data);
      ensureNotLost(data);
    }
    // The thread's program lies beside us in dist/.
    const opened = await openBackends(shared, data, new URL('./server.writer.js', import.meta.url));
    const found = { ...opened, key: key ?? sessionKeyIn(data) };
    if (!shared) makePrivate(data);
    return found;
  } catch (error) {
    const { message } = error as Error;
    console.error(
      shared
        ? `The database at ${new URL(shared.database).host} (DATABASE_URL) cannot be used: ${message}`
        : unusableBecause(data, error as Error),
    );
    process.exit(1);
  }
}

// Whatever we write is for us alone.
process.umask(0o077);
const chosen = settings();
const { host, port, publicUrl, proxies, log: level, notice, grace, keep, filter, nearPush } = chosen;
const { store, redis, key, ...others } = await backed(chosen);
const { reportError, committed, info } = serverLog(level);
const counted = metrics();
const matchmaking = matchmakingRepositories(store.database);
const social = socialRepository(store.database);
const pushes = pushRepository(store.database);
const fits = filter === undefined ? ALLOW_ALL : textFilter(wordsIn(filter));
const services = new Services({
  store: counted.timedStore(store),
  // The worker lies beside us in dist/. One core is for the tables themselves.
  thinkers: counted.timedThinkers(
    thinkerThreads(new URL('./server.bots.js', import.meta.url), Math.max(1, availableParallelism() - 1)),
  ),
  pace: { grace },
  matchmaking,
  reportError,
  metrics: {
    ...counted.tables,
    committed(table, n, entry) {
      counted.tables.committed(table, n, entry);
      committed(table, n, entry);
    },
  },
  chat: { social, fits },
  networks: networksIn({ database: store.database, key, reportError }),
  notifier: webPushNotifier({
    pushes,
    agent: pushAgent(nearPush),
    near: nearPush,
    subject: publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:nobody@localhost',
    reportError,
  }),
  ...others,
});
const pages = fileURLToPath(new URL('./web/', import.meta.url));
let leaving = false;
const app = await server({
  pages,
  services,
  accounts: accountRepository(store.database),
  ratings: matchmaking.ratings,
  social,
  push: { pushes, near: nearPush },
  fits,
  keep,
  tidy: (now) => deleteExpired(keep, { database: store.database, social }, now),
  key,
  publicUrl,
  proxies,
  redis,
  metrics: counted,
  metricsAccess: { token: chosen.metrics.token, elsewhere: chosen.metrics.port !== undefined },
  reportError,
  leaving: () => leaving,
});

/** Says that it is about to stop, lets load balancers notice, finishes what was begun, and ends the process. */
async function stop(notice: number, status: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  info('leaving');
  await pause(notice);
  // What is waited for may never come, for example from a database that hangs.
  setTimeout(() => {
    reportError('STOP_TIMED_OUT', new Error(`the server could not stop in ${STOPS_IN / 1000} s`));
    process.exit(status);
  }, STOPS_IN).unref();
  await app.close();
  info('stopped');
  process.exit(status);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(notice, 0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    // What is in memory may be wrong now.
    reportError('UNCAUGHT_ERROR', error);
    void stop(0, 1);
  });

try {
  await app.listen({ host, port });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') console.error(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`);
  else if (code === 'EACCES')
    console.error(`You have no permission to open port ${port}. Choose another one: PORT=3000 npm start`);
  else console.error(`The server cannot listen on ${host}:${port}: ${message}`);
  process.exit(1);
}

if (chosen.metrics.port !== undefined)
  createServer(async (_, response) => {
    response.writeHead(200, { 'content-type': counted.contentType }).end(await counted.text());
  })
    .on('error', ({ message }) => console.error(`Metrics cannot be served on port ${chosen.metrics.port}: ${message}`))
    .listen(chosen.metrics.port, host)
    .unref();

const address = app.server.address();
const open = typeof address === 'object' && address ? address.port : port;
const [first, ...near] = publicUrl ? [publicUrl.origin] : addresses(host, open);
console.log(`Boneyard is at ${first}  (Ctrl-C stops it)`);
for (const other of near) console.log(`  on this network: ${other}`);
info('started', { port: open });
