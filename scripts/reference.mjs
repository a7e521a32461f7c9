// npm run reference: generates docs/reference.md and docs/messages.schema.json from the schemas of the protocol.

import { writeFileSync } from 'node:fs';
import { root, setUp } from './setup.mjs';

await setUp();
const { build } = await import('./build.mjs');
const { reference, messageSchemas } = await import(await build('reference'));
writeFileSync(`${root}docs/reference.md`, reference());
writeFileSync(`${root}docs/messages.schema.json`, `${JSON.stringify(messageSchemas(), undefined, 2)}\n`);
