/** A game stays on this device in WebKit, even if the browser closes its database. */

import { expect } from '@playwright/test';
import { movesStored } from '../storedgame';
import { by, test } from './browser';
import { hand, hurry, play, turn } from './table';

test('a move is kept after the browser closed the database', async ({ open }) => {
  const page = await open();
  await hurry(page);
  await page.click(by('button', 'Play Dominoes'));
  await page.click(by('button', 'Start'));
  await page.see(hand);
  await turn(page);
  await page.run(() => {
    const newer = indexedDB.open('boneyard', 2);
    newer.onupgradeneeded = () => newer.transaction?.abort();
  });
  await play(page, 1);
  await turn(page);
  expect(await page.text()).not.toContain('The game could not be saved on this device.');
  const moves = await page.count(by('button', undefined, by('list', 'Moves')));
  expect(moves).toBeGreaterThan(0);
  // Tiles that were drawn one after the other share a row.
  await expect.poll(() => page.run(movesStored)).toBeGreaterThanOrEqual(moves);
  await page.driver.navigate().refresh();
  await page.see(hand);
  await expect.poll(() => page.count(by('button', undefined, by('list', 'Moves')))).toBe(moves);
});
