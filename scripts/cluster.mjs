// npm run cluster: runs three servers, PostgreSQL, Redis and a load balancer on this machine, as a trial. PORT sets the port.

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

const SIZE = 3;
/** Milliseconds until a process that has ended is started again. */
const RESTART_AFTER = 500;

await setUp();
const { buildPage } = await import('./page.mjs');
const { build } = await import('./build.mjs');
const { provide } = await import('./parts.mjs');
const { freePort, startPostgres, startRedis } = await import('./servers.mjs');
const { balancer } = await import('./balancer.mjs');
await buildPage();
await provide(['postgres', 'redis']);
const program = fileURLToPath(await build('server'));

// The data is deleted when the cluster stops.
const folder = mkdtempSync(join(tmpdir(), 'boneyard-cluster-'));
let stopping = false;

/** Starts a program, and again whenever it ends. Undefined if it is not installed. */
async function supervised(name, start) {
  const port = await freePort();
  let running = await start(folder, port);
  if (!running) return undefined;
  const { url } = running;
  async function watch() {
    console.log(`${name} is process ${running.pid}`);
    await running.gone;
    while (!stopping) {
      await pause(RESTART_AFTER);
      const next = await start(folder, port).catch(() => undefined);
      if (!next) continue;
      running = next;
      return watch();
    }
  }
  watch();
  return { url, stop: () => running.stop() };
}

const postgres = await supervised('PostgreSQL', startPostgres);
const redis = await supervised('Redis', startRedis);
if (!postgres || !redis) {
  console.error(`A cluster needs ${postgres ? 'Redis' : 'PostgreSQL'}, which is not installed here:`);
  console.error('  apt-get install postgresql redis-server');
  stopping = true;
  await postgres?.stop();
  process.exit(1);
}
const key = randomBytes(32).toString('hex');

/** A server that is started again whenever it ends. */
async function server(name, port) {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: `${port}`, SESSION_KEY: key, PROXIES: '127.0.0.0/8' };
  const urls = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  let child;
  let done;
  const ended = new Promise((resolve) => {
    done = resolve;
  });
  function begin() {
    child = spawn(process.execPath, ['--max-semi-space-size=64', program], {
      env: { ...env, ...urls },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    console.log(`${name} is process ${child.pid}, at http://127.0.0.1:${port}`);
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        // Players use the load balancer's address, which is printed at the end.
        if (!line.startsWith('Boneyard is at')) console.log(`${name} ${line}`);
      });
    child.once('exit', () => (stopping ? done() : setTimeout(begin, RESTART_AFTER)));
  }
  begin();
  return {
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const ports = [];
for (let i = 0; i < SIZE; i++) ports.push(await freePort());
const servers = await Promise.all(ports.map((port, i) => server(`server ${i + 1}`, port)));
const targets = ports.map((port) => `http://127.0.0.1:${port}`);
const port = Number(process.env.PORT || 3000);
const loadBalancer = await balancer({ host: process.env.HOST || '127.0.0.1', port, targets }).catch(
  ({ code, message }) => {
    console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. Try: PORT=3001 npm run cluster` : message);
  },
);

async function stop() {
  if (stopping) return;
  stopping = true;
  loadBalancer?.close();
  await Promise.all(servers.map((one) => one.stop()));
  await Promise.all([postgres.stop(), redis.stop()]);
  rmSync(folder, { recursive: true });
  process.exit(loadBalancer ? 0 : 1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
if (!loadBalancer) await stop();

async function ready() {
  try {
    return (await fetch(`${loadBalancer.url}/readyz`)).ok;
  } catch {
    return false;
  }
}
while (!(await ready())) await pause(RESTART_AFTER);
console.log('You can kill any of these processes and play on: they are restarted.');
console.log(`Boneyard is at ${loadBalancer.url}  (Ctrl-C stops everything)`);
