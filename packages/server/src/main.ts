/** Starts the server where the environment says, and stops it in an orderly way. */

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Backing, backing } from './backing';
import { house } from './house/house';
import { matchingIn } from './matching/kept';
import { log } from './operate/log';
import { metrics } from './operate/metrics';
import { ANYTHING, fitsBy } from './people/filter';
import { peopleIn } from './people/kept';
import { companyIn } from './people/keptcompany';
import { pushesIn } from './people/keptpushes';
import { wayOut } from './people/outside';
import { pushing } from './people/pushing';
import { keepOnly } from './people/retention';
import { server } from './server';
import { BadSetting, type Settings, type Shared, settingsFrom } from './settings';
import { threads } from './thinking/threads';

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

/** What sessions are signed with: made once, then kept beside the tables, for us alone to read. */
function keyIn(folder: string): Buffer {
  const file = join(folder, 'session.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}

/** The file of words that names and chat must be free of. */
function wordsIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    console.error(`FILTER, the file of words, cannot be read: ${(error as Error).message}`);
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

/** A database that is not there is for whoever starts us to see to. */
async function backed(shared: Shared | undefined, data: string): Promise<Backing> {
  if (!shared) mkdirSync(data, { recursive: true });
  try {
    // The thread's program lies beside us in dist/.
    return await backing(shared, data, new URL('./server.scribe.js', import.meta.url));
  } catch (error) {
    if (!shared) throw error;
    const { host } = new URL(shared.database);
    console.error(`The database at ${host} (DATABASE_URL) cannot be used: ${(error as Error).message}`);
    process.exit(1);
  }
}

const { host, port, publicUrl, data, shared, key, proxies, log: level, notice, keep, filter, nearPush } = settings();
const { store, redis, ...others } = await backed(shared, data);
const { complain, kept, tell } = log(level);
const counted = metrics();
const matching = matchingIn(store.database);
const company = companyIn(store.database);
const pushes = pushesIn(store.database);
const fits = filter === undefined ? ANYTHING : fitsBy(wordsIn(filter));
const tables = house({
  store: counted.timedStore(store),
  // The worker lies beside us in dist/. One core is for the tables themselves.
  thinkers: counted.timedThinkers(
    threads(new URL('./server.thinking.js', import.meta.url), Math.max(1, availableParallelism() - 1)),
  ),
  matching,
  complain,
  tally: {
    ...counted.tally,
    kept(table, n, entry) {
      counted.tally.kept(table, n, entry);
      kept(table, n, entry);
    },
  },
  chat: { company, fits },
  call: pushing({
    pushes,
    agent: wayOut(nearPush),
    near: nearPush,
    subject: publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:nobody@localhost',
    complain,
  }),
  ...others,
});
const pages = fileURLToPath(new URL('./web/', import.meta.url));
let leaving = false;
const app = await server({
  pages,
  house: tables,
  people: peopleIn(store.database),
  ratings: matching.ratings,
  company,
  calls: { pushes, near: nearPush },
  fits,
  keep,
  tidy: (now) => keepOnly(keep, { database: store.database, company }, now),
  key: key ?? keyIn(data),
  publicUrl,
  proxies,
  redis,
  metrics: counted,
  complain,
  leaving: () => leaving,
});

try {
  await app.listen({ host, port });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') console.error(`Port ${port} is taken. Choose another one: PORT=3001 npm start`);
  else if (code === 'EACCES') console.error(`Port ${port} is not ours to open. Choose one above 1023.`);
  else console.error(`The server cannot listen on ${host}:${port}: ${message}`);
  process.exit(1);
}

const address = app.server.address();
const open = typeof address === 'object' && address ? address.port : port;
const [first, ...near] = publicUrl ? [publicUrl.origin] : addresses(host, open);
console.log(`Boneyard is at ${first}  (Ctrl-C stops it)`);
for (const other of near) console.log(`  on this network: ${other}`);
tell('started', { port: open });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    leaving = true;
    tell('leaving');
    await pause(notice);
    await app.close();
    tell('stopped');
    process.exit(0);
  });
