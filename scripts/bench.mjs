// npm run bench [name]: measures. `--tiny` only shows that every benchmark still runs.

import { root, run, setUp } from './setup.mjs';

setUp();
const { build } = await import('./build.mjs');
await build('bench');
process.exit(
  run(process.execPath, ['--expose-gc', '--enable-source-maps', `${root}dist/bench.js`, ...process.argv.slice(2)]),
);
