/** A few moves of every game in WebKit, on desktop and phone. */

import { expect } from '@playwright/test';
import { overflowing, WINDOWS } from '../overflow';
import { by, test } from './browser';
import { hand, hurry, play, turn } from './table';

const DEVICES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const GAMES = ['Dominoes', 'Domino Bead Game', 'Quad-Ominos', 'Magnetic Domino'];

for (const game of GAMES)
  test(`${game} on a desktop and on a phone; the table fits into every window`, async ({ open }) => {
    const page = await open();
    await hurry(page);
    for (const { width, height } of DEVICES) {
      await page.resize(width, height);
      await page.click(by('button', `Play ${game}`));
      await page.click(by('button', 'Start'));
      await page.see(hand);
      if (game === 'Domino Bead Game' && width > height) await page.click(by('button', 'Help'));
      await play(page, 3);
      await turn(page);
      if (width > height) await page.goto('/');
    }
    for (const { width, height } of WINDOWS) {
      await page.resize(width, height);
      await expect.poll(() => page.run(overflowing), { message: `${width} × ${height}` }).toEqual([]);
    }
    expect(page.console).toEqual([]);
  });

test('a tower is built in space and on the plan', async ({ open }) => {
  const page = await open();
  await hurry(page);
  await page.click(by('link', 'Options of Magnetic Domino'));
  await page.choose(by('combobox', 'Game'), 'tower');
  await page.click(by('button', 'Start'));
  await page.see(hand);
  await page.see(by('region', /^Table in 3D/), 60_000);
  await play(page, 2);
  await page.click(by('button', 'Plan'));
  await play(page, 1);
  expect(page.console).toEqual([]);
});
