/** Plays games on three processes while parts are killed (a process, Redis, PostgreSQL, everything) or all are upgraded. */

import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seeded } from '@boneyard/rules/random';
import { openPostgres } from '../store/postgres';
import type { TestCluster } from './cluster';
import { checkStored, oneGame, type PlayReport } from './stubbornplayers';

/** How many processes the cluster must have. */
export const CLUSTER_SIZE = 3;
const VICTIMS = ['a process', 'Redis', 'PostgreSQL', 'everything'] as const;
/** How long what was killed stays away at most, in milliseconds. */
const AWAY = 800;
/** How long players think at most, in milliseconds. */
const PACE = 60;
/** How many moves are acknowledged before the next crash, and how many milliseconds pass after that at most. */
const MOVES_BETWEEN = 10;
const BETWEEN = 300;
/** What a process prints if it crashed, or if something failed at one of its tables. */
const FAULT = /TABLE_FAILED|unhandled|^\s*throw /i;

export interface ClusterCrashOptions {
  /** At least this many, and more if they are over too soon. */
  readonly games: number;
  readonly kills: number;
  readonly seed: string;
  readonly abreast: number;
}

export interface ClusterCrashReport {
  readonly games: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly busy: number;
  readonly kills: number;
}

/** Kills it without warning, and starts it again after a while. */
async function strike(cluster: TestCluster, victim: (typeof VICTIMS)[number], random: Random): Promise<void> {
  const { postgres, redis } = cluster;
  const all = Array.from({ length: CLUSTER_SIZE }, (_, i) => i);
  const away = () => pause(random.below(AWAY));
  switch (victim) {
    case 'a process': {
      const one = random.below(CLUSTER_SIZE);
      await cluster.kill(one);
      await away();
      return cluster.start(one);
    }
    case 'Redis':
      await redis.kill();
      await away();
      return redis.start();
    case 'PostgreSQL':
      await postgres.kill();
      await away();
      return postgres.start();
    case 'everything': {
      await Promise.all([...all.map((i) => cluster.kill(i)), redis.kill(), postgres.kill()]);
      await away();
      await Promise.all([redis.start(), postgres.start()]);
      await Promise.all(all.map((i) => cluster.start(i)));
    }
  }
}

/** Plays games while something happens to the cluster, and checks everything that was acknowledged. */
async function playThrough(
  cluster: TestCluster,
  { games, seed, abreast }: Omit<ClusterCrashOptions, 'kills'>,
  mayBeBusy: boolean,
  happen: (random: Random, goOn: () => Promise<void>) => Promise<number>,
): Promise<ClusterCrashReport> {
  const random = seeded(seed);
  const before = cluster.printed().length;
  const played: PlayReport = { acks: [], repeated: 0, busy: 0 };
  let [begun, happened] = [0, false];
  /** The crashes happen while games are played. */
  async function line(): Promise<void> {
    while (begun < games || !happened) {
      begun++;
      await oneGame({ url: cluster.url, random, played, mayBeBusy, pace: PACE });
    }
  }
  /** Between crashes the players get on for a while. */
  async function goOn(): Promise<void> {
    const enough = played.acks.length + MOVES_BETWEEN;
    while (played.acks.length < enough) await pause(20);
    await pause(random.below(BETWEEN));
  }
  const happening = happen(random, goOn).finally(() => {
    happened = true;
  });
  const [kills] = await Promise.all([happening, ...Array.from({ length: abreast }, line)]);
  const store = await openPostgres(cluster.postgres.url);
  await checkStored(store, played);
  await store.close();
  // Processes may report that the database is gone, and nothing else.
  const printed = cluster.printed().slice(before);
  const faults = printed.filter((line) => (mayBeBusy ? FAULT.test(line) : !line.startsWith('http')));
  if (faults.length > 0) throw new Error(`a server reported: ${faults[0]}`);
  return { games: begun, acknowledged: played.acks.length, repeated: played.repeated, busy: played.busy, kills };
}

export function playThroughClusterCrashes(
  cluster: TestCluster,
  { kills, ...rest }: ClusterCrashOptions,
): Promise<ClusterCrashReport> {
  return playThrough(cluster, rest, true, async (random, goOn) => {
    for (let killed = 0; killed < kills; killed++) {
      await goOn();
      await strike(cluster, VICTIMS[killed % VICTIMS.length]!, random);
    }
    return kills;
  });
}

/** Each process is replaced by a new one, one after the other, and no move is refused. */
export function playThroughUpgrade(
  cluster: TestCluster,
  games: Omit<ClusterCrashOptions, 'kills'>,
): Promise<ClusterCrashReport> {
  return playThrough(cluster, games, false, async (_random, goOn) => {
    for (let one = 0; one < CLUSTER_SIZE; one++) {
      await goOn();
      await cluster.stop(one);
      await cluster.start(one);
    }
    return CLUSTER_SIZE;
  });
}
