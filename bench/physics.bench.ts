/** How long does a verdict take, and how often does the quick estimate agree with it? */

import { type Construction, STEADY } from '@boneyard/physics/construction';
import { estimate } from '@boneyard/physics/estimate';
import type { Physics } from '@boneyard/physics/judge';
import { physics } from '@boneyard/physics/node';
import { lay, places } from '@boneyard/physics/testing';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import type { Bench, Figure } from './bench';
import { perSecond } from './measure';

interface Standing {
  readonly construction: Construction;
  readonly poses: Float32Array;
}

/** How estimate and verdict went together: held or fell, when the estimate was for or against it. */
interface Agreement {
  verdicts: number;
  alike: number;
  /** The mean square of estimate minus verdict: 0 is perfect, 0.25 is a coin. */
  error: number;
}

/** A tower that stands, grown by trying random places; undefined when it got stuck in a shape that carries no more. */
function tower({ judge }: Physics, size: number, random: Random, agreement: Agreement): Standing | undefined {
  let standing: Standing = { construction: [], poses: new Float32Array(0) };
  let place: ReturnType<typeof places>[number] = lay(0, 0, 0);
  for (let tries = 0; tries < 40; ) {
    const { construction, poses } = standing;
    const chance = estimate(construction, place);
    const verdict = judge(construction, place, STEADY, 'normal', poses);
    agreement.verdicts++;
    if (chance > 0.5 === verdict.holds) agreement.alike++;
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
    const agreement: Agreement = { verdicts: 0, alike: 0, error: 0 };
    const towers: Standing[] = [];
    while (towers.length < (tiny ? 1 : 12)) {
      const found = tower(judges, high, random, agreement);
      if (found) towers.push(found);
    }
    const films: number[] = [];
    const times: Record<'held' | 'fell', number[]> = { held: [], fell: [] };
    for (const { construction, poses } of towers)
      for (let i = 0; i < (tiny ? 1 : 8); i++) {
        const place = pick(places(construction), random);
        const began = performance.now();
        const holds = judges.holds(construction, place, STEADY, 'normal', poses);
        times[holds ? 'held' : 'fell'].push(performance.now() - began);
        const again = performance.now();
        judges.judge(construction, place, STEADY, 'normal', poses);
        films.push(performance.now() - again);
      }
    films.sort((a, b) => a - b);
    const all = [...times.held, ...times.fell].sort((a, b) => a - b);
    const [median, worst] = [quantile(all, 0.5), quantile(all, 1)];
    const figures: Figure[] = [
      { name: 'a verdict for 28, median', value: median, unit: 'ms', aim: '≤ 60', met: median <= 60 },
      { name: 'a verdict for 28, worst', value: worst, unit: 'ms', aim: '≤ 150', met: worst <= 150 },
      { name: 'with its film, median', value: quantile(films, 0.5), unit: 'ms' },
      { name: 'with its film, worst', value: quantile(films, 1), unit: 'ms' },
      { name: 'verdicts timed', value: all.length, unit: '' },
    ];
    for (const [what, took] of Object.entries(times)) {
      took.sort((a, b) => a - b);
      if (took.length > 0) figures.push({ name: `when it ${what}, median`, value: quantile(took, 0.5), unit: 'ms' });
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
      { name: 'an estimate for 28', value: 1000 / rate, unit: 'ms', aim: '≤ 0.2', met: 1000 / rate <= 0.2 },
      { name: 'estimate agrees with simulation', value: (100 * agreement.alike) / agreement.verdicts, unit: '%' },
      { name: 'its mean squared error', value: agreement.error / agreement.verdicts, unit: '' },
      { name: 'over verdicts', value: agreement.verdicts, unit: '' },
    );
    return figures;
  },
};
