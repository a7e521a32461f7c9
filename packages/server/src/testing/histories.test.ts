/** What clients saw while random faults struck: twenty here, a thousand in `npm run soak histories`. */

import { expect, test } from 'vitest';
import { lack } from '../../../../scripts/parts.mjs';
import { type FaultySite, faultyCluster, faultyServer, playThroughFaults, withSite } from './histories';

/** Under load everything takes longer, and players have to wait for each other. */
const PATIENCE = 400_000;
const missing = lack('postgres', 'redis');

interface Trial {
  readonly faults: number;
  readonly seed: string;
  readonly abreast: number;
}

function playThrough(open: () => Promise<FaultySite>, trial: Trial) {
  return withSite(open(), (site) => playThroughFaults(site, trial));
}

test.concurrent(
  '8 faults of a single server: what clients saw is what is stored',
  async () => {
    const { acknowledged, repeated, busy } = await playThrough(faultyServer, {
      faults: 8,
      seed: 'small server',
      abreast: 3,
    });
    expect(acknowledged).toBeGreaterThan(40);
    // The players noticed it.
    expect(repeated + busy).toBeGreaterThan(0);
  },
  PATIENCE,
);

test.skipIf(missing).concurrent(
  `12 faults of a cluster: what clients saw is what is stored${missing}`,
  async () => {
    const { acknowledged, repeated, busy } = await playThrough(faultyCluster, {
      faults: 12,
      seed: 'small cluster',
      abreast: 4,
    });
    expect(acknowledged).toBeGreaterThan(60);
    expect(repeated + busy).toBeGreaterThan(0);
  },
  PATIENCE,
);
