/** When a dialog closes in WebKit, the keyboard goes on where it was. */

import { expect } from '@playwright/test';
import { by, type Page, test } from './browser';
import { hurry, move, turn } from './table';

const focused = (page: Page) =>
  page.run(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('from the settings, the menu and the end of a round', async ({ open }) => {
  const page = await open();
  await hurry(page);
  await page.click(by('button', 'Settings'));
  await page.click(by('button', 'Close'));
  await expect.poll(() => focused(page)).toBe('Settings');
  await page.click(by('button', 'Settings'));
  await page.see(by('dialog'));
  await page.press('ESCAPE');
  await expect.poll(() => focused(page)).toBe('Settings');
  await page.click(by('button', 'Play Dominoes'));
  await page.click(by('button', 'Start'));
  await page.click(by('button', 'Menu'));
  await page.click(by('button', 'Close'));
  await expect.poll(() => focused(page)).toBe('Menu');
  for (let now = await turn(page); now === 'act'; now = await turn(page)) await move(page);
  await page.press('ESCAPE');
  await expect.poll(() => focused(page)).toBe('Your turn and your tiles');
});
