/** Games that this browser kept before a rule got another default. */

import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { keep } from './storedgame';
import { deeds, hurry, over, turn } from './table';

/** Nobody can play after 6-6: you hold 1 pip, Ana holds 9 + 2. Options as they were stored then, all but the new one. */
const BLOCKED = {
  format: 'boneyard/1',
  game: 'classic',
  players: 2,
  options: {
    set: 6,
    style: 'block',
    drawing: 'until-playable',
    reserve: 0,
    hand: 7,
    lead: 'heaviest',
    opening: 'forced',
    spinner: 'none',
    doubles: 'both',
    blank: 0,
    match: { target: 100 },
  },
  rounds: [
    {
      deal: {
        hands: [
          ['6-6', '1-0'],
          ['5-4', '2-0'],
        ],
        stock: [],
      },
      moves: ['0 6-6', '1 pass'],
    },
  ],
};

const [ROUND] = BLOCKED.rounds;
/** The same round to its end, as a whole match. */
const FINISHED = {
  ...BLOCKED,
  options: { ...BLOCKED.options, match: { rounds: 1 } },
  rounds: [{ ...ROUND!, moves: [...ROUND!.moves, '0 pass'] }],
};

/** You score the difference, 11 − 1, and not the 11 pips of Ana. */
async function scoresAtEnd(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Position' }).press('End');
  const [you] = await page.getByRole('region', { name: 'Players' }).getByRole('listitem').all();
  await expect(you!).toContainText(/10\s*points/);
}

test('a match that was kept in the former format goes on with its rules', async ({ page }) => {
  await hurry(page);
  await page.goto('/games');
  await expect(page.getByRole('button', { name: 'Import a game' })).toBeVisible();
  await keep(page, 'underway', BLOCKED);
  await page.reload();
  await page.getByRole('link', { name: /^Resume/ }).click();
  expect(await turn(page)).toBe('act');
  await deeds(page).filter({ hasText: 'Pass' }).click();
  await expect(over(page)).toContainText('10');
  await expect(over(page)).not.toContainText('11');
  await page.getByRole('button', { name: 'Next round' }).click();
  expect(await turn(page)).toBe('act');
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('the difference of the hands');
});

test('a finished game of the former format keeps its result, on this device and in a link', async ({ page }) => {
  await page.goto('/games');
  await expect(page.getByRole('button', { name: 'Import a game' })).toBeVisible();
  await keep(page, 'finished', FINISHED);
  await page.goto('/replay/finished');
  await scoresAtEnd(page);
  const packed = deflateRawSync(Buffer.from(JSON.stringify({ ...FINISHED, options: { style: 'block' } })));
  await page.goto(`/replay#g=${packed.toString('base64url')}`);
  await scoresAtEnd(page);
});
