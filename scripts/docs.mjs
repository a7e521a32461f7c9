// npm run docs: writes the API documentation of the packed packages to dist/docs/.

import { install, isInstalled, root, run, setUp } from './setup.mjs';

/** TypeDoc needs an older TypeScript than ours, so it has its own folder and lock file. */
const folder = `${root}parts/typedoc/`;

await setUp();
const problem = isInstalled(folder) ? undefined : await install(folder, 'Fetching TypeDoc (npm)');
if (problem) {
  console.error(problem);
  process.exit(1);
}
process.exit(run(process.execPath, [`${folder}node_modules/typedoc/bin/typedoc`]));
