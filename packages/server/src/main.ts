/** Starts the server where the environment says, and stops it in an orderly way. */

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { house } from './house/house';
import { server } from './server';
import { BadSetting, type Settings, settingsFrom } from './settings';
import { openSqlite } from './store/sqlite';
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

/** Every address under which others may find us. */
function addresses(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`];
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const near = own.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...near.map(({ address }) => address)].map((name) => `http://${name}:${port}`);
}

const { host, port, publicUrl, data } = settings();
mkdirSync(data, { recursive: true });
const tables = house({
  store: await openSqlite(join(data, 'tables.db')),
  // The worker lies beside us in dist/. One core is for the tables themselves.
  thinkers: threads(new URL('./server.thinking.js', import.meta.url), Math.max(1, availableParallelism() - 1)),
});
const pages = fileURLToPath(new URL('./web/', import.meta.url));
const app = await server({ pages, house: tables, key: keyIn(data), publicUrl });

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
const [first, ...others] = publicUrl ? [publicUrl.origin] : addresses(host, open);
console.log(`Boneyard is at ${first}  (Ctrl-C stops it)`);
for (const other of others) console.log(`  on this network: ${other}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await app.close();
    process.exit(0);
  });
