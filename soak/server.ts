/** The long versions of the server's tests: nonsense by the million, and servers killed in mid-game. */

import { withCluster } from '@boneyard/server/testing/cluster';
import { killingCluster, SIZE, upgradingCluster } from '@boneyard/server/testing/clusterkilling';
import { fuzz } from '@boneyard/server/testing/fuzz';
import { killing } from '@boneyard/server/testing/killing';
import type { Soak } from './soaks';

/** A player who sends nonsense may cost a little memory, but not more with every message. */
const MOST_GROWTH = 30_000_000;
let heap: number | undefined;

export const serverSoaks: readonly Soak[] = [
  {
    name: 'fuzz-server',
    small: 0,
    large: 100,
    async run(number) {
      await fuzz(10_000, `fuzz ${number}`);
      globalThis.gc?.();
      const { heapUsed } = process.memoryUsage();
      // The first cases load what is loaded once.
      if (number >= 5) heap ??= heapUsed;
      if (heap !== undefined && heapUsed > heap + MOST_GROWTH) throw new Error(`grown by ${heapUsed - heap} bytes`);
    },
  },
  {
    name: 'kills-server',
    small: 0,
    large: 20,
    run: async (number) => void (await killing({ games: 10, kills: 3, seed: `kills ${number}`, abreast: 5 })),
  },
  {
    name: 'kills-cluster',
    small: 0,
    large: 10,
    async run(number) {
      const killing = { games: 200, kills: 12, seed: `cluster ${number}`, abreast: 60 };
      const told = await withCluster({ processes: SIZE }, (cluster) => killingCluster(cluster, killing));
      console.log(`  kills-cluster ${number}: ${JSON.stringify(told)}`);
    },
  },
  {
    name: 'upgrades-cluster',
    small: 0,
    large: 5,
    async run(number) {
      const games = { games: 200, seed: `upgrade ${number}`, abreast: 60 };
      const told = await withCluster({ processes: SIZE }, (cluster) => upgradingCluster(cluster, games));
      console.log(`  upgrades-cluster ${number}: ${JSON.stringify(told)}`);
    },
  },
];
