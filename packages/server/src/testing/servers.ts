/** Real PostgreSQL and Redis servers for tests, each in a folder and on a port of its own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { script } from './process';

interface Running {
  readonly pid: number;
  readonly url: string;
  /** The folder of the server's other programs; PostgreSQL's only. */
  readonly bin?: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface Scripts {
  freePort(): Promise<number>;
  startPostgres(folder: string, port: number): Promise<Running | undefined>;
  startRedis(folder: string, port: number): Promise<Running | undefined>;
}

/** Is it installed here? Where it is not, tests are skipped, and `npm test` says so. */
export async function hasPart(name: 'postgres' | 'redis'): Promise<boolean> {
  const { part } = await script<{ part(name: string): Promise<string | undefined> }>('parts.mjs');
  return (await part(name)) !== undefined;
}

export interface TestServer {
  readonly url: string;
  /** Of the process that runs now. */
  readonly pid: number;
  readonly bin: string;
  /** Without warning, to its last process; it can be started again with what it had on the disk. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it, and its files with it. */
  close(): Promise<void>;
}

async function testServer(start: 'startPostgres' | 'startRedis'): Promise<TestServer> {
  const { freePort, [start]: begin } = await script<Scripts>('servers.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-server-'));
  const port = await freePort();
  async function once(): Promise<Running> {
    // While it was gone somebody else may have had its port for a moment.
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
    bin: running.bin ?? '',
    get pid() {
      return running.pid;
    },
    kill: () => running.stop('SIGKILL'),
    async start() {
      running = await once();
    },
    async close() {
      await running.stop('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}

export const testPostgres = (): Promise<TestServer> => testServer('startPostgres');
export const testRedis = (): Promise<TestServer> => testServer('startRedis');
