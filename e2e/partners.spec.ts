/** Two against two, and All Fives: what is said and shown of sides and of the count of the open ends. */

import { expect, test } from '@playwright/test';
import { clickMove, hurry, over, playOut } from './table';

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
  await expect(seats.getByText('Open ends')).toBeVisible();
  // Partners are opposite each other: in neither the same row nor the same column.
  const [own, partner] = [(await cards.nth(0).boundingBox())!, (await cards.nth(2).boundingBox())!];
  expect(Math.abs(own.x - partner.x)).toBeGreaterThan(own.width / 2);
  expect(Math.abs(own.y - partner.y)).toBeGreaterThan(own.height / 2);
  await playOut(page, () => clickMove(page, (what) => what.click()));
  await expect(over(page)).toContainText(/ and .* win |Draw /);
  // One score for each side.
  await expect(over(page).getByRole('row')).toHaveCount(5);
  await expect(over(page).locator('td.total')).toHaveCount(2);
});
