// Builds the page into dist/web where it is stale, and packs its files for the network.

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

const brotli = (bytes, quality) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** The engine of the physics is packed as tightly as can be, which takes half a minute, and is kept: its name is its content. */
async function packedTightly(file, bytes) {
  const kept = `${root}dist/packed/${basename(file)}.br`;
  if (!existsSync(kept)) {
    const packed = await brotli(bytes, constants.BROTLI_MAX_QUALITY);
    mkdirSync(`${root}dist/packed`, { recursive: true });
    writeFileSync(kept, packed);
  }
  copyFileSync(kept, `${file}.br`);
}

async function packOne(file) {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  if (file.endsWith('.wasm')) await packedTightly(file, bytes);
  else writeFileSync(`${file}.br`, await brotli(bytes, 9));
}

export async function buildPage() {
  const stamp = `${root}dist/web.inputs`;
  const now = state();
  if (existsSync(`${target}index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the page …');
  const { build } = await import('vite');
  await build({ configFile: `${root}packages/web/vite.config.ts`, logLevel: 'warn' });
  await Promise.all(
    files(target)
      .filter((file) => PACKED.test(file))
      .map(packOne),
  );
  writeFileSync(stamp, now);
}
