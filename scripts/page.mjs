// Builds the page into dist/web where it is stale, and packs its files for the network.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const target = `${root}dist/web/`;
/** Whatever the page is made of. */
const SOURCES = [
  'packages/web',
  'packages/words',
  'packages/rules',
  'packages/engine',
  'packages/bots',
  'packages/physics',
  'packages/print',
  'packages/protocol',
  'package.json',
  'package-lock.json',
];
const PACKED = /\.(js|css|html|svg|webmanifest|wasm)$/;

function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => files(join(path, name)));
}

/** What the sources were when the page was built; files that are gone count too. */
function state() {
  return SOURCES.flatMap((source) => files(`${root}${source}`))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `${file.slice(root.length)} ${statSync(file).size} ${statSync(file).mtimeMs}`)
    .join('\n');
}

function pack() {
  for (const file of files(target)) {
    if (!PACKED.test(file)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
}

export async function buildPage() {
  const stamp = `${root}dist/web.inputs`;
  const now = state();
  if (existsSync(`${target}index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the page …');
  const { build } = await import('vite');
  await build({ configFile: `${root}packages/web/vite.config.ts`, logLevel: 'warn' });
  pack();
  writeFileSync(stamp, now);
}
