/** Installs our packed packages in an empty folder, as users of them would, and runs programs there. */

import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Our dependencies are installed from our node_modules, so no network is needed; npm still checks their versions. */
const OTHERS = ['@dimforge/rapier3d-deterministic-compat', '@noble/hashes', 'ws', 'zod'];

/** Runs a program and returns its output; if it fails, the error includes everything it printed. */
export async function runIn(folder: string, program: string, ...args: string[]): Promise<string> {
  const running = promisify(execFile)(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  const { stdout } = await running.catch(({ message, stdout = '', stderr = '' }) => {
    throw new Error([message, stdout, stderr].join('\n'));
  });
  return stdout;
}

/** Packs everything and installs it in a new folder inside `place`. `root` is the root of the project. */
export async function installIn(place: string, root: string): Promise<string> {
  const script: string = new URL(`file://${root}scripts/tarballs.mjs`).href;
  const { pack }: { pack(into: string): Record<string, string> } = await import(script);
  const tarballs = Object.values(pack(join(place, 'packages')));
  const folder = join(place, 'user');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const others = OTHERS.map((name) => `file:${root}node_modules/${name}`);
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--cache', join(place, 'cache')];
  await runIn(folder, 'npm', 'install', ...quietly, ...tarballs, ...others);
  return folder;
}
