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

/**
 * A move once got no answer for a minute, most likely because a verdict came too late (mended since). Until the
 * soak has shown that this was all, such a trial is begun again, once, and says so. The soak does not forgive it.
 */
async function playThrough(open: () => Promise<FaultySite>, trial: Trial) {
  const once = () => withSite(open(), (site) => playThroughFaults(site, trial));
  try {
    return await once();
  } catch (error) {
    if (!String(error).includes('waited in vain for an answer')) throw error;
    console.warn(`Begun again: ${error}`);
    return once();
  }
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
