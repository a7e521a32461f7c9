// npm run new-game NAME: a small game in games/NAME, on all lists, ready to be changed into yours.

import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tool } from './setup.mjs';

/** The folders of texts: one a language. */
const languages = readdirSync(join(root, 'packages/words/src')).filter((name) =>
  existsSync(join(root, 'packages/words/src', name, 'gamelist.ts')),
);

/** Where each package keeps its list, and what of the game stands on it. */
const LISTS = {
  'rules/src': 'rules/NAME',
  'engine/src': 'scorepad/arithmetic',
  ...Object.fromEntries(languages.map((language) => [`words/src/${language}`, `words/${language}/words`])),
  'print/src': 'print/print',
  'web/src': 'web/game',
  'cli/src': 'terminal/board',
};

function give(up) {
  console.error(up);
  process.exit(1);
}

const [name, ...more] = process.argv.slice(2);
if (!name || more.length > 0 || !/^[a-z][a-z0-9]*$/.test(name))
  give('npm run new-game NAME: a name is one word of small letters, such as "muggins".');
const folder = join(root, 'games', name);
if (existsSync(folder)) give(`There is a game in games/${name} already.`);
if (name === 'sample') give('"sample" is the name of the example. Choose another one.');

const capital = name[0].toUpperCase() + name.slice(1);
const named = (text) =>
  text
    .replace(/sample(?!s\b)/g, name)
    .replace(/Sample(?!s\b)/g, capital)
    .replaceAll('SAMPLE', name.toUpperCase());

cpSync(join(root, 'examples', 'game'), folder, { recursive: true });
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  writeFileSync(file, named(readFileSync(file, 'utf8')));
  if (entry.name !== named(entry.name)) renameSync(file, join(entry.parentPath, named(entry.name)));
}

/** Adds a line to a list; lists are sorted. */
function enlist(list, line) {
  const [head, ...lines] = readFileSync(list, 'utf8')
    .trimEnd()
    .split('\n\n')
    .flatMap((part) => part.split('\n'));
  writeFileSync(list, `${head}\n\n${[...lines, line].sort().join('\n')}\n`);
}

for (const [where, what] of Object.entries(LISTS)) {
  const list = join(root, 'packages', where, 'gamelist.ts');
  enlist(list, `export { ${name} } from '@boneyard/games/${name}/${what.replace('NAME', name)}';`);
}
const order = join(root, 'packages/rules/src/games.ts');
writeFileSync(order, readFileSync(order, 'utf8').replace(/(GAME_IDS = \[.*?)\] as const/, `$1, '${name}'] as const`));

// The order of imports follows the new name. The playthrough is written by the first run of its test.
run(tool('biome'), ['check', '--write', '--log-level=error', folder, join(root, 'packages/rules/src/games.ts')]);
run(tool('vitest'), ['run', 'packages/rules/src/games.test.ts', '-t', `${name}.*playthrough`, '--update']);
console.log(`games/${name} is ready. Try it: npx boneyard play ${name}, or npm start.
Next: write your rules into games/${name}/RULES.md, then change the rules, the words and the board.
CONTRIBUTING.md tells what else a game can have: bots that know it, puzzles, physics.`);
