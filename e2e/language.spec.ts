/** The language of the page: found in the browser, changed on every page with the list of languages, and nothing else changes. */

import type { GameRecord } from '@boneyard/engine/record';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { packed } from '../packages/web/src/replay/link';
import { latePosition } from './lateposition';
import { isThere } from './layout';
import { LONG, RUNNING, resumed, THROWN_AWAY } from './records';
import { keep } from './storedgame';
import { hand, hurry, playable, turn } from './table';

const chosen = (page: Page): Locator => page.locator('html');

/** From English to French, in the list behind this button. The focus stays there. */
async function inFrench(page: Page, opener: string): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Français' }).click();
  await expect(chosen(page)).toHaveAttribute('lang', 'fr');
  await expect(chosen(page)).toHaveAttribute('dir', 'ltr');
}

test('at a table, where a tile stays picked, the focus stays, and the moves are told in the other language', async ({
  page,
}) => {
  await hurry(page);
  await resumed(page, await latePosition({ game: 'classic', players: 2, moves: 12, seed: 'words' }));
  await turn(page);
  const tiles = await hand(page).getByRole('button').count();
  await playable(page).first().click();
  const places = await page.locator('.place').count();
  expect(places).toBeGreaterThan(0);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await inFrench(page, 'Language');
  await expect(page.getByRole('button', { name: 'Langue', exact: true })).toBeFocused();
  const french = page.getByRole('list', { name: 'Votre main' }).getByRole('button');
  await expect(french).toHaveCount(tiles);
  await expect(page.locator('.place')).toHaveCount(places);
  await expect(
    page
      .getByRole('group', { name: /^Où poser/ })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  expect(loads).toEqual([]);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Votre main' })).toBeVisible();
});

test('on a phone the languages are in the menu of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await hurry(page);
  await resumed(page, RUNNING);
  await expect(page.getByRole('button', { name: 'Language', exact: true })).toBeHidden();
  await inFrench(page, 'Other pages');
  await expect(page.getByRole('button', { name: 'Autres pages' })).toBeFocused();
});

test('at a replay, in its position; in a lesson and in a puzzle', async ({ page }) => {
  await page.goto('/');
  await page.goto('/games');
  await isThere(page);
  await keep(page, 'thrown', THROWN_AWAY);
  await page.goto('/replay/thrown');
  const position = page.getByRole('slider');
  await position.fill('5');
  await inFrench(page, 'Language');
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveValue('5');
  for (const address of ['/learn/classic', '/puzzles/classic/1']) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await isThere(page);
    await inFrench(page, 'Language');
    await expect(page.getByRole('button', { name: 'Langue', exact: true })).toBeFocused();
  }
});

test('in a replay on another page, which stores nothing', async ({ page }) => {
  await page.goto(`/embed#${await packed(LONG as GameRecord)}`);
  await isThere(page);
  await inFrench(page, 'Language');
  await expect(page.getByRole('link', { name: 'Ouvrir dans Boneyard' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const [what, address, heading] of [
  ['that does not exist', '/no/such/page', 'Page introuvable'],
  ['of a game that is not here', '/table/nonsense', 'Cette partie n’est pas sur cet appareil'],
  ['that crashes', '/about', 'Une erreur s’est produite'],
] as const)
  test(`on a page ${what}, with one press`, async ({ page }) => {
    await page.route('**/assets/about*.js', (route) => route.abort());
    await page.goto(address);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

test('each language is named in itself', async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('contentinfo').getByRole('group', { name: 'Language' }).getByRole('button');
  for (const [i, name] of (await list.allTextContents()).entries()) {
    const lang = (await list.nth(i).getAttribute('lang'))!;
    const own = new Intl.DisplayNames(lang, { type: 'language' }).of(lang)!;
    expect(name.toLocaleLowerCase(lang)).toBe(own.toLocaleLowerCase(lang));
  }
});

test('the languages of the browser are asked one after the other', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['tlh', 'fr-CH', 'en'] });
  });
  await page.goto('/');
  await expect(chosen(page)).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Prenez place');
});
