/** Installs our packed packages, or the whole application, in an empty folder, as users of them would, and runs programs there. */

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Our dependencies are installed from our node_modules, so no network is needed; npm still checks their versions. */
const OTHERS = ['@dimforge/rapier3d-deterministic-compat', '@noble/hashes', 'ws', 'zod'];

/** Without the network, and without npm's cache. */
const quietly = (place: string) => [
  '--offline',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--cache',
  join(place, 'cache'),
];

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
  await runIn(folder, 'npm', 'install', ...quietly(place), ...tarballs, ...others);
  return folder;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Copies a package and everything that it needs from one node_modules to another, which any user may read. */
function copyPackage(name: string, from: string, to: string): void {
  if (!existsSync(join(from, name)) || existsSync(join(to, name))) return;
  cpSync(join(from, name), join(to, name), { recursive: true });
  const { dependencies, optionalDependencies }: Manifest = JSON.parse(
    readFileSync(join(from, name, 'package.json'), 'utf8'),
  );
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(other, from, to);
}

/** Packs the whole application and installs it in a new folder inside `place`; gives the path of its command. */
export async function installApplicationIn(place: string, root: string): Promise<string> {
  const script: string = new URL(`file://${root}scripts/application.mjs`).href;
  const { packApplication }: { packApplication(into: string): Promise<{ file: string }> } = await import(script);
  const { file } = await packApplication(join(place, 'packages'));
  const folder = join(place, 'application');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  copyPackage('libsql', join(root, 'node_modules'), join(folder, 'node_modules'));
  await runIn(folder, 'npm', 'install', ...quietly(place), file);
  return join(folder, 'node_modules/.bin/boneyard');
}
