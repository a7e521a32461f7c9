/** A table that thousands watch: how soon its players have each other's moves, and how soon the last spectator has them. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTrial, trialProgram } from '@boneyard/server/testing/serverprocess';
import type { Bench, BenchFigure } from './bench';
import { fromDist, ONE_CORE_FLAGS, onCore, rate, startLoad } from './server/loadprocess';

const MOST_LATENCY = 100;

/** A move comes every so many milliseconds. */
const SIZES = {
  full: { watchers: 10_000, seconds: 25, every: 200 },
  tiny: { watchers: 5, seconds: 0.3, every: 50 },
} as const;

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('weigh');
  return ((await once(child, 'message'))[0] as { readonly cpu: number }).cpu;
}

export const bench: Bench = {
  name: 'watchers',
  async run(which) {
    const { watchers, seconds, every } = SIZES[which];
    const data = mkdtempSync(join(tmpdir(), 'boneyard-bench-'));
    const trial = await runTrial(await trialProgram(), data, { by: onCore(0), nodeArgs: ONE_CORE_FLAGS });
    const program = fromDist('./bench.load.js');
    const [players, crowd] = [startLoad(onCore(1), program, trial.url), startLoad(onCore(1), program, trial.url)];
    await players.seat(1);
    const [table] = await players.tables();
    const alone = await players.play(seconds / 4, every);
    const began = performance.now();
    await crowd.watch(table!, watchers);
    const came = (performance.now() - began) / 1000;
    await crowd.seen();
    const before = await cpuOf(trial.process);
    const watched = await players.play(seconds, every);
    const cpu = (await cpuOf(trial.process)) - before;
    const { outOfOrder, behind, spread } = await crowd.seen();
    players.stop();
    crowd.stop();
    await trial.kill();
    rmSync(data, { recursive: true });
    if (outOfOrder + behind > 0) throw new Error(`${outOfOrder} steps out of order, ${behind} spectators behind`);
    const figures: BenchFigure[] = [
      { name: 'move to opponent, 99th percentile', value: alone.p99, unit: 'ms' },
      {
        name: `… with ${watchers} spectators`,
        value: watched.p99,
        unit: 'ms',
        target: `≤ ${MOST_LATENCY}`,
        met: watched.p99 <= MOST_LATENCY,
      },
      { name: 'from the first to the last of them', value: spread, unit: 'ms' },
      // Half of the moves are made before the measurement starts.
      {
        name: 'processor time of a spectator and move',
        value: cpu / (2 * rate(watched) * seconds * watchers),
        unit: 'µs',
      },
      { name: 'spectators who come, a second', value: watchers / came, unit: '/s' },
    ];
    return figures;
  },
};
