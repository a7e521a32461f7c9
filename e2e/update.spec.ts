/** A new version is announced, and takes over without losing a game. A first visit is not one. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILT, serving } from './fileserver';
import { turn } from './table';

test.use({ serviceWorkers: 'allow' });

test('a new version takes over when the player says so, and the game goes on', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-'));
  cpSync(BUILT, folder, { recursive: true });
  const server = await serving(folder);
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('button', { name: 'Play Dominoes' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await turn(page);
  const game = page.url();
  const index = join(folder, 'index.html');
  const worker = join(folder, 'sw.js');
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('</head>', '<meta name="version" content="newer" /></head>'),
  );
  // The list of files changes with every build; here one entry does.
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(index\.html",\s*revision:\s*")[^"]*/, '$1newer'));
  expect(readFileSync(worker, 'utf8')).toContain('newer');
  await page.goto(game);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'newer');
  await turn(page);
  expect(page.url()).toBe(game);
  server.close();
  rmSync(folder, { recursive: true });
});

test('a first visit that is reloaded while it is being cached for offline play is not a new version', {
  tag: '@firefox',
}, async ({ page }) => {
  const server = await serving(BUILT);
  // However fast the machine, the first visit is not complete before the second.
  const letGo = server.hold(/\.wasm$/);
  await page.goto(server.url);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.installing);
  await page.reload();
  letGo();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  // Time enough to be told of it.
  await page.waitForTimeout(3500);
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  server.close();
});
