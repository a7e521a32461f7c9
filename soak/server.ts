/** The long versions of the server's tests: a million nonsense messages, and servers killed in mid-game. */

import { withCluster } from '@boneyard/server/testing/cluster';
import { CLUSTER_SIZE, playThroughClusterCrashes, playThroughUpgrade } from '@boneyard/server/testing/clustercrashes';
import { playThroughCrashes } from '@boneyard/server/testing/crashes';
import { fuzz } from '@boneyard/server/testing/fuzz';
import { killStarts, STARTS } from '@boneyard/server/testing/startcrashes';
import type { Soak } from './soaks';

/** Bytes that the heap may grow by: nonsense messages may cost a little memory, but not more with each one. */
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
      // The first cases also load code and caches.
      if (number >= 5) heap ??= heapUsed;
      if (heap !== undefined && heapUsed > heap + MOST_GROWTH)
        throw new Error(`the heap grew by ${heapUsed - heap} bytes`);
    },
  },
  {
    name: 'kills-server',
    small: 0,
    large: 20,
    run: async (number) =>
      void (await playThroughCrashes({ games: 10, kills: 3, seed: `kills ${number}`, abreast: 5 })),
  },
  ...STARTS.map(
    (start): Soak => ({
      name: `starts-${start}`,
      small: 0,
      large: 6,
      async run(number) {
        const report = await killStarts(start, 10, `starts ${number}`);
        console.log(`  starts-${start} ${number}: ${JSON.stringify(report)}`);
        if (report.interrupted < 5) throw new Error('most kills came after the start');
      },
    }),
  ),
  {
    name: 'kills-cluster',
    needs: ['postgres', 'redis'],
    small: 0,
    large: 10,
    async run(number) {
      const killing = { games: 200, kills: 12, seed: `cluster ${number}`, abreast: 60 };
      const result = await withCluster({ processes: CLUSTER_SIZE }, (cluster) =>
        playThroughClusterCrashes(cluster, killing),
      );
      console.log(`  kills-cluster ${number}: ${JSON.stringify(result)}`);
    },
  },
  {
    name: 'upgrades-cluster',
    needs: ['postgres', 'redis'],
    small: 0,
    large: 5,
    async run(number) {
      const games = { games: 200, seed: `upgrade ${number}`, abreast: 60 };
      const result = await withCluster({ processes: CLUSTER_SIZE }, (cluster) => playThroughUpgrade(cluster, games));
      console.log(`  upgrades-cluster ${number}: ${JSON.stringify(result)}`);
    },
  },
];
