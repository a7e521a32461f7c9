// npm run fix: formats, and fixes what the linter can fix.

import { run, setUp, tool } from './setup.mjs';

await setUp();
process.exit(run(tool('biome'), ['check', '--write', '.']));
