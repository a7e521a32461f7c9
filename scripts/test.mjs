// npm test: everything. Types, lint and format, tests, and each benchmark once at minimal size.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { root, run, setUp, tool } from './setup.mjs';

setUp();
const report = `${root}dist/tests.json`;
rmSync(report, { force: true });

const packages = readdirSync(`${root}packages`).filter((name) => existsSync(`${root}packages/${name}/tsconfig.json`));
const steps = [
  ...packages.map((name) => [`types of ${name}`, tool('tsc'), ['-p', `packages/${name}`]]),
  ['types of everything', tool('tsc'), ['-p', '.']],
  ['lint and format', tool('biome'), ['check', '--error-on-warnings', '.']],
  ['tests', tool('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]],
  ['benchmarks, tiny', process.execPath, [`${root}scripts/bench.mjs`, '--tiny']],
];

let passed = 0;
let failed = 0;
let skipped = 0;
const failures = [];
for (const [name, program, args] of steps) {
  const began = performance.now();
  const status = run(program, args);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (name === 'tests' && existsSync(report)) {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    passed += counts.numPassedTests;
    failed += counts.numFailedTests;
    skipped += counts.numPendingTests;
  } else if (status === 0) passed++;
  else failed++;
  if (status !== 0) failures.push(name);
}
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}.`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failures.length > 0 ? 1 : 0);
