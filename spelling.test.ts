/** Spelling mistakes are found wherever they may be, and the project's own word list stays tidy. */

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const OTHERS: ReadonlySet<string> = new Set(['node_modules', 'dist', 'data', 'coverage', '.bench', '.git', '.soak']);
const TEXT = /\.(css|html|[cm]?js|json|md|py|[cm]?tsx?|ya?ml)$|^Dockerfile$/;
const folder = mkdtempSync(join(tmpdir(), 'boneyard-spelling-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** cspell:disable */
const PLANTED = {
  'README.md': 'The first pargraph.',
  'docs/adr/0001-store.md': 'A decission.',
  '.github/workflows/ci.yml': '# A workfow.',
  'scripts/start.mjs': '// Starts teh server.',
  'packages/web/index.html': '<p>Your browzer is too old.</p>',
  'packages/web/src/styles/base.css': '/* The backgrund. */',
  'packages/web/src/ui/button.tsx': 'export const Buton = () => <button>Play</button>;',
  'packages/engine/src/replay.ts': '/** A coment. */',
  'packages/rules/src/game.ts': 'export const lenghtOfHand = 7;',
  'packages/words/src/en/web.ts': "export const web = { play: 'Plya' };",
  'packages/words/src/fr/web.ts': "export const web = { play: 'Une partei gagnée' };",
  'packages/words/src/es/web.ts': "export const web = { play: 'Una partdia ganada' };",
  'packages/words/src/de/web.ts': "export const web = { play: 'Eine Patie gewonnen' };",
  'docs/README.de.md': 'Die ersten Shritte.',
  'games/classic/RULES.md': 'A player drwas a tile.',
  'games/classic/words/en.ts': "export const classic = { title: 'Dominoez' };",
  'games/classic/words/fr.ts': "export const classic = { title: 'Les dominnos' };",
  'games/classic/words/de/game.ts': "export const game = { name: 'Dominno' };",
  'e2e/pages.spec.ts': "test('the settngs open', () => {});",
  'soak/kills.test.ts': "test('nothing is losst', () => {});",
};
/** cspell:enable */

test('a spelling mistake is found in every kind of file', () => {
  for (const file of ['cspell.json', 'spelling.txt']) copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/cspell/bin.mjs'), '--no-progress', '--no-color'],
    { cwd: folder, encoding: 'utf8', timeout: 100_000 },
  );
  const found = stdout
    .split('\n')
    .flatMap((line) => /^(.+):\d+:\d+ - (?:Unknown|Forbidden) word/.exec(line)?.[1] ?? []);
  expect(found.sort()).toEqual(Object.keys(PLANTED).sort());
  expect(status).toBe(1);
});

const words = readFileSync(join(root, 'spelling.txt'), 'utf8').trim().split('\n');

test('the word list is sorted, and has every word once', () => {
  expect(words).toEqual([...new Set(words)].sort());
});

/** Every text that the project has, in lower case. */
function* texts(folder = root): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !OTHERS.has(entry.name)) yield* texts(path);
    else if (TEXT.test(entry.name)) yield readFileSync(path, 'utf8').toLowerCase();
  }
}

test('the word list has no word that is no longer used', () => {
  const unused = new Set(words);
  for (const text of texts()) for (const word of unused) if (text.includes(word)) unused.delete(word);
  expect([...unused]).toEqual([]);
});
