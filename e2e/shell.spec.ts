/** The shell of the page: navigation on every page, the first page for newcomers and those who return, counted presses. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { isThere } from './layout';
import { importGame, THROWN_AWAY } from './records';
import { hand, hurry, playable, turn } from './table';

/** Every page with a bar of its own, and the place of the navigation that it belongs to. */
const PAGES: Readonly<Record<string, string | undefined>> = {
  '/': 'Play',
  '/play/quad': 'Play',
  '/online': 'Online',
  '/online/privacy': undefined,
  '/learn': 'Learn',
  '/rules': 'Learn',
  '/rules/bead': 'Learn',
  '/puzzles': 'Puzzles',
  '/games': 'More',
  '/statistics': 'More',
  '/pads': 'More',
  '/print': 'More',
  '/replay': 'More',
  '/online/account': 'Sign in',
  '/me': 'Sign in',
  '/about': undefined,
  '/browsers': undefined,
  '/no/such/page': undefined,
  '/table/nonsense': 'Play',
};

const bar = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

/** Presses something and counts it. */
function counter() {
  let presses = 0;
  return {
    async press(what: Locator): Promise<void> {
      presses++;
      await what.click();
    },
    get presses() {
      return presses;
    },
  };
}

test('the first tile is laid with at most three presses, a tower is opened with three', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  const first = counter();
  await first.press(page.getByRole('button', { name: 'Play now' }));
  await expect(hand(page)).toBeVisible();
  await turn(page);
  // A person who holds nothing that fits has to draw first, which is no press of the shell.
  while ((await playable(page).count()) === 0)
    await page.getByRole('group', { name: 'Actions' }).getByRole('button').first().click();
  await first.press(playable(page).first());
  const places = page.getByRole('group', { name: /^Where to put/ }).getByRole('button');
  if ((await places.count()) > 0) await first.press(places.first());
  await expect(page.getByRole('log')).toContainText(/You (laid|led)/);
  expect(first.presses).toBeLessThanOrEqual(3);

  await page.goto('/');
  const tower = counter();
  await tower.press(page.getByRole('button', { name: 'Play Magnetic Domino' }));
  await tower.press(page.getByRole('radio', { name: 'Tower' }));
  await tower.press(page.getByRole('button', { name: 'Start' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tower');
  expect(tower.presses).toBeLessThanOrEqual(3);
  // From the table, the account is two presses away.
  const account = counter();
  await account.press(page.getByRole('button', { name: 'Other pages' }));
  await account.press(page.getByRole('link', { name: 'Sign in' }));
  await expect(page).toHaveURL('/online/account');
  expect(account.presses).toBeLessThanOrEqual(2);
});

test('every page has the navigation, marks where it is, has a title and leads to the account', async ({ page }) => {
  const titles = new Set<string>();
  for (const [path, place] of Object.entries(PAGES)) {
    await page.goto(path);
    await isThere(page);
    await expect(navigation(page)).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    const marked = bar(page).locator('[aria-current], .within');
    if (place === undefined) await expect(marked, path).toHaveCount(0);
    else await expect(marked, path).toHaveText(new RegExp(place));
    await expect(page).toHaveTitle(/ · Boneyard$/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(Object.keys(PAGES).length);
  // On a phone the account is behind “Me”.
  await page.setViewportSize({ width: 390, height: 844 });
  await navigation(page).getByRole('link', { name: 'Me' }).click();
  await expect(navigation(page).getByRole('link', { name: 'Me' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/online/account');
});

test('a lesson, a replay and a table have the navigation in a menu, and no tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/learn/classic', '/puzzles/quad/1']) {
    await page.goto(path);
    const menu = page.getByRole('button', { name: 'Other pages' });
    await menu.click();
    await expect(navigation(page).getByRole('link', { name: 'Statistics' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(page.getByRole('link', { name: 'Me', exact: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('on a phone Start is above the tabs, wherever the options are scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/play/classic');
  await isThere(page);
  for (const to of [0, 400, 5000]) {
    await page.evaluate((top) => scrollTo(0, top), to);
    const box = (await page.getByRole('button', { name: 'Start' }).boundingBox())!;
    const tabs = (await navigation(page).boundingBox())!;
    expect(box.y + box.height, `scrolled to ${to}`).toBeLessThan(tabs.y);
    expect(box.y).toBeGreaterThan(0);
  }
});

test('the skip link comes first and leads past the navigation', async ({ page }) => {
  await page.goto('/learn');
  await isThere(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start: Dominoes', exact: true })).toBeFocused();
});

test('the language changes with one press at the foot of the page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos de Boneyard');
});

test('those who return find what waits for them first, and start the last game with one press', async ({ page }) => {
  await hurry(page);
  await importGame(page, THROWN_AWAY);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Quad-Ominos' }).click();
  await page.getByRole('radio', { name: 'Beginners’ set' }).check();
  await page.getByRole('radio', { name: 'Strong' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await turn(page);
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Continue' }).getByRole('link');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Your turn');
  await expect(cards.first()).toContainText('with Ana');
  const recent = page.getByRole('region', { name: 'Recent games' }).getByRole('listitem');
  await expect(recent).toHaveCount(1);
  const again = page.getByRole('button', { name: 'Quick play' });
  await expect(again).toContainText('Quad-Ominos · Beginners’ set · Strong');
  await again.click();
  await expect(hand(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('600 points');
});

test('the first page of those who return has its heading before the rest is loaded', async ({ page }) => {
  await hurry(page);
  await importGame(page, THROWN_AWAY);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/returning*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('.skeleton.block')).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText('Four domino games. Sit down and play.');
  release();
  await expect(page.getByRole('region', { name: 'Recent games' })).toBeVisible();
  await expect(heading).toHaveCount(1);
});

test('the shell is painted before any script of the page runs', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(bar(page).getByRole('link', { name: 'Boneyard' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Puzzles' })).toBeVisible();
  await expect(page.locator('.skeleton.heading')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(dark);
});
