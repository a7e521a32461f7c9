/** Plays games on a cluster while all of its processes are upgraded, one after the other. */

import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@boneyard/rules/random';
import { openPostgres } from '../store/postgres';
import type { TestCluster } from './cluster';
import { checkPlayed, nothingPlayed, oneGame } from './stubbornplayers';

export interface UpgradeOptions {
  /** At least this many, and more if they are over too soon. */
  readonly games: number;
  readonly seed: string;
  readonly abreast: number;
}

export interface UpgradeReport {
  readonly games: number;
  readonly acknowledged: number;
  readonly repeated: number;
}

/** How long players think at most, in milliseconds. */
const PACE = 60;
/** How many moves are acknowledged between two upgrades, and how many milliseconds pass after that at most. */
const MOVES_BETWEEN = 10;
const BETWEEN = 300;

/** Each process is replaced by a new one, and no move is refused. */
export async function playThroughUpgrade(
  cluster: TestCluster,
  { games, seed, abreast }: UpgradeOptions,
): Promise<UpgradeReport> {
  const random = seeded(seed);
  const before = cluster.printed().length;
  const played = nothingPlayed();
  let [begun, done] = [0, false];

  async function line(): Promise<void> {
    while (begun < games || !done) {
      begun++;
      await oneGame({ url: cluster.url, random, played, mayBeBusy: false, pace: PACE });
    }
  }
  async function upgrade(): Promise<void> {
    for (const [one] of cluster.processes().entries()) {
      const enough = played.acknowledged + MOVES_BETWEEN;
      while (played.acknowledged < enough) await pause(20);
      await pause(random.below(BETWEEN));
      await cluster.stop(one);
      await cluster.start(one);
    }
    done = true;
  }
  await Promise.all([upgrade(), ...Array.from({ length: abreast }, line)]);
  const store = await openPostgres(cluster.postgres.url);
  await checkPlayed(store, played);
  await store.close();
  const printed = cluster.printed().slice(before);
  const wrong = printed.find((text) => !text.startsWith('http'));
  if (wrong !== undefined) throw new Error(`a server reported: ${wrong}`);
  return { games: begun, acknowledged: played.acknowledged, repeated: played.repeated };
}
