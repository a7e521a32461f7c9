/** What a learner does in lessons and puzzles, by pointer or by keys alone. */

import type { Locator, Page } from '@playwright/test';

export const status = (page: Page): Locator => page.locator('.dock').getByRole('status');
export const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Continue' });

/** What is to be done in a step: tiles to pick and the places to take them to, or deeds. */
export type Doing =
  | { readonly tile: string | RegExp; readonly place?: string | RegExp }
  | { readonly deed: string | RegExp }
  /** A tile of an open hand. */
  | { readonly touch: string }
  /** A tile that is turned this often and laid on the first free cells above the square, where nobody says what fits. */
  | { readonly tries: string; readonly turns: number };

/** How one presses: with a pointer, or with keys. */
export type Press = (page: Page, what: Locator) => Promise<void>;

export const byPointer: Press = (_, what) => what.click();

function tile(page: Page, name: string | RegExp): Locator {
  const hand = page.getByRole('list', { name: 'Your hand' });
  return hand.getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}[,]`) : name }).first();
}

export async function act(page: Page, doing: Doing, press: Press): Promise<void> {
  if ('deed' in doing) {
    const deeds = page.getByRole('group', { name: 'Actions' });
    return press(page, deeds.getByRole('button', { name: doing.deed }).first());
  }
  if ('touch' in doing) return press(page, page.getByRole('button', { name: `point out ${doing.touch}` }));
  if ('tries' in doing) {
    await press(page, page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: doing.tries }));
    for (let i = 0; i < doing.turns; i++) await page.keyboard.press('r');
    const lay = page
      .getByRole('group', { name: /^Where to put/ })
      .getByRole('button')
      .first();
    // With a pointer nothing is held over the board yet.
    if ((await lay.textContent()) === 'Point at a place') await press(page, lay);
    return press(page, lay);
  }
  await press(page, tile(page, doing.tile));
  const places = page.getByRole('group', { name: /^Where to put/ }).getByRole('button');
  await press(page, doing.place === undefined ? places.first() : places.filter({ hasText: doing.place }).first());
}
