/** The long versions of the server's tests: a million nonsense messages, a thousand faults in mid-game, and upgrades. */

import { withCluster } from '@boneyard/server/testing/cluster';
import { fuzz } from '@boneyard/server/testing/fuzz';
import { faultyCluster, faultyServer, playThroughFaults, withSite } from '@boneyard/server/testing/histories';
import { killStarts, STARTS } from '@boneyard/server/testing/startcrashes';
import { playThroughUpgrade } from '@boneyard/server/testing/upgrades';
import type { Soak } from './soaks';

/** Bytes that the heap may grow by: nonsense messages may cost a little memory, but not more with each one. */
const MOST_GROWTH = 30_000_000;
/** Twenty faults a case. */
const FAULTS = { abreast: 4, hard: 6 };
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
    name: 'histories',
    needs: ['postgres', 'redis'],
    small: 0,
    large: 50,
    async run(number) {
      const [alone, cluster] = await Promise.all([
        withSite(faultyServer(), (site) => playThroughFaults(site, { ...FAULTS, faults: 8, seed: `server ${number}` })),
        withSite(faultyCluster(), (site) =>
          playThroughFaults(site, { ...FAULTS, faults: 12, seed: `cluster ${number}` }),
        ),
      ]);
      const counts = [alone, cluster].map(({ faults, ...rest }) => ({ faults: faults.length, ...rest }));
      console.log(`  histories ${number}: ${JSON.stringify(counts)}`);
    },
  },
  {
    name: 'upgrades-cluster',
    needs: ['postgres', 'redis'],
    small: 0,
    large: 5,
    async run(number) {
      const games = { games: 200, seed: `upgrade ${number}`, abreast: 60 };
      const result = await withCluster({ processes: 3 }, (cluster) => playThroughUpgrade(cluster, games));
      console.log(`  upgrades-cluster ${number}: ${JSON.stringify(result)}`);
    },
  },
];
