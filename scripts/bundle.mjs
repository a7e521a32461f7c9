// Builds the page, the server and the command into dist/ without starting anything, for an image or another machine.

import { setUp } from './setup.mjs';

await setUp();
const { buildPage } = await import('./page.mjs');
const { build } = await import('./build.mjs');
await buildPage();
for (const program of ['server', 'boneyard']) await build(program);
console.log('dist/ is ready: node dist/server.js');
