// npm run pack: makes tarballs in dist/packages/, of rules, engine, physics, bots and protocol, and of the whole application.

import { statSync } from 'node:fs';
import { root, setUp } from './setup.mjs';

await setUp();
const { pack } = await import('./tarballs.mjs');
const { packApplication } = await import('./application.mjs');
const into = `${root}dist/packages`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
for (const file of Object.values(pack(into)))
  console.log(`${file.slice(root.length)}  ${megabytes(statSync(file).size)}`);
const { file, size, unpackedSize } = await packApplication(into);
console.log(`${file.slice(root.length)}  ${megabytes(size)}, unpacked ${megabytes(unpackedSize)}`);
