// npm run soak [name]: runs the long versions of the tests. It can be stopped at any time and resumes where it was.

import { buildPage } from './page.mjs';
import { provide } from './parts.mjs';
import { root, run, setUp } from './setup.mjs';

await setUp();
const { build } = await import('./build.mjs');
await build('soak');
const names = process.argv.slice(2);
const wanted = (soak) => names.length === 0 || names.some((name) => soak.startsWith(name));
// The Firefox soak needs the physics worker of the built page, and visitors of a server the page itself.
if (wanted('server-day') || (wanted('firefox') && (await provide(['firefox'])).length === 0)) await buildPage();
process.exit(run(process.execPath, ['--expose-gc', '--enable-source-maps', `${root}dist/soak.js`, ...names]));
