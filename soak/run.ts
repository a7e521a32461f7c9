/** `npm run soak [name …]`: runs the long versions of the tests. It can be stopped at any time and resumes where it was. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parts } from '@boneyard/server/testing/serverprocess';
import { attackSoak } from './attacks';
import { daySoak } from './day';
import { exampleSoak } from './example';
import { firefoxSoak } from './firefox';
import { puzzleSoaks } from './puzzles';
import { serverSoaks } from './server';
import { type Soak, soaks } from './soaks';

// Relative to dist/, where the bundled program runs.
const folder = fileURLToPath(new URL('../.soak/', import.meta.url));
/** Milliseconds between two saves of the progress. */
const SAVE_EVERY = 1000;

interface Progress {
  done: number;
  seconds: number;
  failures: { number: number; why: string }[];
}

function file(soak: Soak): string {
  return `${folder}${soak.name}.json`;
}

function progressOf(soak: Soak): Progress {
  return existsSync(file(soak)) ? JSON.parse(readFileSync(file(soak), 'utf8')) : { done: 0, seconds: 0, failures: [] };
}

function show(soak: Soak, { done, seconds, failures }: Progress, end: string): void {
  const share = done / soak.large;
  const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '·');
  const left = done > 0 ? Math.round((seconds / done) * (soak.large - done)) : 0;
  const text = `${soak.name.padEnd(16)} ${bar} ${done}/${soak.large}, ${failures.length} failed, ${left} s left`;
  process.stdout.write(process.stdout.isTTY ? `\r${text.padEnd(90)}${end}` : end === '' ? '' : `${text}\n`);
}

async function run(soak: Soak): Promise<number> {
  const progress = progressOf(soak);
  let since = performance.now();
  const save = () => {
    progress.seconds += (performance.now() - since) / 1000;
    since = performance.now();
    writeFileSync(file(soak), JSON.stringify(progress));
    show(soak, progress, '');
  };
  while (progress.done < soak.large) {
    try {
      await soak.run(progress.done);
    } catch (error) {
      progress.failures.push({ number: progress.done, why: error instanceof Error ? error.message : String(error) });
    }
    progress.done++;
    if (performance.now() - since > SAVE_EVERY) save();
  }
  save();
  show(soak, progress, '\n');
  for (const { number, why } of progress.failures.slice(0, 5)) console.log(`  case ${number}: ${why.slice(0, 500)}`);
  return progress.failures.length;
}

const names = process.argv.slice(2);
const all = [...soaks, firefoxSoak, ...puzzleSoaks, ...serverSoaks, attackSoak, daySoak, exampleSoak];
const chosen = all.filter((soak) => names.length === 0 || names.some((name) => soak.name.startsWith(name)));
if (chosen.length === 0) {
  console.error(`There is no soak ${names.join(', ')}; there are: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const { provide } = await parts();
let failed = 0;
for (const soak of chosen) {
  const missing = (await provide(soak.needs ?? [])).map(({ title }) => title);
  if (missing.length > 0) console.log(`${soak.name.padEnd(16)} skipped, needs ${missing.join(', ')}`);
  else failed += await run(soak);
}
console.log(`${chosen.length} soaks, ${failed} cases failed. Progress is saved in .soak/; delete it to start over.`);
process.exit(failed > 0 ? 1 : 0);
