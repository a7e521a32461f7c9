/** Reviews of past games: a planted blunder is found and told, play goes on from there, and nothing is computed twice. */

import { expect, type Page, test } from '@playwright/test';
import { clickMove, deeds, hand, hurry, over, turn, violationsInBoth } from './playing';
import { LONG, pasted, THROWN_AWAY } from './records';

const review = (page: Page) => page.getByRole('region', { name: 'Review' });
const moments = (page: Page) => review(page).getByRole('list', { name: 'Moments' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Position' });

async function reviewed(page: Page): Promise<void> {
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await expect(moments(page)).toBeVisible({ timeout: 30_000 });
}

test('a planted blunder is found, with the better move and why', async ({ page }) => {
  await pasted(page, THROWN_AWAY);
  await reviewed(page);
  await expect(review(page)).toContainText('1 blunder');
  await review(page).getByRole('button', { name: 'Next mistake' }).click();
  await expect(slider(page)).toHaveValue('3');
  await expect(review(page)).toContainText('Ana: 6-5 on 6-4 was a blunder.');
  await expect(review(page)).toContainText('Better: 6-6 on 6-4.');
  // 6-6 would have won for sure; after 6-5 Bo had 5-0 and 5-1 to lay, after 6-6 nothing.
  await expect(review(page)).toContainText('It wins the round 100 % of the time');
  await expect(review(page)).toContainText('it leaves Bo nothing to lay; what was played left 2 moves');
  const list = page.getByRole('list', { name: 'Moves' });
  await expect(list.getByRole('button', { name: /6-5@6-4 blunder/ })).toBeVisible();
  await expect(list.getByText('blunder')).toHaveCount(1);
  await slider(page).fill('0');
  await review(page)
    .getByRole('button', { name: /^The turning point/ })
    .click();
  await expect(slider(page)).toHaveValue('3');
  await expect(review(page).getByRole('img', { name: /^Chance to win the round/ })).toBeVisible();
});

test('one branches off before the blunder and plays on to win', async ({ page }) => {
  await hurry(page);
  await pasted(page, THROWN_AWAY);
  await slider(page).fill('2');
  await review(page).getByRole('button', { name: 'Try it from here' }).click();
  await turn(page);
  await expect(page).toHaveURL(/\/table\//);
  await expect(hand(page).getByRole('button')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(2);
  await hand(page).getByRole('button', { name: /^6-6/ }).click();
  await deeds(page, 'Where to put 6-6').first().click();
  await turn(page);
  await clickMove(page, (what) => what.click());
  await expect(over(page)).toContainText('you win!');
  // 5-0 and 5-1 are left in the other hand.
  await expect(over(page).getByRole('row', { name: /^You/ })).toContainText('+11');
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Look back: Dominoes with Bo/ })).toBeVisible();
});

test('a review can be stopped, goes on while one steps and leaves, and is kept', async ({ page }) => {
  await pasted(page, LONG);
  const progress = review(page).getByRole('progressbar');
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await expect(progress).toBeVisible();
  await review(page).getByRole('button', { name: 'Stop' }).click();
  await expect(progress).toHaveCount(0);
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await slider(page).fill('30');
  await expect(page.locator('.laid').first()).toBeVisible();
  const reached = () => progress.evaluate((bar) => (bar as HTMLProgressElement).value, undefined, { timeout: 5_000 });
  /** A review that is done shows no more how far it is. */
  const done = async () => ((await moments(page).isVisible()) ? Number.POSITIVE_INFINITY : reached().catch(() => 0));
  const before = await reached();
  await expect.poll(done).toBeGreaterThan(before + 1);
  const address = page.url();
  await page.getByRole('link', { name: 'Boneyard: All games' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(done).toBeGreaterThan(before + 1);
  await expect(moments(page)).toBeVisible({ timeout: 30_000 });
  await page.goto('about:blank');
  await page.goto(address);
  await expect(moments(page)).toBeVisible();
  await expect(review(page).getByRole('button', { name: 'Review this game' })).toHaveCount(0);
});

test('a review breaks no rule of accessibility, light and dark, and speaks French on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/replay');
  await page.getByLabel('Ou collez une partie').fill(JSON.stringify(THROWN_AWAY));
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).tap();
  const panel = page.getByRole('region', { name: 'Examen' });
  await panel.getByRole('button', { name: 'Examiner cette partie' }).tap();
  await expect(panel.getByRole('list', { name: 'Moments forts' })).toBeVisible({ timeout: 30_000 });
  await panel.getByRole('button', { name: 'Erreur suivante' }).tap();
  await expect(panel).toContainText('Ana : 6-5 sur 6-4, c’était une faute.');
  await expect(panel).toContainText('Mieux valait : 6-6 sur 6-4.');
  await expect(panel.getByRole('button', { name: 'Rejouer d’ici' })).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});
