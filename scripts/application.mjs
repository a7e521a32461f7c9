// Makes one package with everything: the server, the built page and the command. `npx` starts it without a checkout.

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, entryPoints } from './build.mjs';
import { buildPage } from './page.mjs';
import { root } from './setup.mjs';

const PROGRAMS = ['server', 'boneyard'];

/** What the bundles load from node_modules, and the package that says which version. */
const INSTALLED = { libsql: 'server', pdfkit: 'print' };

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** As esbuild names chunks and writes their imports. */
const CHUNK = /["']\.\/(?:chunks\/)?([a-z]+-[0-9A-Z]{8}\.js)["']/g;

/** A bundle and the chunks that it loads, from dist/. Chunks of older builds lie there too. */
function bundleFiles(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(root, 'dist', file), 'utf8');
  for (const [, chunk] of text.matchAll(CHUNK)) bundleFiles(join('chunks', chunk), found);
  return found;
}

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
  for (const program of PROGRAMS) await build(program);
  const stage = join(into, 'application');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(join(stage, 'bin'), { recursive: true });
  const bundles = PROGRAMS.flatMap(entryPoints).flatMap((name) => [...bundleFiles(`${name}.js`)]);
  for (const file of new Set(bundles)) cpSync(join(root, 'dist', file), join(stage, 'dist', file));
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
  });
  if (status !== 0) throw new Error(`npm pack of the application failed: ${stderr}`);
  const [{ filename, size, unpackedSize }] = JSON.parse(stdout);
  return { file: join(into, filename), size, unpackedSize };
}
