// Bundles programs into dist/ if they are stale. Packages are never built for each other.

import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** The names of a program's bundles in dist/: itself and its workers. */
export function entryPoints(name) {
  return Object.keys(PROGRAMS[name]);
}

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

/** Builds a program if it is stale and returns the URL to import it from. */
export async function build(name) {
  if (!fresh(name)) {
    // Without this file, what a failed build leaves behind does not count as fresh.
    rmSync(inputs(name), { force: true });
    const { build: bundle } = await import('esbuild');
    const result = await bundle({
      absWorkingDir: root,
      entryPoints: PROGRAMS[name],
      outdir: `${root}dist`,
      // Dynamic imports stay in chunks of their own: replaying a record must not load the physics engine.
      chunkNames: `chunks/${name}-[hash]`,
      splitting: true,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      metafile: true,
      logLevel: 'silent',
      // pdfkit and libsql load files that lie next to them.
      external: ['pdfkit', '@playwright/test', 'libsql'],
      // Some dependencies are CommonJS and need `require`.
      banner: {
        js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
      },
    });
    writeFileSync(inputs(name), Object.keys(result.metafile.inputs).join('\n'));
  }
  return pathToFileURL(target(name)).href;
}
