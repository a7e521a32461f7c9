/** What a learner does in lessons and puzzles, by pointer or by keys alone. */

import { expect, type Locator, type Page } from '@playwright/test';

export const status = (page: Page): Locator => page.locator('.dock').getByRole('status');
export const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Go on' });

/** What is to be done in a step: tiles to pick and the places to take them to, or deeds. */
export type Doing =
  | { readonly tile: string | RegExp; readonly place?: string | RegExp }
  | { readonly deed: string | RegExp };

/** How one presses: with a pointer, or by going to it with Tab and pressing Enter. */
export type Press = (page: Page, what: Locator) => Promise<void>;

export const byPointer: Press = (_, what) => what.click();

const MOST_TABS = 60;

export const byKeys: Press = async (page, what) => {
  await expect(what).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await what.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    // In the hand arrows go from tile to tile, and so does Tab.
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
};

function tile(page: Page, name: string | RegExp): Locator {
  const hand = page.getByRole('list', { name: 'Your hand' });
  return hand.getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}[,]`) : name }).first();
}

export async function act(page: Page, doing: Doing, press: Press): Promise<void> {
  if ('deed' in doing) {
    const deeds = page.getByRole('group', { name: 'What you can do' });
    return press(page, deeds.getByRole('button', { name: doing.deed }).first());
  }
  await press(page, tile(page, doing.tile));
  const places = page.getByRole('group', { name: /^Where to put/ }).getByRole('button');
  await press(page, doing.place === undefined ? places.first() : places.filter({ hasText: doing.place }).first());
}
