/** Lots for the lead are drawn before everybody's eyes. */

import { expect, test } from '@playwright/test';
import { violationsInBoth } from './barriers';
import { pasted, resumed } from './records';
import { clickMove, hurry, start, turn } from './table';

/** Ten pips each at first; then you have most. */
const TWICE = {
  format: 'boneyard/2',
  game: 'classic',
  players: 2,
  options: { lead: 'lots', style: 'block', match: { rounds: 1 } },
  names: ['', 'Ana'],
  rounds: [
    {
      deal: {
        hands: [
          ['6-6', '3-1'],
          ['5-4', '2-0'],
        ],
        stock: [],
        lead: 0,
        lots: [
          ['5-5', '6-4'],
          ['6-1', '3-0'],
        ],
      },
      moves: [] as string[],
    },
  ],
};

const EQUAL = 'You drew 5-5, Ana drew 6-4: 10 each, draw again.';
const DECIDED = 'You drew 6-1, Ana drew 3-0: you lead.';

test('lots that are drawn twice are shown with their tiles and told, at the table and in the replay', async ({
  page,
}) => {
  await hurry(page);
  await resumed(page, TWICE);
  const card = page.getByRole('region', { name: 'Drawing lots' });
  await expect(card).toContainText(EQUAL);
  await expect(card).toContainText(DECIDED);
  await expect(card.locator('.domino')).toHaveCount(4);
  await expect(page.getByRole('log')).toContainText(`${EQUAL}${DECIDED}`);
  expect(await violationsInBoth(page)).toEqual([]);
  // The card leaves when you lead.
  await turn(page);
  await clickMove(page, (what) => what.click());
  await expect(card).toBeHidden();

  await pasted(page, { ...TWICE, names: ['Bo', 'Ana'], rounds: [{ ...TWICE.rounds[0]!, moves: ['0 6-6', '1 pass'] }] });
  const told = page.getByRole('region', { name: 'Replay' }).getByRole('status');
  await page.getByRole('slider', { name: 'Position' }).press('Home');
  await expect(told).toContainText(
    'Bo drew 5-5, Ana drew 6-4: 10 each, draw again. Bo drew 6-1, Ana drew 3-0: Bo leads.',
  );
  await expect(card.locator('.domino')).toHaveCount(4);
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await expect(card).toBeHidden();
});

test('in a new game the drawn tiles are there before the first move, and the card can be closed', async ({ page }) => {
  await hurry(page);
  await start(page, { choices: { 'Who leads': 'by lot' } });
  const card = page.getByRole('region', { name: 'Drawing lots' });
  await expect(card).toContainText(/: (you lead|Ana leads)\./);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
});
