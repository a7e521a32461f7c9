// npm start: builds what is stale and starts the server. PORT and HOST set its address.

import { giveUp } from './problems.mjs';
import { show } from './progress.mjs';
import { root, setUp } from './setup.mjs';

await setUp();
const { buildPage } = await import('./page.mjs');
const { build } = await import('./build.mjs');
try {
  await buildPage();
  show('Starting the server');
  await import(await build('server'));
} catch (error) {
  giveUp(error, `${root}dist`);
}
