// npm test: everything. Types, lint and format, tests, real browsers, and each benchmark once at minimal size.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { part } from './parts.mjs';
import { root, run, setUp, tool } from './setup.mjs';

setUp();
// Many tests use these, at the same time, and each would build them.
for (const program of ['boneyard', 'trial']) await build(program);
mkdirSync(`${root}dist`, { recursive: true });
const report = `${root}dist/tests.json`;
const browserReport = `${root}dist/e2e.json`;
for (const old of [report, browserReport]) rmSync(old, { force: true });

/** Parts that npm does not bring. Where one is missing its tests are skipped and named; in CI that is a failure. */
const chromium = await part('chromium');
const poppler = await part('poppler');
const postgres = await part('postgres');
const redis = await part('redis');
const missing = [
  ...(chromium ? [] : ['Chromium (tests in a real browser)']),
  ...(poppler ? [] : ['poppler (pdftoppm: tests of printed sheets)']),
  ...(postgres ? [] : ['PostgreSQL (tests of a server on many machines)']),
  ...(redis ? [] : ['Redis (tests of a server on many machines)']),
];

const NOTHING = { passed: 0, failed: 1, skipped: 0, names: [] };

function counted(file) {
  if (!existsSync(file)) return NOTHING;
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    testResults,
  } = JSON.parse(readFileSync(file));
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [name.replace(root, '')];
    return tests.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
  });
  return { passed, failed, skipped, names };
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

function countedInBrowser(file) {
  if (!existsSync(file)) return NOTHING;
  const report = JSON.parse(readFileSync(file));
  const { expected, unexpected, flaky, skipped } = report.stats;
  const names = specsOf(report).flatMap(({ ok, file, line, title }) => (ok ? [] : [`${file}:${line} ${title}`]));
  return { passed: expected, failed: unexpected + flaky, skipped, names };
}

const one = (status) => (status === 0 ? { ...NOTHING, passed: 1, failed: 0 } : NOTHING);
const packages = readdirSync(`${root}packages`).filter((name) => existsSync(`${root}packages/${name}/tsconfig.json`));
const steps = [
  ...packages.map((name) => ({ name: `types of ${name}`, program: tool('tsc'), args: ['-p', `packages/${name}`] })),
  { name: 'types of everything', program: tool('tsc'), args: ['-p', '.'] },
  { name: 'lint and format', program: tool('biome'), args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'tests',
    program: tool('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    count: () => counted(report),
  },
  ...(chromium
    ? [
        {
          name: 'tests in a browser',
          program: tool('playwright'),
          args: ['test', '-c', 'e2e'],
          env: { CHROMIUM: chromium },
          count: () => countedInBrowser(browserReport),
        },
      ]
    : []),
  { name: 'benchmarks, tiny', program: process.execPath, args: [`${root}scripts/bench.mjs`, '--tiny'] },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const { name, program, args, env, count = one } of steps) {
  const began = performance.now();
  const status = run(program, args, env);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  const counts = count(status);
  for (const key of Object.keys(total)) total[key] += counts[key];
  if (status !== 0) failures.push([name, ...counts.names]);
}
if (missing.length > 0) {
  console.log(`Not on this machine, so not tested: ${missing.join(', ')}.`);
  if (process.env.CI === 'true') {
    failures.push(['missing parts']);
    total.failed += missing.length;
  }
}
for (const [name, ...tests] of failures) console.log([`Failed: ${name}`, ...tests].join('\n  ✗ '));
const { passed, failed, skipped } = total;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failures.length > 0 ? 1 : 0);
