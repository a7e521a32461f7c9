/** `npm run new-game demo` in a copy of the project: it compiles, obeys the laws, and is played in the terminal and on the page. */

import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@boneyard/words/languages';
import { expect, test } from '@playwright/test';
import { serving } from './fileserver';
import { copyProject, projectFiles, ROOT } from './projectcopy';
import { clickMove, hand, playOut } from './table';

let copy: string;
test.beforeAll(() => {
  copy = copyProject();
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(
  program: string,
  args: readonly string[],
  more: Partial<ExecFileSyncOptionsWithStringEncoding> = {},
): string {
  return execFileSync(program, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe', timeout: 300_000, ...more });
}

const tool = (name: string) => join(copy, 'node_modules/.bin', name);
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

test('a new game compiles, obeys the laws and is played in the terminal and on the page', async ({ page }) => {
  test.setTimeout(400_000);
  run(process.execPath, ['scripts/newgame.mjs', 'demo']);

  const edited = projectFiles().flatMap((file) => {
    const before = new Set(linesOf(join(ROOT, file)));
    return linesOf(join(copy, file)).filter((line) => !before.has(line));
  });
  // One for each language, and one for each other list.
  expect(edited).toHaveLength(LANGUAGES.length + 6);

  run(tool('tsc'), ['-p', '.']);
  run(tool('biome'), ['check', '--error-on-warnings', 'games/demo', 'packages/rules/src', 'packages/words/src']);
  run(tool('vitest'), ['run', 'architecture.test.ts', 'packages/words']);
  const laws = run(tool('vitest'), [
    'run',
    'packages/rules/src/games.test.ts',
    'packages/bots/src/bots.test.ts',
    '-t',
    'demo',
  ]);
  expect(laws).toMatch(/Tests .*\d+ passed/);

  // The first move of every list is enough to play a whole match.
  const input = '1\n'.repeat(4000);
  const options = ['play', 'demo', '--lang', 'en', '--option', 'match=rounds:2'];
  expect(run(process.execPath, ['packages/cli/bin/boneyard.mjs', ...options], { input })).toMatch(
    /You win!|(wins|share the win)\./,
  );

  writeFileSync(join(copy, 'build.mjs'), "import { buildPage } from './scripts/page.mjs';\n\nawait buildPage();");
  run(process.execPath, ['build.mjs']);
  const site = await serving(join(copy, 'dist/web'));
  try {
    await page.goto(`${site.url}/`);
    await page.getByRole('link', { name: 'Options of Demo' }).click();
    await page.getByLabel('Match length').selectOption('rounds');
    await page.getByLabel('Match', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(hand(page).getByRole('listitem')).toHaveCount(7);
    const moves = await playOut(page, () => clickMove(page, (what) => what.click()));
    expect(moves).toBeGreaterThan(2);
    await expect(page.getByRole('dialog', { name: 'Match over' })).toBeVisible();
  } finally {
    site.close();
  }
});
