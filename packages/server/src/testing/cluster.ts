/** Several server processes on one PostgreSQL and one Redis behind a load balancer, any of which may be killed. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTrial, script, type TrialServer, trialProgram } from './serverprocess';
import { type TestDatabase, testPostgres, testRedis } from './testdatabases';
import { type Wire, wireTo } from './wire';

/** How one process is connected: with its clients, the database and the bus. */
export interface ProcessWires {
  readonly clients: Wire;
  readonly postgres: Wire;
  readonly redis: Wire;
}

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
  /** By process; none unless they were asked for. */
  readonly wires: readonly ProcessWires[];
  /** Kills it without warning. */
  kill(process: number): Promise<void>;
  /** Stops it in an orderly way: it announces that, and finishes what it has begun. */
  stop(process: number): Promise<void>;
  start(process: number, env?: Readonly<Record<string, string>>): Promise<void>;
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
  /** Can the connections of each process be cut? */
  readonly wired?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

function through({ port }: Wire, url: string): string {
  return Object.assign(new URL(url), { port: `${port}` }).href;
}

export async function startCluster(options: ClusterOptions): Promise<TestCluster> {
  const { processes: size, notice = 0.6, by = [], wired = false, env: usual = {} } = options;
  const program = await trialProgram();
  const { balancer } = await script<Scripts>('balancer.mjs');
  const { freePort } = await script<{ freePort(): Promise<number> }>('servers.mjs');
  const data = mkdtempSync(join(tmpdir(), 'boneyard-cluster-'));
  const [postgres, redis] = await Promise.all([testPostgres(), testRedis()]);
  const printed: string[] = [];
  const ports: string[] = [];
  const portOf = ({ url }: { readonly url: string }) => Number(new URL(url).port);
  // A wire takes any free port, and must not take one that a process is about to listen on.
  const inner: Omit<ProcessWires, 'clients'>[] = [];
  for (let i = 0; wired && i < size; i++)
    inner.push({ postgres: await wireTo(portOf(postgres)), redis: await wireTo(portOf(redis)) });
  for (let i = 0; i < size; i++) ports.push(`${await freePort()}`);
  const run = (one: number, more: Readonly<Record<string, string>> = {}) => {
    const wire = inner[one];
    const env = {
      DATABASE_URL: wire ? through(wire.postgres, postgres.url) : postgres.url,
      REDIS_URL: wire ? through(wire.redis, redis.url) : redis.url,
      NOTICE: `${notice}`,
      ...usual,
      ...more,
    };
    return runTrial(program, data, { port: ports[one]!, env, by });
  };
  const processes = await Promise.all(ports.map((_, one) => run(one)));
  const wires: ProcessWires[] = [];
  for (const [one, wire] of inner.entries()) wires.push({ ...wire, clients: await wireTo(portOf(processes[one]!)) });
  const urls = processes.map(({ url }, one) => (wires[one] ? `http://127.0.0.1:${wires[one].clients.port}` : url));
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
    wires,
    kill: (process) => end(process, 'SIGKILL'),
    stop: (process) => end(process, 'SIGTERM'),
    async start(process, env) {
      processes[process] = await run(process, env);
    },
    async close() {
      door.close();
      await Promise.all(processes.map((trial) => trial.kill()));
      await Promise.all(wires.flatMap((wire) => Object.values(wire).map((one: Wire) => one.close())));
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
