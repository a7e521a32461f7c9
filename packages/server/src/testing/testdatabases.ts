/** Real PostgreSQL and Redis servers for tests, each with its own folder and port. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { script } from './serverprocess';

interface Running {
  readonly pid: number;
  readonly url: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface Scripts {
  freePort(): Promise<number>;
  startPostgres(folder: string, port: number): Promise<Running | undefined>;
  startRedis(folder: string, port: number): Promise<Running | undefined>;
}

export interface TestDatabase {
  readonly url: string;
  /** The id of the current process. */
  readonly pid: number;
  /** Kills all its processes without warning; it can be started again with what is on disk. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops all its processes where they are, and lets them go on. */
  freeze(): void;
  thaw(): void;
  /** Stops it and deletes its files. */
  close(): Promise<void>;
}

/** PostgreSQL has a process for each connection. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  const children = spawnSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([parent, child]) => (parent === pid && child !== undefined ? [child] : []));
  for (const one of [pid, ...children])
    try {
      process.kill(one, signal);
    } catch (error) {
      // A connection may have ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

async function testServer(start: 'startPostgres' | 'startRedis'): Promise<TestDatabase> {
  const { freePort, [start]: begin } = await script<Scripts>('servers.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-server-'));
  const port = await freePort();
  async function once(): Promise<Running> {
    // Another process may have had its port for a moment while it was stopped.
    for (let tries = 0; ; tries++)
      try {
        const running = await begin(folder, port);
        if (!running) throw new Error('it is not installed');
        return running;
      } catch (error) {
        if (tries >= 20) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
  }
  let running = await once();
  return {
    url: running.url,
    get pid() {
      return running.pid;
    },
    kill: () => running.stop('SIGKILL'),
    async start() {
      running = await once();
    },
    freeze: () => signalAll(running.pid, 'SIGSTOP'),
    thaw: () => signalAll(running.pid, 'SIGCONT'),
    async close() {
      await running.stop('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}

export const testPostgres = (): Promise<TestDatabase> => testServer('startPostgres');
export const testRedis = (): Promise<TestDatabase> => testServer('startRedis');
