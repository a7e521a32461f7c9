/** Several server processes on one PostgreSQL and one Redis behind a load balancer, any of which may be killed. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTrial, script, type TrialServer, trialProgram } from './serverprocess';
import { type TestDatabase, testPostgres, testRedis } from './testdatabases';

export interface TestCluster {
  /** The address of the load balancer. */
  readonly url: string;
  /** The address of each process. */
  readonly urls: readonly string[];
  readonly postgres: TestDatabase;
  readonly redis: TestDatabase;
  /** Everything that was printed by processes that have ended. */
  readonly printed: () => readonly string[];
  readonly processes: () => readonly TrialServer[];
  /** Kills it without warning. */
  kill(process: number): Promise<void>;
  /** Stops it in an orderly way: it announces that, and finishes what it has begun. */
  stop(process: number): Promise<void>;
  start(process: number): Promise<void>;
  close(): Promise<void>;
}

interface Scripts {
  balancer(settings: { port: number; targets: readonly string[] }): Promise<{ url: string; close(): void }>;
}

export interface ClusterOptions {
  readonly processes: number;
  /** How long before it stops a process announces that, in seconds. */
  readonly notice?: number;
  readonly by?: readonly string[];
}

export async function startCluster({ processes: size, notice = 0.6, by = [] }: ClusterOptions): Promise<TestCluster> {
  const program = await trialProgram();
  const { balancer } = await script<Scripts>('balancer.mjs');
  const { freePort } = await script<{ freePort(): Promise<number> }>('servers.mjs');
  const data = mkdtempSync(join(tmpdir(), 'boneyard-cluster-'));
  const [postgres, redis] = await Promise.all([testPostgres(), testRedis()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, NOTICE: `${notice}` };
  const printed: string[] = [];
  const ports: string[] = [];
  for (let i = 0; i < size; i++) ports.push(`${await freePort()}`);
  const run = (port: string) => runTrial(program, data, { port, env, by });
  const processes = await Promise.all(ports.map(run));
  const urls = processes.map(({ url }) => url);
  const door = await balancer({ port: 0, targets: urls });

  async function end(process: number, signal: NodeJS.Signals): Promise<void> {
    const trial = processes[process]!;
    await trial.kill(signal);
    printed.push(...trial.printed);
  }

  return {
    url: door.url,
    urls,
    postgres,
    redis,
    printed: () => printed,
    processes: () => processes,
    kill: (process) => end(process, 'SIGKILL'),
    stop: (process) => end(process, 'SIGTERM'),
    async start(process) {
      processes[process] = await run(ports[process]!);
    },
    async close() {
      door.close();
      await Promise.all(processes.map((trial) => trial.kill()));
      await Promise.all([postgres.close(), redis.close()]);
      rmSync(data, { recursive: true });
    },
  };
}

/** Starts a cluster, does something with it, and stops it. */
export async function withCluster<T>(
  clustering: ClusterOptions,
  work: (cluster: TestCluster) => Promise<T>,
): Promise<T> {
  const cluster = await startCluster(clustering);
  try {
    return await work(cluster);
  } finally {
    await cluster.close();
  }
}
