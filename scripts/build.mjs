// Bundles programs into dist/ if they are stale. Packages are never built for each other.

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The entry points of each program: itself and the workers it starts, which are next to it in dist/. */
const PROGRAMS = {
  boneyard: { boneyard: 'packages/cli/src/boneyard.ts', 'boneyard.arena': 'packages/cli/src/arena/worker.ts' },
  server: {
    server: 'packages/server/src/main.ts',
    'server.bots': 'packages/server/src/bots/thinkerworker.ts',
    'server.writer': 'packages/server/src/store/writerworker.ts',
  },
  trial: {
    trial: 'packages/server/src/testing/trialserver.ts',
    'trial.bots': 'packages/server/src/bots/thinkerworker.ts',
    'trial.writer': 'packages/server/src/store/writerworker.ts',
    'trial.attackers': 'packages/server/src/testing/attackerprocess.ts',
  },
  bench: { bench: 'bench/run.ts', 'bench.load': 'bench/server/load.ts' },
  soak: { soak: 'soak/run.ts', 'soak.judge': 'soak/judge.ts' },
  reference: { reference: 'packages/protocol/src/reference.ts' },
};

function inputs(name) {
  return `${root}dist/${name}.inputs`;
}

function target(name) {
  return `${root}dist/${name}.js`;
}

/** Whether every source of the last build still exists and is older than the bundle. */
function fresh(name) {
  const list = inputs(name);
  if (!existsSync(target(name)) || !existsSync(list)) return false;
  const built = statSync(target(name)).mtimeMs;
  return readFileSync(list, 'utf8')
    .split('\n')
    .every((input) => existsSync(`${root}${input}`) && statSync(`${root}${input}`).mtimeMs <= built);
}

/** The pdfkit of the page, too: the one for Node loads its fonts from files that lie next to it. */
const PDFKIT = {
  name: 'pdfkit',
  setup({ onResolve }) {
    onResolve({ filter: /^pdfkit$/ }, () => ({ path: `${root}node_modules/pdfkit/js/pdfkit.browser.mjs` }));
  },
};

/** Bundles these entry points into a folder. */
async function bundle(entries, outdir, chunks, more = {}) {
  // They need packages, which npm has not installed yet when this file is loaded for the first time.
  const [{ build: bundled }, { inOneFunction }] = await Promise.all([import('esbuild'), import('./onefunction.mjs')]);
  const { outputFiles, metafile } = await bundled({
    write: false,
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    // Dynamic imports stay in chunks of their own: replaying a record must not load the physics engine.
    chunkNames: `chunks/${chunks}-[hash]`,
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    logLevel: 'silent',
    // libsql loads a file that lies next to it.
    external: ['@playwright/test', 'libsql'],
    plugins: [PDFKIT],
    alias: { fontkit: `${root}packages/print/src/nofonts.ts` },
    // Some dependencies are CommonJS and need `require`.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    ...more,
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('.js') ? inOneFunction(text) : text);
  }
  return metafile;
}

/** Builds a program if it is stale and returns the URL to import it from. */
export async function build(name) {
  if (!fresh(name)) {
    // Without this file, what a failed build leaves behind does not count as fresh.
    rmSync(inputs(name), { force: true });
    const metafile = await bundle(PROGRAMS[name], `${root}dist`, name, { sourcemap: true });
    writeFileSync(inputs(name), Object.keys(metafile.inputs).join('\n'));
  }
  return pathToFileURL(target(name)).href;
}

/** Bundles the server and the command together, so that what they share is there once, and nothing that is not needed to run. */
export async function buildApplication(outdir) {
  const entries = { ...PROGRAMS.boneyard, ...PROGRAMS.server };
  // Names are kept: errors in logs are reported with them.
  await bundle(entries, outdir, 'shared', { minifyWhitespace: true, minifySyntax: true, legalComments: 'none' });
}
