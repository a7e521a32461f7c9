// npm run image: builds the image as `boneyard` and plays a game through it in a browser, with Docker or what CONTAINERS names.
// CONTAINERS="podman" uses another program; CONTAINER_ARGS are more arguments for its `run`.

import { part, provide } from './parts.mjs';
import { root, run, setUp, tool } from './setup.mjs';

await setUp();
const { CONTAINERS = 'docker' } = process.env;
const [engine, ...args] = CONTAINERS.split(' ');
const status = run(engine, [...args, 'build', '-t', 'boneyard', root]);
if (status !== 0) process.exit(status);
await provide(['chromium']);
if (!part('chromium')) {
  console.log('The image is built. It was not tried, because there is no Chromium.');
  process.exit(0);
}
process.env.IMAGE = 'boneyard';
process.exit(run(tool('playwright'), ['test', '-c', 'e2e', 'application', '--project=chromium']));
