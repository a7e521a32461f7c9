/** A turn clock on one device, undo where several people share it, and the forms that lead there. */

import { expect, type Page, test } from '@playwright/test';
import { movesIn } from './online';
import { hand, hurry, turn } from './table';

const clock = (page: Page) => page.getByRole('timer');

/** Chooses thirty seconds a turn on the form of a game, and what the referee does then. */
async function choosesClock(page: Page, late: string): Promise<void> {
  await page.goto('/play/classic');
  await page.getByRole('radio', { name: '30 s' }).check();
  await page.getByRole('radio', { name: late }).check();
}

test('alone: the clock stands in the menu, goes on after a reload, and the referee moves when time is up', async ({
  page,
}) => {
  await hurry(page);
  await page.clock.install();
  await choosesClock(page, 'a bot moves for you');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(hand(page)).toBeVisible();
  await turn(page);
  await expect(clock(page)).toHaveText(/^0:(30|2\d) left$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(clock(page)).toHaveText(/^0:(30|2\d) left$/);
  await page.keyboard.press('Escape');
  await page.clock.fastForward(19_000);
  await expect(clock(page)).toHaveText(/^0:(0\d|1[01]) left$/);
  await page.reload();
  await expect(hand(page)).toBeVisible();
  await expect(clock(page)).toHaveText(/^0:(0\d|1[01]) left$/);
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('status').filter({ hasText: /seconds? left\.$/ })).toBeAttached();
  const moves = await movesIn(page).count();
  await page.clock.fastForward(10_000);
  await expect(movesIn(page).nth(moves)).toContainText('time up');
  await expect(page.getByRole('log')).toContainText(/Time is up\. You (laid|led|drew|passed)/);
});

test('passing the device: no time is lost under the cover, and all agree to undo', async ({ page }) => {
  await hurry(page);
  await page.clock.install();
  await choosesClock(page, 'the lowest-scoring move is made');
  for (const [seat, name] of ['Mia', 'Noah'].entries()) {
    await page.getByLabel(`Who plays at seat ${seat + 1}`).selectOption('a person');
    await page.getByLabel(`Name at seat ${seat + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  const cover = page.getByRole('dialog', { name: /^Pass the device to/ });
  const leader = ((await cover.getByRole('button').textContent()) ?? '').replace('I am ', '');
  const other = leader === 'Mia' ? 'Noah' : 'Mia';
  await page.clock.fastForward(120_000);
  await cover.getByRole('button').click();
  await expect(clock(page)).toHaveText(/^0:(30|2\d) left$/);
  await page.clock.fastForward(31_000);
  // The forced lead was made for the first player; the cover is for the other.
  await page.getByRole('button', { name: `I am ${other}` }).click();
  await expect(movesIn(page)).toHaveCount(1);
  await expect(movesIn(page)).toContainText('time up');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Undo' }).click();
  await expect(menu).toContainText('Undo the last move? Everyone has to agree: Mia and Noah.');
  await menu.getByRole('button', { name: 'Everyone agrees' }).click();
  // Nobody sees the other's tiles on the way back.
  await expect(page.getByRole('button', { name: `I am ${leader}` })).toBeVisible();
});

test('a match to points is as long as the game has it, with either set', async ({ page }) => {
  await page.goto('/play/quad');
  const [kind, length] = [page.getByLabel('Match length'), page.getByLabel('Match', { exact: true })];
  for (const [set, points] of [
    ['70 tiles, 0 to 4', '600'],
    ['125 tiles, 0 to 5', '800'],
  ] as const) {
    await kind.selectOption('rounds');
    await expect(length).toHaveValue('3');
    await kind.selectOption('points to reach');
    await page.getByLabel('Set', { exact: true }).selectOption({ label: set });
    await expect(length).toHaveValue(points);
  }
});

test('quick start offers the three games of Magnetic Domino', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Magnetic Domino' }).click();
  const games = page.getByRole('group', { name: 'Game' });
  await expect(games.getByRole('radio')).toHaveCount(3);
  await games.getByRole('radio', { name: 'Staggered' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Staggered');
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
