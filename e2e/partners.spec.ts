/** Two against two, and All Fives: what is said and shown of sides and of the count of the open ends. */

import { expect, test } from '@playwright/test';
import { importGame } from './records';
import { clickMove, deeds, hand, hurry, over, playOut } from './table';

test('a match of All Fives with a partner', async ({ page }) => {
  await hurry(page);
  await page.goto('/play/classic');
  // Only four can be partners.
  await expect(page.getByRole('combobox', { name: 'Partners' })).toHaveCount(0);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('combobox', { name: 'Partners' }).selectOption('yes');
  await page.getByLabel('Points for', { exact: true }).selectOption('fives too (All Fives)');
  await page.getByLabel('Match length').selectOption('rounds');
  await page.getByLabel('Match', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Start' }).click();
  const seats = page.getByRole('region', { name: 'Players' });
  const cards = seats.getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(2)).toContainText('your partner');
  await expect(seats.getByText('your partner')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dominoes · Partners, house rules · 1 round');
  // The count of the ends stands at the board, as a sentence for those who do not see it.
  await expect(page.getByRole('main')).toContainText(/The open ends come to \d+\./);
  // Partners are opposite each other: in neither the same row nor the same column.
  const [own, partner] = [(await cards.nth(0).boundingBox())!, (await cards.nth(2).boundingBox())!];
  expect(Math.abs(own.x - partner.x)).toBeGreaterThan(own.width / 2);
  expect(Math.abs(own.y - partner.y)).toBeGreaterThan(own.height / 2);
  const said = page.getByRole('log');
  await playOut(page, async () => {
    await clickMove(page, (what) => what.click());
    await expect(said).toContainText(/You (laid|led|passed|drew)/);
  });
  await expect(said).toContainText(/The open ends come to \d+\./);
  await expect(said).toContainText(/Bo, your partner, (laid|led|passed)/);
  await expect(over(page)).toContainText(/ and .* win |Draw /);
  // One score for each side.
  await expect(over(page).getByRole('row')).toHaveCount(5);
  await expect(over(page).locator('td.total')).toHaveCount(2);
});

/** 5-5 is led: 10 points. 5-0 on it would score 10 again, 5-2 nothing. */
const FIVES = {
  format: 'boneyard/2',
  game: 'classic',
  players: 2,
  options: { points: 'fives', style: 'block', lead: 'lots', match: { rounds: 1 } },
  names: ['Ana', ''],
  rounds: [{ deal: { hands: [['5-5', '6-4'], ['5-0', '5-2']], stock: [], lead: 0 }, moves: ['0 5-5'] }],
}; // biome-ignore format: a hand each

test('All Fives: lit places and hints say what a tile scores, and the count is lit', async ({ page }) => {
  await hurry(page);
  await importGame(page, FIVES);
  await page.getByRole('link', { name: /^Resume: Dominoes · All Fives, house rules/ }).click();
  const board = page.getByRole('main');
  await expect(board.getByText('The open ends come to 10.')).toBeVisible();
  await expect(board.locator('.board-count.lit')).toBeVisible();
  await hand(page).getByRole('button', { name: /^5-0/ }).click();
  // On the place itself, and beside its picture in the dock.
  await expect(board.getByText('+10').first()).toBeVisible();
  await expect(deeds(page, 'Where to put 5-0').first()).toHaveAccessibleName(/^5-0 on 5-5 \(scores 10\)/);
  await page.keyboard.press('Escape');
  await hand(page).getByRole('button', { name: /^5-2/ }).click();
  await expect(board.getByText('+10')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.sentence')).toContainText('Try: 5-0 on 5-5 (scores 10).');
});
