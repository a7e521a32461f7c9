#!/usr/bin/env node
// Builds the program if it is stale and runs it, because Node 20 cannot run TypeScript.

import { build } from '../../../scripts/build.mjs';

const { main } = await import(await build('boneyard'));
process.exitCode = await main(process.argv.slice(2));
