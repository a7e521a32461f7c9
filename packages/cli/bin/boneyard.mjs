#!/usr/bin/env node
// Builds the program if it is stale and runs it, because Node 20 cannot run TypeScript.

import { build } from '../../../scripts/build.mjs';

const args = process.argv.slice(2);
if (args.includes('serve')) {
  const { buildPage } = await import('../../../scripts/page.mjs');
  await buildPage();
  await build('server');
}
const { main } = await import(await build('boneyard'));
process.exitCode = await main(args);
