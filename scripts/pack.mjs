// npm run pack: tarballs of rules, engine, physics, bots and protocol in dist/packages/.

import { pack } from './packing.mjs';
import { root, setUp } from './setup.mjs';

setUp();
for (const file of Object.values(pack(`${root}dist/packages`))) console.log(file.slice(root.length));
