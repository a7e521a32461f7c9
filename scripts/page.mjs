// Builds the page into dist/web if it is stale, and compresses its files.

import {
  constants as access,
  accessSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { licences } from './licences.mjs';
import { during } from './progress.mjs';
import { root } from './setup.mjs';

const target = `${root}dist/web/`;
/** Everything that the page is built from. */
const SOURCES = [
  'games',
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
const COMPRESSED = /\.(js|css|html|svg|txt|webmanifest|wasm)$/;
/** A smaller file fits into one packet as it is. */
const WORTH_COMPRESSING = 1400;

function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => files(join(path, name)));
}

/** Identifies the state of the sources. A removed file changes it too. */
function state() {
  return SOURCES.flatMap((source) => files(`${root}${source}`))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `${file.slice(root.length)} ${statSync(file).size} ${statSync(file).mtimeMs}`)
    .join('\n');
}

const brotli = (bytes, quality) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** The physics engine is compressed as much as possible, which takes half a minute. It is cached by its hashed name. */
async function compressCached(file, bytes) {
  const cached = `${root}dist/packed/${basename(file)}.br`;
  if (!existsSync(cached)) {
    const packed = await brotli(bytes, constants.BROTLI_MAX_QUALITY);
    mkdirSync(`${root}dist/packed`, { recursive: true });
    // Renamed only when complete: a full disk must not leave half a file under this name.
    writeFileSync(`${cached}.part`, packed);
    renameSync(`${cached}.part`, cached);
  }
  copyFileSync(cached, `${file}.br`);
}

async function compress(file) {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  if (file.endsWith('.wasm')) await compressCached(file, bytes);
  else writeFileSync(`${file}.br`, await brotli(bytes, 9));
}

/** Always builds for production: in tests and development NODE_ENV makes Vite and Workbox build a different page. */
async function bundle() {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ configFile: `${root}packages/web/vite.config.ts`, logLevel: 'silent' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

export async function buildPage() {
  const stamp = `${root}dist/web.inputs`;
  const now = state();
  if (existsSync(`${target}index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  // Fail before the build rather than after it.
  mkdirSync(`${root}dist`, { recursive: true });
  accessSync(`${root}dist`, access.W_OK);
  rmSync(stamp, { force: true });
  await during('Building the page', bundle);
  writeFileSync(`${target}licences.txt`, licences());
  await during('Compressing the page (half a minute the first time)', () =>
    Promise.all(
      files(target)
        .filter((file) => COMPRESSED.test(file) && statSync(file).size >= WORTH_COMPRESSING)
        .map(compress),
    ),
  );
  writeFileSync(stamp, now);
}
