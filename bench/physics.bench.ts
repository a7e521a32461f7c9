/** How long a verdict takes, and how often the quick estimate agrees with it. */

import { type Construction, STEADY } from '@boneyard/physics/construction';
import { estimate } from '@boneyard/physics/estimate';
import type { Physics } from '@boneyard/physics/judge';
import { physics } from '@boneyard/physics/node';
import { lay, places } from '@boneyard/physics/testing';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import type { Bench, BenchFigure } from './bench';
import { perSecond } from './measure';

interface StandingTower {
  readonly construction: Construction;
  readonly poses: Float32Array;
}

/** How often estimate and verdict agree. */
interface Agreement {
  verdicts: number;
  agreed: number;
  /** Sum of the squares of estimate minus verdict. A mean of 0 is perfect; tossing a coin gives 0.25. */
  error: number;
}

/** A standing tower, built by trying random places; undefined if it reaches a shape on which nothing more holds. */
function tower({ judge }: Physics, size: number, random: Random, agreement: Agreement): StandingTower | undefined {
  let standing: StandingTower = { construction: [], poses: new Float32Array(0) };
  let place: ReturnType<typeof places>[number] = lay(0, 0, 0);
  for (let tries = 0; tries < 40; ) {
    const { construction, poses } = standing;
    const chance = estimate(construction, place);
    const verdict = judge(construction, place, STEADY, 'normal', poses);
    agreement.verdicts++;
    if (chance > 0.5 === verdict.holds) agreement.agreed++;
    const off = chance - (verdict.holds ? 1 : 0);
    agreement.error += off * off;
    tries++;
    if (verdict.holds) {
      standing = { construction: [...construction, { ...place, release: STEADY }], poses: verdict.poses };
      tries = 0;
      if (standing.construction.length === size) return standing;
    }
    place = pick(places(standing.construction), random);
  }
  return undefined;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)]!;
}

export const bench: Bench = {
  name: 'physics',
  async run(size) {
    const tiny = size === 'tiny';
    const judges = await physics();
    const random = seeded('towers');
    const high = tiny ? 4 : 27;
    const agreement: Agreement = { verdicts: 0, agreed: 0, error: 0 };
    const towers: StandingTower[] = [];
    while (towers.length < (tiny ? 1 : 12)) {
      const found = tower(judges, high, random, agreement);
      if (found) towers.push(found);
    }
    const animated: number[] = [];
    const times: Record<'held' | 'fell', number[]> = { held: [], fell: [] };
    for (const { construction, poses } of towers)
      for (let i = 0; i < (tiny ? 1 : 8); i++) {
        const place = pick(places(construction), random);
        const began = performance.now();
        const holds = judges.holds(construction, place, STEADY, 'normal', poses);
        times[holds ? 'held' : 'fell'].push(performance.now() - began);
        const again = performance.now();
        judges.judge(construction, place, STEADY, 'normal', poses);
        animated.push(performance.now() - again);
      }
    animated.sort((a, b) => a - b);
    const all = [...times.held, ...times.fell].sort((a, b) => a - b);
    const [median, worst] = [quantile(all, 0.5), quantile(all, 1)];
    const figures: BenchFigure[] = [
      { name: 'verdict, 28 dominoes, median', value: median, unit: 'ms', target: '≤ 60', met: median <= 60 },
      { name: 'verdict, 28 dominoes, worst', value: worst, unit: 'ms', target: '≤ 150', met: worst <= 150 },
      { name: '… with animation, median', value: quantile(animated, 0.5), unit: 'ms' },
      { name: '… with animation, worst', value: quantile(animated, 1), unit: 'ms' },
      { name: 'verdicts timed', value: all.length, unit: '' },
    ];
    for (const [what, took] of Object.entries(times)) {
      took.sort((a, b) => a - b);
      if (took.length > 0)
        figures.push({ name: `construction ${what}, median`, value: quantile(took, 0.5), unit: 'ms' });
    }
    const { construction } = towers[0]!;
    const open = places(construction);
    const rate = perSecond(
      (times) => {
        for (let i = 0; i < times; i++) estimate(construction, open[i % open.length]!);
      },
      tiny ? 0.01 : 1,
    );
    figures.push(
      { name: 'estimate, 28 dominoes', value: 1000 / rate, unit: 'ms', target: '≤ 0.2', met: 1000 / rate <= 0.2 },
      { name: 'estimate agrees with simulation', value: (100 * agreement.agreed) / agreement.verdicts, unit: '%' },
      { name: 'mean squared error of the estimate', value: agreement.error / agreement.verdicts, unit: '' },
      { name: 'verdicts compared', value: agreement.verdicts, unit: '' },
    );
    return figures;
  },
};
