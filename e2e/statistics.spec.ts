/** Statistics agree with the records they come from: figures counted by hand from small games. */

import { expect, type Page, test } from '@playwright/test';
import { RUNNING, THROWN_AWAY, WON } from './records';

async function imported(page: Page, button: string, ...records: readonly object[]): Promise<void> {
  await page.goto('/games');
  for (const [n, record] of records.entries()) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: button }).click(),
    ]);
    await chooser.setFiles({
      name: `${n}.domino.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await expect(page.locator('.kept li')).toHaveCount(n + 1);
  }
}

const row = (page: Page, table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name });
const cells = (page: Page, table: string, name: string) => row(page, table, name).getByRole('cell');

test('games, wins, scores, streaks, luck and skill agree with the records', async ({ page }) => {
  await page.goto('/statistics');
  await expect(page.getByText('No finished games yet.')).toBeVisible();
  await imported(page, 'Import a game', THROWN_AWAY, WON, WON, RUNNING);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('3 finished games, 2 won (67%).')).toBeVisible();
  await expect(page.getByText('Not counted: 1 game still in progress.')).toBeVisible();
  await expect(
    page.getByText('Current winning streak: 2. Longest winning streak: 2. Longest without a win: 1.'),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /oldest first: not won, won, won$/ })).toBeVisible();
  for (const [table, name] of [
    ['By game', 'Dominoes'],
    ['By opponent', 'unknown (from a file)'],
    ['By seat', '1'],
  ] as const)
    await expect(cells(page, table, name)).toHaveText(['3', '2', '67%']);
  // The same again under the name of what was played.
  await expect(cells(page, 'By game', 'Block, house rules')).toHaveText(['3', '2', '67%']);
  // 0, 11 and 11 points in a round each.
  await expect(cells(page, 'Scores', 'Dominoes')).toHaveText(['11', '7.3', '3', '11', '7.3']);
  // Ana can go out before Bo lays anything, for his 11 pips: that is what the deal is worth. She lost by 7 and won twice by 11.
  await expect(cells(page, 'Luck and skill', 'Dominoes')).toHaveText(['3', '+11', '+5', 'no review yet']);
  await expect(page.getByText('Luck is exact here')).toBeVisible();
  // The blunder turned 11 points won into 7 lost.
  await page.goto('/games');
  await page
    .getByRole('link', { name: /^Replay/ })
    .last()
    .click();
  await expect(page.getByRole('list', { name: 'Key moments' })).toBeVisible({ timeout: 30_000 });
  await page.goto('/statistics');
  await expect(row(page, 'Luck and skill', 'Dominoes')).toContainText('−18');
  await expect(row(page, 'Luck and skill', 'Dominoes')).toContainText('in 1 round');
  // A game that is removed does not count any more.
  await page.goto('/games');
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('2 finished games, 2 won (100%).')).toBeVisible();
});

test('a game is seen as a whole, and each of its variants alone', async ({ page }) => {
  const drawn = { ...WON, options: { ...WON.options, style: 'draw' } };
  await imported(page, 'Import a game', THROWN_AWAY, drawn);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('2 finished games, 1 won (50%).')).toBeVisible();
  await expect(cells(page, 'By game', 'Dominoes')).toHaveText(['2', '1', '50%']);
  await expect(cells(page, 'By game', 'Draw, house rules')).toHaveText(['1', '1', '100%']);
  await expect(cells(page, 'By game', 'Block, house rules')).toHaveText(['1', '0', '0%']);
  await page.getByLabel('Show').selectOption('Dominoes · Block, house rules');
  await expect(page.getByText('1 finished game, 0 won (0%).')).toBeVisible();
  await expect(row(page, 'By game', 'Draw, house rules')).toHaveCount(0);
  await page.getByLabel('Show').selectOption('Dominoes');
  await expect(page.getByText('2 finished games, 1 won (50%).')).toBeVisible();
});

test('in French on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await imported(page, 'Importer une partie', THROWN_AWAY, WON);
  await page.getByRole('link', { name: 'Statistiques' }).tap();
  await expect(page.getByText('2 parties finies, 1 gagnée (50 %).')).toBeVisible();
  await expect(page.getByText('La chance est ici exacte')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});
