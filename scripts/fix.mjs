// npm run fix: mends format and lint.

import { run, setUp, tool } from './setup.mjs';

setUp();
process.exit(run(tool('biome'), ['check', '--write', '.']));
