/** `npm run bench [name …]`: runs benchmarks and prints their figures. `--tiny` only checks that they run. */

import { parts } from '@boneyard/server/testing/serverprocess';
import { bench as bead } from './bead.bench';
import type { Bench, BenchFigure } from './bench';
import { bench as bots } from './bots.bench';
import { bench as classic } from './classic.bench';
import { bench as cluster } from './cluster.bench';
import { bench as magnetic } from './magnetic.bench';
import { bench as physics } from './physics.bench';
import { bench as printing } from './print.bench';
import { bench as quad } from './quad.bench';
import { bench as server } from './server.bench';
import { bench as sockets } from './sockets.bench';
import { bench as towers } from './towers.bench';
import { bench as watchers } from './watchers.bench';
import { bench as web } from './web.bench';

const BENCHES: readonly Bench[] = [
  classic,
  bead,
  quad,
  magnetic,
  physics,
  bots,
  printing,
  server,
  sockets,
  cluster,
  watchers,
  web,
  towers,
];

function shown(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en');
  return value.toPrecision(4);
}

function print({ name, value, unit, target, met }: BenchFigure): void {
  const verdict = target === undefined ? '' : `target ${target} ${met ? '✓' : '✗'}`;
  console.log(`  ${name.padEnd(36)} ${shown(value).padStart(14)} ${unit.padEnd(10)} ${verdict}`);
}

const args = process.argv.slice(2);
const tiny = args.includes('--tiny');
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are: ${BENCHES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const { provide } = await parts();
for (const bench of BENCHES) {
  if (names.length > 0 && !names.includes(bench.name)) continue;
  const missing = await provide(bench.needs ?? []);
  if (missing.length > 0) {
    console.log(`  ${bench.name}: skipped, needs ${missing.map(({ title }) => title).join(', ')}`);
    continue;
  }
  const figures = await bench.run(tiny ? 'tiny' : 'full');
  console.log(tiny ? `  ${bench.name} runs (${figures.length} figures)` : bench.name);
  if (!tiny) for (const figure of figures) print(figure);
}
