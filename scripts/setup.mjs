// Sees to it that the dependencies are there. Uses nothing but Node, so that it works on a bare clone.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const lock = `${root}package-lock.json`;
const stamp = `${root}node_modules/.boneyard-installed`;
const npmsOwn = `${root}node_modules/.package-lock.json`;

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Boneyard needs Node 20.19 or newer; this is ${process.versions.node}. Get it from nodejs.org and try again.`,
  );
  process.exit(1);
}

function installed(wanted) {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted;
  // Somebody ran `npm ci` by hand: fine, if it was after the lock file last changed.
  return existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs >= statSync(lock).mtimeMs;
}

/** Runs a program with its output shown, and gives its exit status. */
export function run(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status ?? 1;
}

/** The path of a program that a dependency brings. */
export function tool(name) {
  return `${root}node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;
}

export function setUp() {
  checkNode();
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (!installed(wanted)) {
    console.log('Installing what Boneyard needs (npm ci) …');
    if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
      console.error('npm ci failed. Is the npm registry reachable from here? Its own words are above.');
      process.exit(1);
    }
  }
  writeFileSync(stamp, wanted);
}
