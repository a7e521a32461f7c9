// Bundles the programs into dist/ where they are stale. Packages are never built for each other.

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each program is made of: itself, and the workers it starts, which lie beside it in dist/. */
const PROGRAMS = {
  boneyard: { boneyard: 'packages/cli/src/boneyard.ts', 'boneyard.arena': 'packages/cli/src/arena/worker.ts' },
  server: {
    server: 'packages/server/src/main.ts',
    'server.thinking': 'packages/server/src/thinking/worker.ts',
    'server.scribe': 'packages/server/src/store/scribeworker.ts',
  },
  trial: {
    trial: 'packages/server/src/testing/trial.ts',
    'trial.thinking': 'packages/server/src/thinking/worker.ts',
    'trial.scribe': 'packages/server/src/store/scribeworker.ts',
  },
  bench: { bench: 'bench/run.ts', 'bench.load': 'bench/server/load.ts' },
  soak: { soak: 'soak/run.ts', 'soak.judge': 'soak/judge.ts' },
  reference: { reference: 'packages/protocol/src/reference.ts' },
};

function target(name) {
  return `${root}dist/${name}.js`;
}

/** Every source that went in last time is still there and older, and no file is new beside them. */
function fresh(name) {
  const list = `${root}dist/${name}.inputs`;
  if (!existsSync(target(name)) || !existsSync(list)) return false;
  const built = statSync(target(name)).mtimeMs;
  return readFileSync(list, 'utf8')
    .split('\n')
    .every((input) => existsSync(`${root}${input}`) && statSync(`${root}${input}`).mtimeMs <= built);
}

/** Builds a program if it has to be and gives the address to import it from. */
export async function build(name) {
  if (!fresh(name)) {
    const { build: bundle } = await import('esbuild');
    const result = await bundle({
      absWorkingDir: root,
      entryPoints: PROGRAMS[name],
      outdir: `${root}dist`,
      // What is imported on demand stays apart: nobody waits for the physics of towers to replay a record.
      chunkNames: `chunks/${name}-[hash]`,
      splitting: true,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      metafile: true,
      logLevel: 'error',
      // It looks for its fonts beside itself; the store for its binary.
      external: ['pdfkit', '@playwright/test', 'libsql'],
      // Some dependencies are CommonJS inside and look for `require`.
      banner: {
        js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
      },
    });
    writeFileSync(`${root}dist/${name}.inputs`, Object.keys(result.metafile.inputs).join('\n'));
  }
  return pathToFileURL(target(name)).href;
}
