// Makes one package with everything: the server, the built page and the command. `npx` starts it without a checkout.

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApplication } from './build.mjs';
import { buildPage } from './page.mjs';
import { root } from './setup.mjs';

/** What the bundles load from node_modules, and the package that says which version. */
const INSTALLED = { libsql: 'server' };

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const BIN = `#!/usr/bin/env node
import { main } from '../dist/boneyard.js';

process.exitCode = await main(process.argv.slice(2));
`;

function manifest() {
  const { version, license, engines } = read(`${root}package.json`);
  const versions = Object.entries(INSTALLED).map(([name, part]) => [
    name,
    read(`${root}packages/${part}/package.json`).dependencies[name],
  ]);
  return {
    name: 'boneyard',
    version,
    description: 'Domino games in the browser and in the terminal: the server, its page and the command.',
    license,
    type: 'module',
    engines,
    bin: { boneyard: 'bin/boneyard.mjs' },
    files: ['bin', 'dist', 'LICENCES.txt'],
    dependencies: Object.fromEntries(versions),
  };
}

const README = `# Boneyard

Domino games in the browser: classic dominoes, the Domino Bead Game (Wu Hsing), Magnetic Domino and Quad-Ominos, alone against
bots, around one device, or online.

    npx boneyard serve                    # the page at http://localhost:3000, games are stored in ./data
    npx boneyard serve --host 0.0.0.0     # for others on your network
    npx boneyard play                     # in the terminal
    npx boneyard --help

MIT. LICENCES.txt has the licences of everything else that is in it. The games belong to their authors and publishers; Boneyard is
not affiliated with any of them.
`;

/** Makes the tarball in this folder, and gives its path and its size in bytes, packed and unpacked. */
export async function packApplication(into) {
  await buildPage();
  const stage = join(into, 'application');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(join(stage, 'bin'), { recursive: true });
  await buildApplication(join(stage, 'dist'));
  cpSync(join(root, 'dist/web'), join(stage, 'dist/web'), {
    recursive: true,
    filter: (file) => !/\.map(\.\w+)?$/.test(file),
  });
  cpSync(`${root}LICENSE`, join(stage, 'LICENSE'));
  cpSync(join(root, 'dist/web/licences.txt'), join(stage, 'LICENCES.txt'));
  writeFileSync(join(stage, 'README.md'), README);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
  writeFileSync(join(stage, 'bin/boneyard.mjs'), BIN);
  chmodSync(join(stage, 'bin/boneyard.mjs'), 0o755);
  const args = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', into];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: stage,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 100_000,
  });
  if (status !== 0) throw new Error(`npm pack of the application failed: ${stderr}`);
  const [{ filename, size, unpackedSize }] = JSON.parse(stdout);
  return { file: join(into, filename), size, unpackedSize };
}
