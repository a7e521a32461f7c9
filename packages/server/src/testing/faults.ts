/** What can happen to a server or a cluster. Each fault strikes something that works, and gives what ends it. */

import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random } from '@boneyard/rules/random';
import type { ProcessWires, TestCluster } from './cluster';
import type { TrialServer } from './serverprocess';
import type { TestDatabase } from './testdatabases';
import { type Direction, WIRE_ENDS, type Wire } from './wire';

export interface Fault {
  readonly name: string;
  /** Two faults of the same part do not happen at once. */
  readonly part: string;
  strike(random: Random): Promise<Heal>;
}

/** The same fault, for each of the processes that it may strike. */
export type FaultKind = readonly Fault[];

type Heal = () => Promise<void> | void;

/** A server process that can be killed, started again and stopped where it is. */
interface Mortal {
  readonly part: string;
  current(): TrialServer;
  kill(): Promise<void>;
  start(env?: Readonly<Record<string, string>>): Promise<void>;
}

/** Nothing else can happen at the same time. */
export const EVERYTHING = 'everything';
/** How far a clock jumps at most, in milliseconds. */
const JUMP = 2 * 3600_000;
/** How much longer a slow wire takes at most, in milliseconds. */
const SLOWEST = 400;
const WAYS: readonly (readonly Direction[])[] = [['there'], ['back'], ['there', 'back']];

const jump = (random: Random): number => random.below(2 * JUMP) - JUMP;

/** It may be started while the database is gone; somebody would start it again. */
async function startAnyhow(start: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return await start();
    } catch (error) {
      if (tries >= 50) throw error;
      await pause(200);
    }
}

function processFaults({ part, current, kill, start }: Mortal): Fault[] {
  return [
    {
      name: 'is killed',
      part,
      async strike() {
        await kill();
        return () => startAnyhow(start);
      },
    },
    {
      name: 'is killed, and starts with another clock',
      part,
      async strike(random) {
        await kill();
        const CLOCK_AHEAD = `${jump(random)}`;
        return () => startAnyhow(() => start({ CLOCK_AHEAD }));
      },
    },
    {
      name: 'is frozen',
      part,
      async strike() {
        const { process } = current();
        process.kill('SIGSTOP');
        return () => void process.kill('SIGCONT');
      },
    },
    {
      name: 'has its clock set',
      part,
      async strike(random) {
        current().process.send(jump(random));
        return () => {};
      },
    },
  ];
}

function wireFaults(part: string, wires: readonly Wire[]): Fault[] {
  return [
    {
      name: 'is silent',
      part,
      async strike(random) {
        const [ways, end] = [pick(WAYS, random), pick(WIRE_ENDS, random)];
        for (const wire of wires) wire.hold(ways);
        return () => {
          for (const wire of wires) wire.heal(end);
        };
      },
    },
    {
      name: 'is slow',
      part,
      async strike(random) {
        const [ways, milliseconds] = [pick(WAYS, random), random.below(SLOWEST)];
        for (const wire of wires) wire.delay(ways, milliseconds);
        return () => {
          for (const wire of wires) wire.heal('goes on');
        };
      },
    },
    {
      name: 'refuses',
      part,
      async strike() {
        for (const wire of wires) wire.refuse();
        return () => {
          for (const wire of wires) wire.heal('goes on');
        };
      },
    },
  ];
}

function databaseFaults(part: string, database: TestDatabase, wires: readonly Wire[]): Fault[] {
  return [
    {
      name: 'is killed',
      part,
      async strike() {
        await database.kill();
        return () => database.start();
      },
    },
    {
      name: 'is frozen',
      part,
      async strike() {
        database.freeze();
        return () => database.thaw();
      },
    },
    ...wireFaults(part, wires).filter(({ name }) => name === 'refuses'),
  ];
}

/**
 * Nothing can be written to any file: the system's limit of the size of files works for every user, a small disk only for root.
 * Only Linux can change it while a process runs.
 */
function fullDisk({ part, current }: Mortal): Fault {
  const limit = (bytes: string) => {
    const { status, stderr } = spawnSync('prlimit', ['--pid', `${current().process.pid}`, `--fsize=${bytes}:`]);
    if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
  };
  return {
    name: 'has a full disk',
    part,
    async strike() {
      limit('0');
      return () => limit('unlimited');
    },
  };
}

export function serverFaults(server: Omit<Mortal, 'part'>, clients: Wire): FaultKind[] {
  const one = { ...server, part: 'the server' };
  const disk = process.platform === 'linux' ? [fullDisk(one)] : [];
  return [...processFaults(one), ...disk, ...wireFaults('the way to the server', [clients])].map((fault) => [fault]);
}

export function clusterFaults(cluster: TestCluster): FaultKind[] {
  const { wires, postgres, redis } = cluster;
  const wiresTo = (what: keyof ProcessWires) => wires.map((wire) => wire[what]);
  const own = wires.map((wire, i) => [
    ...processFaults({
      part: `process ${i}`,
      current: () => cluster.processes()[i]!,
      kill: () => cluster.kill(i),
      start: (env) => cluster.start(i, env),
    }),
    ...wireFaults(`the way to process ${i}`, [wire.clients]),
    ...wireFaults(`the way from process ${i} to PostgreSQL`, [wire.postgres]),
    ...wireFaults(`the way from process ${i} to Redis`, [wire.redis]),
  ]);
  const everything: Fault = {
    name: 'is killed',
    part: EVERYTHING,
    async strike() {
      const all = wires.map((_, i) => i);
      await Promise.all([...all.map((i) => cluster.kill(i)), redis.kill(), postgres.kill()]);
      return async () => {
        await Promise.all([redis.start(), postgres.start()]);
        await Promise.all(all.map((i) => cluster.start(i)));
      };
    },
  };
  const shared = [
    ...databaseFaults('PostgreSQL', postgres, wiresTo('postgres')),
    ...databaseFaults('Redis', redis, wiresTo('redis')),
    everything,
  ];
  return [...own[0]!.map((_, kind) => own.map((faults) => faults[kind]!)), ...shared.map((fault) => [fault])];
}
