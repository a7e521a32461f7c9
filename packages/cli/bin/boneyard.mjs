#!/usr/bin/env node
// Builds the program if it is stale and runs it: a bin cannot be a TypeScript file on Node 20.

import { build } from '../../../scripts/build.mjs';

const { main } = await import(await build('boneyard'));
process.exitCode = await main(process.argv.slice(2));
