/** How long it takes to make a sheet to print. */

import { sheet } from '@boneyard/print/sheet';
import type { Spec } from '@boneyard/print/spec';
import type { Bench, BenchFigure } from './bench';

const MOST_SECONDS = 1;

const SPECS: readonly (readonly [string, Spec])[] = [
  ['125 square tiles', { kind: 'tiles', set: 'quad-125', style: 'colour', backs: false, paper: 'a4', language: 'en' }],
  [
    '91 dominoes with backs',
    { kind: 'tiles', set: 'double-twelve', style: 'colour', backs: true, paper: 'a4', language: 'en' },
  ],
  ['a leaflet', { kind: 'leaflet', game: 'classic', paper: 'a4', language: 'fr' }],
];

export const bench: Bench = {
  name: 'print',
  async run(size) {
    const figures: BenchFigure[] = [];
    for (const [name, spec] of SPECS) {
      // The first run matters to someone who prints once.
      const times: number[] = [];
      for (let i = 0; i < (size === 'tiny' ? 1 : 5); i++) {
        const began = performance.now();
        await sheet(spec);
        times.push((performance.now() - began) / 1000);
      }
      const [first] = times as [number];
      figures.push(
        { name: `${name}, first`, value: first, unit: 's', target: `< ${MOST_SECONDS}`, met: first < MOST_SECONDS },
        { name: `${name}, best of ${times.length}`, value: Math.min(...times), unit: 's' },
      );
    }
    return figures;
  },
};
