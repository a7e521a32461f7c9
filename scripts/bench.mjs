// npm run bench [name]: runs the benchmarks. `--tiny` only checks that each of them still runs.

import { root, run, setUp } from './setup.mjs';

await setUp();
const { build } = await import('./build.mjs');
await build('bench');
process.exit(
  run(process.execPath, ['--expose-gc', '--enable-source-maps', `${root}dist/bench.js`, ...process.argv.slice(2)]),
);
