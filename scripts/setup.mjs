// Installs the dependencies if necessary. It uses nothing but Node, so that it works in a fresh clone.

import './node.cjs';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { giveUp, problemIn } from './problems.mjs';
import { during } from './progress.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program, shows its output and returns its exit status. */
export function run(program, args) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status ?? 1;
}

/** The path of a dependency's program. */
export function tool(name) {
  return `${root}node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;
}

const stampOf = (folder) => `${folder}node_modules/.boneyard-installed`;
const lockOf = (folder) => `${folder}package-lock.json`;
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Whether the packages of this folder's lock file are installed. */
export function isInstalled(folder) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === hashOf(lockOf(folder));
}

/** Runs npm without showing its output, and returns the output and the exit status. */
function npm(args, cwd) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('error', ({ message }) => resolve({ status: 1, output: `npm could not be started: ${message}\n` }));
    child.once('close', (status) => resolve({ status, output }));
  });
}

/** Installs the packages of this folder's lock file and then runs `finish`. Returns the problem if npm fails. */
export function install(folder, title, flags = [], finish = () => {}) {
  return during(title, async () => {
    const { status, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags], folder);
    if (status !== 0) {
      const where = /^npm error path (.+)$/m.exec(output)?.[1] ?? `${folder}node_modules`;
      return problemIn(output, where) ?? `${output}npm ci failed; the reason is above.`;
    }
    finish();
    writeFileSync(stampOf(folder), hashOf(lockOf(folder)));
    return undefined;
  });
}

/** Whether someone has run `npm ci` since the lock file last changed. */
function isInstalledByHand() {
  const npmsOwn = `${root}node_modules/.package-lock.json`;
  if (existsSync(stampOf(root)) || !existsSync(npmsOwn)) return false;
  return statSync(npmsOwn).mtimeMs >= statSync(lockOf(root)).mtimeMs;
}

export async function setUp() {
  if (isInstalled(root) || isInstalledByHand()) return;
  try {
    const problem = await install(root, 'Installing the packages that Boneyard needs');
    if (!problem) return;
    console.error(problem);
    process.exit(1);
  } catch (error) {
    giveUp(error, `${root}node_modules`);
  }
}
