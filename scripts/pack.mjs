// npm run pack: makes tarballs of rules, engine, physics, bots and protocol in dist/packages/.

import { root, setUp } from './setup.mjs';
import { pack } from './tarballs.mjs';

await setUp();
for (const file of Object.values(pack(`${root}dist/packages`))) console.log(file.slice(root.length));
