// npm run soak [name]: the long versions of the tests. Stop it at any time; it goes on where it was.

import { buildPage } from './page.mjs';
import { part } from './parts.mjs';
import { root, run, setUp } from './setup.mjs';

setUp();
const { build } = await import('./build.mjs');
await build('soak');
const names = process.argv.slice(2);
// Firefox runs the physics of the built page.
const firefox = await part('firefox');
const wanted = names.length === 0 || names.some((name) => 'firefox'.startsWith(name));
if (firefox && wanted) await buildPage();
process.exit(
  run(
    process.execPath,
    ['--expose-gc', '--enable-source-maps', `${root}dist/soak.js`, ...names],
    firefox ? { FIREFOX: firefox } : {},
  ),
);
