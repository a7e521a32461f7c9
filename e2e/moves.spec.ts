/** How moves and places are shown: drawings that light up on the board, places previewed by a finger, draws in one press. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { resumed } from './records';
import { deeds, hand, hurry } from './table';

const STOCK = '1-0 2-0 6-0 3-0 4-0 5-0 2-1 3-1 4-1 5-1 6-1 3-2 4-2 5-2 6-2 3-3 4-3 5-3 6-3 4-4 5-4 6-4 0-0';

/** Ana has led 6-6, and it is the person's turn. */
function afterLead(page: Page, own: readonly string[], stock: string): Promise<void> {
  const hands = [own, ['6-6', '5-5']];
  const deal = { hands, stock: stock.split(' ') };
  const rounds = [{ deal, moves: ['1 6-6'] }];
  return resumed(page, { format: 'boneyard/2', game: 'classic', players: 2, options: { hand: 2 }, rounds });
}

/** How far the middles of two things are from each other. */
async function apart(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

test('one press draws until something fits, one row says so, and its neighbour lights its tile', async ({ page }) => {
  await hurry(page);
  await afterLead(page, ['1-1', '2-2'], `${STOCK} 6-5`);
  await deeds(page).first().click();
  await expect(hand(page).getByRole('button')).toHaveCount(5);
  await expect(hand(page).getByRole('button', { name: '6-0, can be played' })).toBeVisible();
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
  await expect(moves).toHaveCount(2);
  await expect(moves.nth(1)).toHaveAccessibleName(/ drew 3$/);
  // The last tile laid is marked, and the one that is pointed at.
  const tile = page.locator('.laid').first();
  expect(await apart(page.locator('.ring.newest'), tile)).toBeLessThan(3);
  const lit = page.locator('.ring.lit');
  await expect(lit).toHaveCount(0);
  await moves.first().hover();
  await expect(lit).toHaveCount(1);
  expect(await apart(lit, tile)).toBeLessThan(3);
  await page.mouse.move(5, 5);
  await expect(lit).toHaveCount(0);
  // Escape puts back what the mouse has picked.
  const picked = hand(page).getByRole('button', { pressed: true });
  await hand(page).getByRole('button', { name: /^6-0/ }).click();
  await expect(picked).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(picked).toHaveCount(0);
  // What was drawn with one press goes back with one.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hand(page).getByRole('button')).toHaveCount(2);
  await expect(moves).toHaveCount(1);
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first tap on a place shows the tile there, the second lays it, on the board and on its button', async ({
    page,
  }) => {
    await hurry(page);
    await afterLead(page, ['6-5', '6-1'], STOCK.replace('6-1', '1-1'));
    const laid = page.locator('.laid');
    const ghost = page.locator('.place .ghost');
    await hand(page).getByRole('button', { name: /^6-5/ }).tap();
    const places = page.locator('.place .spot');
    const [left, right] = [places.first(), places.last()];
    await left.tap({ force: true });
    await expect(ghost).toHaveCount(1);
    await expect(page.locator('.sentence')).toContainText('Tap again to lay it.');
    expect(await apart(ghost, left)).toBeLessThan(3);
    await right.tap({ force: true });
    expect(await apart(ghost, right)).toBeLessThan(3);
    await expect(laid).toHaveCount(1);
    const [first] = await deeds(page, 'Where to put 6-5').all();
    await first!.tap();
    await expect(ghost).toHaveCount(1);
    await expect(laid).toHaveCount(1);
    await first!.tap();
    await expect(page.getByRole('log')).toContainText('You laid 6-5');
  });
});
