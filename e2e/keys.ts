/** What a person does who has nothing but keys. */

import { expect, type Locator, type Page } from '@playwright/test';
import { hand, playable } from './table';

const MOST_TABS = 60;

/** Goes on, or back, until this has the focus. */
async function tabTo(page: Page, what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(what).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not get there');
}

/** Goes there with Tab, and presses Enter. */
export async function byKeys(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press('Enter');
}

/** Comes to a table, goes to the first thing on the page, which is the link past the navigation, and follows it. */
export async function skipToGame(page: Page): Promise<void> {
  await page.reload();
  await expect(hand(page)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to the game' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your turn and your tiles' })).toBeFocused();
}

/** Picks the first tile that can be played with arrows and lays it, or does what else can be done. `before` looks at a tile that is picked. */
export async function moveByKeys(page: Page, before?: () => Promise<void>): Promise<void> {
  const first = page.locator('.deeds button').first();
  if ((await playable(page).count()) === 0) return byKeys(page, first);
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate(() => document.activeElement?.matches('.hand button'))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Home');
  for (const tile of await hand(page).getByRole('button').all()) {
    await expect(tile).toBeFocused();
    if (/ can be played/.test((await tile.getAttribute('aria-label')) ?? '')) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await before?.();
  await page.keyboard.press('Enter');
}
