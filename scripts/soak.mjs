// npm run soak [name]: the long versions of the tests. Stop it at any time; it goes on where it was.

import { root, run, setUp } from './setup.mjs';

setUp();
const { build } = await import('./build.mjs');
await build('soak');
process.exit(
  run(process.execPath, ['--expose-gc', '--enable-source-maps', `${root}dist/soak.js`, ...process.argv.slice(2)]),
);
