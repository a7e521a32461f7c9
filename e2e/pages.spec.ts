/** The shelf, the options, and games that survive reloads, tabs, files and a lost network. */

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { movesIn } from './online';
import { saved } from './storedgame';
import { ADDRESSES, clickMove, hand, hurry, playable, start, turn } from './table';

test('two clicks lead to a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Dominoes' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(hand(page)).toBeVisible();
});

test('every game on the first page leads to its options', async ({ page }) => {
  for (const [game, address] of Object.entries(ADDRESSES)) {
    await page.goto('/');
    await page.getByRole('link', { name: `Options of ${game}` }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${game}: options`);
  }
});

test('every option has its meaning, and one that has no effect says so', async ({ page }) => {
  await page.goto('/play/classic');
  await expect(page.getByLabel('Drawing', { exact: true })).toHaveAccessibleDescription(
    'How many tiles you draw when you cannot play.',
  );
  await page.getByLabel('When stuck').selectOption('pass');
  await expect(page.getByLabel('Drawing', { exact: true })).toHaveAccessibleDescription('has no effect at this table');
  await page.getByRole('radio', { name: '8', exact: true }).check();
  await expect(page.getByLabel('Set', { exact: true }).getByRole('option', { name: 'double-six' })).toHaveCount(0);
});

test('a reload in mid-game loses nothing', { tag: '@firefox' }, async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  for (let i = 0; i < 3; i++) {
    await turn(page);
    await clickMove(page, (what) => what.click());
  }
  await turn(page);
  const before = await movesIn(page).allTextContents();
  await saved(page);
  await page.reload();
  await turn(page);
  await expect(movesIn(page)).toHaveText(before);
  await clickMove(page, (what) => what.click());
  await turn(page);
  await expect.poll(() => movesIn(page).count()).toBeGreaterThan(before.length);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network everything works after the first visit', async ({ page, context }) => {
    await hurry(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The worker takes the page over with the next load.
    await page.reload();
    await start(page, { rounds: 1 });
    await turn(page);
    await clickMove(page, (what) => what.click());
    await turn(page);
    await context.setOffline(true);
    await page.reload();
    await turn(page);
    await clickMove(page, (what) => what.click());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Four domino games. Sit down and play.' })).toBeAttached();
    await page.getByRole('button', { name: 'Play Magnetic Domino' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(hand(page)).toBeVisible();
  });
});

test('a game that cannot be kept says so, and is kept whole as soon as it can be', async ({ page }) => {
  await page.addInitScript(() => {
    // A full disk: the browser refuses to write while this page says so.
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (document.title === 'full') throw new DOMException('no space', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await hurry(page);
  await start(page, { rounds: 1 });
  await turn(page);
  await page.evaluate(() => {
    document.title = 'full';
  });
  await clickMove(page, (what) => what.click());
  await expect(page.locator('.sentence')).toContainText('could not be saved');
  await page.evaluate(() => {
    document.title = 'Boneyard';
  });
  await turn(page);
  await clickMove(page, (what) => what.click());
  await turn(page);
  const before = await movesIn(page).allTextContents();
  await expect(page.locator('.sentence')).not.toContainText('could not be saved');
  await saved(page);
  await page.reload();
  await turn(page);
  await expect(movesIn(page)).toHaveText(before);
});

test('two tabs show the same game', async ({ page, context }) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  await turn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await turn(other);
  const moves = (tab: typeof page) => tab.getByRole('list', { name: 'Moves' }).getByRole('button').count();
  const before = await moves(other);
  await clickMove(page, (what) => what.click());
  await turn(page);
  await expect.poll(() => moves(other)).toBeGreaterThan(before);
  await expect.poll(async () => (await moves(other)) === (await moves(page))).toBe(true);
  await clickMove(other, (what) => what.click());
  await turn(other);
  await expect.poll(async () => (await moves(other)) === (await moves(page))).toBe(true);
});

test('games are listed, exported, imported and removed', async ({ page }, info) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  await turn(page);
  await clickMove(page, (what) => what.click());
  await page.goto('/games');
  const games = page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(games).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export: Dominoes · Draw, with Ana' }).click(),
  ]);
  const file = info.outputPath('game.json');
  await download.saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'boneyard/2', game: 'classic', players: 2 });
  await page.getByRole('button', { name: 'Remove: Dominoes · Draw, with Ana' }).click();
  await expect(games).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(games).toHaveCount(1);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a game' }).click(),
  ]);
  await chooser.setFiles(file);
  await expect(games).toHaveCount(2);
  await page
    .getByRole('link', { name: /^Resume/ })
    .first()
    .click();
  await turn(page);
});

test('all games are exported in one file and imported elsewhere, each once', async ({ page, browser }, info) => {
  const games = (where: Page) => where.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await hurry(page);
  for (const game of ['Dominoes', 'Quad-Ominos']) {
    await start(page, { game });
    await turn(page);
  }
  await page.goto('/games');
  await expect(games(page)).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all games' }).click(),
  ]);
  const file = info.outputPath('games.json');
  await download.saveAs(file);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/games');
  await expect(other.getByText('Games you play are saved here')).toBeVisible();
  const bring = async () => {
    const [chooser] = await Promise.all([
      other.waitForEvent('filechooser'),
      other.getByRole('button', { name: 'Import a game' }).click(),
    ]);
    await chooser.setFiles(file);
  };
  await bring();
  await expect(other.getByText('2 games were imported.')).toBeVisible();
  await expect(games(other)).toHaveCount(2);
  await bring();
  await expect(other.getByText('0 games were imported, 2 already here.')).toBeVisible();
  await expect(games(other)).toHaveCount(2);
  await other.getByRole('link', { name: 'Resume: Dominoes · Draw, with Ana' }).click();
  await turn(other);
  await context.close();
});

test.describe('in Safari', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });
  const warning = (page: Page) => page.getByText('Safari deletes your games if you do not visit for 7 days.');

  test('a player who has games is told that Safari deletes them, and how to keep them', async ({ page }) => {
    await page.goto('/games');
    await expect(page.getByText('Games you play are saved here')).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
    await start(page);
    await page.goto('/games');
    await expect(warning(page)).toBeVisible();
  });

  test('on the home screen games stay, and nothing is said', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await start(page);
    await page.goto('/games');
    await expect(page.getByRole('region', { name: 'Your games' }).getByRole('listitem')).toHaveCount(1);
    await expect(warning(page)).toHaveCount(0);
  });
});

test('other browsers keep games: nothing is said about it', async ({ page }) => {
  await start(page);
  await page.goto('/games');
  await expect(page.getByRole('region', { name: 'Your games' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(/deletes your games/)).toHaveCount(0);
});

test('a file that is not a game is refused with a reason', async ({ page }) => {
  await page.goto('/games');
  const importing = async (name: string, text: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import a game' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await importing('shopping.json', 'milk, bread');
  await expect(page.getByText(/shopping\.json: .*not JSON/)).toBeVisible();
  const record = { format: 'boneyard/2', game: 'classic', players: 2, options: {}, rounds: [{ deal: {}, moves: [] }] };
  await importing('broken.json', JSON.stringify(record));
  await expect(page.getByText(/broken\.json: .*deal is invalid/)).toBeVisible();
});

test('the page speaks French to a French browser, and switches', { tag: '@firefox' }, async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quatre jeux de dominos. Prenez place et jouez.');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.getByRole('button', { name: 'Jouer : Dominos' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByRole('list', { name: 'Votre main' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(hand(page)).toBeVisible();
  await context.close();
});

test('addresses and the back button work', async ({ page }) => {
  await page.goto('/play/classic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dominoes: options');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(hand(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dominoes: options');
  await page.goForward();
  await expect(hand(page)).toBeVisible();
  await page.goto('/table/nonsense');
  await expect(page.getByRole('heading')).toHaveText('This game is not on this device');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading')).toHaveText('Page not found');
});

test('a problem is reported as a file with the game and the version', async ({ page }, info) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report a problem' }).click(),
  ]);
  const file = info.outputPath('problem.json');
  await download.saveAs(file);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  expect(report).toMatchObject({ game: { record: { game: 'classic' } } });
  expect(report.version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('places light up when a tile is picked, unless that is switched off', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1, choices: { 'First tile': 'any tile' } });
  await turn(page);
  while ((await playable(page).count()) === 0) await clickMove(page, (what) => what.click());
  await playable(page).first().click();
  await expect(page.locator('.place').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Show where a tile can go' }).getByRole('radio', { name: 'off' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.place')).toHaveCount(0);
});
