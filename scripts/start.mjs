// npm start: until the web client lands, a game in the terminal.

import { setUp } from './setup.mjs';

setUp();
if (process.argv.length === 2) process.argv.push('play');
await import('../packages/cli/bin/boneyard.mjs');
