/** Our packages in an empty folder, as strangers install them, and what is run there. */

import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Without a network, what is not ours comes from our own folder; npm checks its version all the same. */
const OTHERS = ['@dimforge/rapier3d-deterministic-compat', '@noble/hashes', 'ws', 'zod'];

/** Runs a program there and gives what it printed; throws with all that it said when it fails. */
export async function runIn(folder: string, program: string, ...args: string[]): Promise<string> {
  const running = promisify(execFile)(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  const { stdout } = await running.catch(({ message, stdout = '', stderr = '' }) => {
    throw new Error([message, stdout, stderr].join('\n'));
  });
  return stdout;
}

/** Packs everything, and installs it in a new folder inside `place`. `root` is that of the project. */
export async function installIn(place: string, root: string): Promise<string> {
  const script: string = new URL(`file://${root}scripts/packing.mjs`).href;
  const { pack }: { pack(into: string): Record<string, string> } = await import(script);
  const tarballs = Object.values(pack(join(place, 'packages')));
  const folder = join(place, 'stranger');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const others = OTHERS.map((name) => `file:${root}node_modules/${name}`);
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--cache', join(place, 'cache')];
  await runIn(folder, 'npm', 'install', ...quietly, ...tarballs, ...others);
  return folder;
}
