// npm run pack: tarballs of rules, engine, physics and bots in dist/packages/.

import { pack } from './packing.mjs';
import { root, setUp } from './setup.mjs';

setUp();
for (const file of Object.values(pack(`${root}dist/packages`))) console.log(file.slice(root.length));
