// npm start: builds what is stale and serves it. PORT and HOST choose where.

import { setUp } from './setup.mjs';

setUp();
const { buildPage } = await import('./page.mjs');
const { build } = await import('./build.mjs');
await buildPage();
await import(await build('server'));
