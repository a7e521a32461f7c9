// npm run bench [name]: measures. `--tiny` only shows that every benchmark still runs.

import { part } from './parts.mjs';
import { root, run, setUp } from './setup.mjs';

setUp();
const { build } = await import('./build.mjs');
await build('bench');
const chromium = await part('chromium');
process.exit(
  run(
    process.execPath,
    ['--expose-gc', '--enable-source-maps', `${root}dist/bench.js`, ...process.argv.slice(2)],
    chromium ? { CHROMIUM: chromium } : {},
  ),
);
