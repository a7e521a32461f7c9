// npm run texts: what is wrong with the texts of each language. Missing ones, unused ones, those that are still English, words
// that are misspelt, and those that do not fit into their place on a page.

import { buildPage } from './page.mjs';
import { part } from './parts.mjs';
import { run, setUp, tool } from './setup.mjs';

await setUp();
const steps = [
  ['missing, or with other parameters', 'tsc', ['-p', '.']],
  ['unused, or the same as in English', 'vitest', ['run', 'packages/words']],
  ['misspelt', 'cspell', ['--no-progress', 'packages/words/src/**', 'games/*/words/**']],
  ...(part('chromium')
    ? [
        [
          'cut off, overlapping or not translatable',
          'playwright',
          ['test', '-c', 'e2e', 'languagepages', '--project=chromium'],
        ],
      ]
    : []),
];
if (part('chromium')) await buildPage();
let failed = false;
for (const [what, program, args] of steps) {
  console.log(`\nTexts that are ${what}:`);
  if (run(tool(program), args) !== 0) failed = true;
}
if (!part('chromium')) console.log('\nWithout Chromium nothing was measured on pages.');
process.exit(failed ? 1 : 0);
