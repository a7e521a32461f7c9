/** Two people, each in a WebKit of their own, play a match online. */

import { expect } from '@playwright/test';
import { by, type Page, test } from './browser';
import { hand, hurry, matchOver, play } from './table';

/** The name is asked in the form of what one does there. */
async function comeAs(name: string, page: Page, path: string): Promise<void> {
  await hurry(page);
  await page.goto(path);
  await page.type(by('textbox', 'Your name'), name);
}

test('a match of two to its end', async ({ open }) => {
  const [ana, bo] = [await open(), await open({ width: 390, height: 844 })];
  await comeAs('Ana', ana, '/online/classic');
  await ana.type(by('spinbutton', 'Tiles each'), '3');
  await ana.choose(by('combobox', 'Match length'), 'rounds');
  await ana.type(by('spinbutton', 'Match'), '1');
  await ana.click(by('button', 'Create the table'));
  await expect.poll(() => ana.driver.getCurrentUrl()).toContain('/at/');
  const table = new URL(await ana.driver.getCurrentUrl()).pathname;
  await comeAs('Bo', bo, table);
  await bo.click(by('button', 'Join the game'));
  await Promise.all([ana, bo].map((page) => page.see(hand)));
  await Promise.all([ana, bo].map((page) => play(page, 60)));
  for (const page of [ana, bo]) await page.see(matchOver);
});
