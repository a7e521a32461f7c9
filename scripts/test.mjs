// npm test: everything. Types, lint and format, spelling, dead code, tests, real browsers, and each benchmark once at minimal size.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { build } from './build.mjs';
import { buildPage } from './page.mjs';
import { part, provide } from './parts.mjs';
import { root, run, setUp, tool } from './setup.mjs';

await setUp();
mkdirSync(`${root}dist`, { recursive: true });
// vitest.config.ts and e2e/playwright.config.ts name them too.
const report = `${root}dist/tests.json`;
const browserReport = `${root}dist/e2e.json`;
for (const old of [report, browserReport]) rmSync(old, { force: true });

const NOTHING = { passed: 0, failed: 1, skipped: 0, names: [], retried: [] };

function counted(file) {
  if (!existsSync(file)) return NOTHING;
  const { numPassedTests: passed, numPendingTests: skipped, testResults } = JSON.parse(readFileSync(file));
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot even be read has no tests, and is a failure all the same.
    if (status === 'failed' && tests.length === 0) return [name.replace(root, '')];
    return tests.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
  });
  return { passed, failed: names.length, skipped, names, retried: [] };
}

/** The first lines of an error say what was expected and what was there; the rest is a call log. */
const shortened = (message) => stripVTControlCharacters(message).split('\n').slice(0, 25).join('\n      ');

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

function countedInBrowser(file) {
  if (!existsSync(file)) return NOTHING;
  const report = JSON.parse(readFileSync(file));
  const { expected, unexpected, flaky, skipped } = report.stats;
  const described = (status) =>
    specsOf(report).flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => {
          const errors = results.flatMap(({ errors }) => errors.map(({ message }) => shortened(message)));
          return [`${file}:${line} ${title} (${projectName})`, ...errors].join('\n      ');
        }),
    );
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    names: described('unexpected'),
    retried: described('flaky'),
  };
}

const packages = readdirSync(`${root}packages`).filter((name) => existsSync(`${root}packages/${name}/tsconfig.json`));
const checks = [
  ...packages.map((name) => ({ name: `types of ${name}`, program: tool('tsc'), args: ['-p', `packages/${name}`] })),
  { name: 'types of everything', program: tool('tsc'), args: ['-p', '.'] },
  { name: 'lint and format', program: tool('biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'spelling', program: tool('cspell'), args: ['--no-progress'] },
  { name: 'dead code', program: tool('knip'), args: ['--no-progress', '--treat-config-hints-as-errors'] },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const retried = [];

const asOne = (status) => (status === 0 ? { ...NOTHING, passed: 1, failed: 0 } : NOTHING);

/** A step that has not counted its tests is one. */
function finish(name, began, status, counts = asOne(status)) {
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  for (const key of Object.keys(total)) total[key] += counts[key];
  // What fails without a test that failed, such as a file that did not end, counts too.
  if (status !== 0 && counts.failed === 0) total.failed++;
  retried.push(...counts.retried);
  if (status !== 0) failures.push([name, ...counts.names]);
}

/** What a check prints is shown if it fails. */
function check({ name, program, args }) {
  const began = performance.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(bytes));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => output.push(Buffer.from(`${program} could not be started: ${message}\n`)));
    child.once('close', (status) => {
      if (status !== 0) process.stdout.write(Buffer.concat(output));
      finish(name, began, status);
      resolve();
    });
  });
}

async function checkAll() {
  for (const one of checks) await check(one);
}

/** Many tests use these, at the same time, and each would build them. */
async function buildAll() {
  for (const program of ['boneyard', 'trial', 'server']) await build(program);
  await buildPage();
}

// Most of that waits for a single core, for the network or for the disk. Tests whose programs stay missing are skipped, and
// named at the end; in CI that is a failure.
const [missing] = await Promise.all([provide(), buildAll(), checkAll()]);

const tests = [
  {
    name: 'tests',
    program: tool('vitest'),
    args: ['run'],
    count: () => counted(report),
  },
  ...(['chromium', 'firefox', 'webkit'].some(part)
    ? [
        {
          name: 'tests in browsers',
          program: tool('playwright'),
          args: ['test', '-c', 'e2e'],
          count: () => countedInBrowser(browserReport),
        },
      ]
    : []),
  { name: 'benchmarks, tiny', program: process.execPath, args: [`${root}scripts/bench.mjs`, '--tiny'] },
];
for (const { name, program, args, count } of tests) {
  const began = performance.now();
  const status = run(program, args);
  finish(name, began, status, count?.());
}
if (missing.length > 0) {
  console.log('Skipped, because these programs are not installed:');
  for (const { title, tests } of missing) console.log(`  ${title}: ${tests}`);
  console.log(`On Debian, install them with: apt-get install ${missing.flatMap(({ apt }) => apt).join(' ')}`);
  if (process.env.CI === 'true') {
    failures.push(['missing parts']);
    total.failed += missing.length;
  }
}
if (retried.length > 0) console.log(['Passed only at the second try:', ...retried].join('\n  ! '));
for (const [name, ...tests] of failures) console.log([`Failed: ${name}`, ...tests].join('\n  ✗ '));
const { passed, failed, skipped } = total;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failures.length > 0 ? 1 : 0);
