/** The end of a game leaves the board in sight, and so does passing the device. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInBoth } from './barriers';
import { clickMove, hand, hurry, over, playOut, start } from './table';

const board = (page: Page) => page.getByRole('main', { name: 'Table: Dominoes' });

async function boxOf(what: Locator) {
  const box = (await what.boundingBox())!;
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether two boxes share more than the rounding of a pixel. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1;
}

test('the result stands beside the board or below it, and a rematch begins a new game', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  await playOut(page, () => clickMove(page, (what) => what.click()));
  await expect(over(page).getByRole('heading', { name: /^(You win|\w+ wins|Draw) \d+–\d+$/ })).toBeVisible();
  for (const [width, height, least] of [
    [1366, 650, 0.6],
    [390, 844, 0.25],
    [844, 390, 0.6],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height}`;
    await expect.poll(() => overlap(board(page), over(page)), size).toBe(false);
    const [table, sheet] = [await boxOf(board(page)), await boxOf(over(page))];
    expect(table.height / height, size).toBeGreaterThan(least);
    expect(sheet.bottom, size).toBeLessThanOrEqual(height + 1);
    if (width < height) expect(sheet.height / height, size).toBeLessThanOrEqual(0.55);
    // It opens at its top, with the main button in sight.
    for (const part of ['heading', 'button'] as const) {
      const name = part === 'heading' ? /win|Draw/ : 'Rematch';
      await expect(over(page).getByRole(part, { name }), size).toBeInViewport({ ratio: 1 });
    }
  }
  // Away and back again.
  await page.getByRole('button', { name: 'View the table' }).click();
  await expect(over(page)).toBeHidden();
  await page.getByRole('button', { name: 'Summary' }).click();
  const before = page.url();
  await over(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(hand(page)).toBeVisible();
  await expect(over(page)).toBeHidden();
  expect(page.url()).not.toBe(before);
});

test('passing the device hides the hands and shows the board', async ({ page }) => {
  await page.goto('/play/classic');
  for (const seat of [1, 2]) await page.getByLabel(`Who plays at seat ${seat}`).selectOption('a person');
  await page.getByRole('button', { name: 'Start' }).click();
  const cover = page.getByRole('dialog', { name: /^Pass the device to/ });
  const hands = page.getByRole('list', { name: /^Hand of/ });
  await cover.getByRole('button').click();
  const tile = hands.getByRole('button', { name: /can be played/ }).first();
  const name = ((await tile.getAttribute('aria-label')) ?? '').split(',')[0]!;
  await tile.click();
  await page
    .getByRole('group', { name: `Where to put ${name}` })
    .getByRole('button')
    .first()
    .click();
  // The player sees what the move did before the hands are covered.
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(1);
  await expect(cover).toBeHidden();
  await expect(hands).toBeVisible();
  await expect(cover).toBeVisible();
  await expect(hands).toHaveCount(0);
  expect(await violationsInBoth(page)).toEqual([]);
  expect(await overlap(board(page), cover)).toBe(false);
  await expect(board(page).locator('.newest-tile')).toBeInViewport({ ratio: 1 });
});
