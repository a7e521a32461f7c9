/** Audio is opened by the first gesture, and not at all by a player who turned sounds off. */

import { expect, type Page, test } from '@playwright/test';
import { clickMove, start, turn } from './table';

/** Plays a move, and gives how many audio contexts the page made. */
async function contextsFor(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
  await start(page);
  await turn(page);
  await clickMove(page, (what) => what.click());
  await turn(page);
  return page.evaluate(() => (window as unknown as { contexts: unknown[] }).contexts.length);
}

test('a page that sounds opens audio once', async ({ page }) => {
  expect(await contextsFor(page)).toBe(1);
});

test('a player who turned sounds off has no audio open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Sounds' }).getByRole('radio', { name: 'off' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await contextsFor(page)).toBe(0);
});
