/** Games on three processes while parts are killed: a process, Redis, PostgreSQL, everything; or all are upgraded. */

import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seeded } from '@boneyard/rules/random';
import { openPostgres } from '../store/postgres';
import type { Cluster } from './cluster';
import { checkKept, oneGame, type Played } from './games';

/** As many processes as the cluster must have. */
export const SIZE = 3;
const VICTIMS = ['a process', 'Redis', 'PostgreSQL', 'everything'] as const;
/** What is killed stays away for up to so long, in milliseconds. */
const AWAY = 800;
/** How long players think at most. */
const PACE = 60;
/** So many moves are acknowledged before the next thing happens, and then up to so many milliseconds. */
const MOVES_BETWEEN = 10;
const BETWEEN = 300;
/** What a process prints that fell over by itself, or at whose tables something went wrong. */
const FAULT = /at a table|unhandled|^\s*throw /i;

export interface ClusterKilling {
  /** At least so many, and more if that is over too soon. */
  readonly games: number;
  readonly kills: number;
  readonly seed: string;
  readonly abreast: number;
}

export interface ClusterKilled {
  readonly games: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly busy: number;
  readonly kills: number;
}

/** Without warning, and back after a while. */
async function strike(cluster: Cluster, victim: (typeof VICTIMS)[number], random: Random): Promise<void> {
  const { postgres, redis } = cluster;
  const all = Array.from({ length: SIZE }, (_, i) => i);
  const away = () => pause(random.below(AWAY));
  switch (victim) {
    case 'a process': {
      const one = random.below(SIZE);
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

/** Plays games while something happens to the cluster, and checks all that was acknowledged. */
async function playThrough(
  cluster: Cluster,
  { games, seed, abreast }: Omit<ClusterKilling, 'kills'>,
  mayBeBusy: boolean,
  happen: (random: Random, goOn: () => Promise<void>) => Promise<number>,
): Promise<ClusterKilled> {
  const random = seeded(seed);
  const before = cluster.printed().length;
  const played: Played = { acks: [], repeated: 0, busy: 0 };
  let [begun, happened] = [0, false];
  /** Whatever happens happens while people play. */
  async function line(): Promise<void> {
    while (begun < games || !happened) {
      begun++;
      await oneGame({ url: cluster.url, random, played, mayBeBusy, pace: PACE });
    }
  }
  /** Nothing happens before people have played on for a while. */
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
  await checkKept(store, played);
  await store.close();
  // That a database is gone is complained of; nothing else may be.
  const printed = cluster.printed().slice(before);
  const faults = printed.filter((line) => (mayBeBusy ? FAULT.test(line) : !line.startsWith('http')));
  if (faults.length > 0) throw new Error(`a server complained: ${faults[0]}`);
  return { games: begun, acknowledged: played.acks.length, repeated: played.repeated, busy: played.busy, kills };
}

export function killingCluster(cluster: Cluster, { kills, ...rest }: ClusterKilling): Promise<ClusterKilled> {
  return playThrough(cluster, rest, true, async (random, goOn) => {
    for (let killed = 0; killed < kills; killed++) {
      await goOn();
      await strike(cluster, VICTIMS[killed % VICTIMS.length]!, random);
    }
    return kills;
  });
}

/** Each process is replaced by a new one, one after the other, and nobody's move is refused. */
export function upgradingCluster(cluster: Cluster, games: Omit<ClusterKilling, 'kills'>): Promise<ClusterKilled> {
  return playThrough(cluster, games, false, async (_random, goOn) => {
    for (let one = 0; one < SIZE; one++) {
      await goOn();
      await cluster.stop(one);
      await cluster.start(one);
    }
    return SIZE;
  });
}
