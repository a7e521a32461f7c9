/** Reviews of past games: a planted blunder is found and told, play goes on from there, and nothing is computed twice. */

import { expect, type Page, test } from '@playwright/test';
import { LONG, pasted, THROWN_AWAY } from './records';
import { keep, saved } from './storedgame';
import { clickMove, deeds, hand, hurry, over, turn } from './table';

const review = (page: Page) => page.getByRole('region', { name: 'Review' });
const moments = (page: Page) => review(page).getByRole('list', { name: 'Key moments' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Position' });

async function reviewed(page: Page): Promise<void> {
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await expect(moments(page)).toBeVisible({ timeout: 30_000 });
}

test('a planted blunder is found, with the better move and why', { tag: '@firefox' }, async ({ page }) => {
  await pasted(page, THROWN_AWAY);
  await reviewed(page);
  await expect(review(page)).toContainText('1 blunder');
  await review(page).getByRole('button', { name: 'Next mistake' }).click();
  await expect(slider(page)).toHaveValue('3');
  await expect(review(page)).toContainText('Ana: 6-5 on 6-4 was a blunder.');
  await expect(review(page)).toContainText('Better: 6-6 on 6-4.');
  // 6-6 would have won for sure; after 6-5 Bo had 5-0 and 5-1 to lay, after 6-6 nothing.
  await expect(review(page)).toContainText('It wins the round 100% of the time');
  await expect(review(page)).toContainText('it leaves Bo nothing to lay; the move played left 2 moves');
  const list = page.getByRole('list', { name: 'Moves' });
  await expect(list.getByRole('button', { name: /6-5@6-4 blunder/ })).toBeVisible();
  await expect(list.getByText('blunder')).toHaveCount(1);
  await slider(page).fill('0');
  await review(page)
    .getByRole('button', { name: /^The turning point/ })
    .click();
  await expect(slider(page)).toHaveValue('3');
  await expect(review(page).getByRole('img', { name: /^Chance of winning the round/ })).toBeVisible();
});

/** The windows in which everything has to fit. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
];

test('your own game opens at its end, and your mistake is shown on the board beside its verdict', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keep(page, 'mine', THROWN_AWAY, ['Bo']);
  await page.goto('/replay/mine');
  await expect(slider(page)).toHaveValue('6');
  await expect(review(page)).toContainText('Bo won 7–0');
  // Nobody has to ask for it.
  await expect(review(page)).toContainText('You: 1 blunder.', { timeout: 30_000 });
  const [better, played] = ['better', 'played'].map((kind) => page.locator(`.compared .${kind}`));
  const verdict = review(page).getByText('Better: 6-6 on 6-4.');
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await slider(page).fill('0');
    await expect(better!).toHaveCount(0);
    await review(page).getByRole('button', { name: 'Next mistake' }).click();
    const at = `${size.width} × ${size.height}`;
    // Told apart without colour: a solid frame and a dashed one, a tick and a cross.
    const dashes = (frame: Element) => getComputedStyle(frame).strokeDasharray;
    expect(await better!.locator('.frame').first().evaluate(dashes), at).toBe('none');
    expect(await played!.locator('.frame').first().evaluate(dashes), at).not.toBe('none');
    const signs = await page
      .locator('.compared .move-sign path')
      .evaluateAll((all) => all.map((sign) => sign.getAttribute('d')));
    expect(new Set(signs).size, at).toBe(2);
    // The board and the verdict are both in sight, and neither covers the other.
    for (const seen of [better!.locator('.frame').first(), played!.locator('.frame').first(), verdict]) {
      await expect(seen, at).toBeInViewport({ ratio: 0.99 });
      const { x, y, width, height } = (await seen.boundingBox())!;
      const [board, text] = await page.evaluate(
        ([left, top]) => {
          const there = document.elementFromPoint(left!, top!);
          return [there?.closest('.board') !== null, there?.closest('.verdict') !== null];
        },
        [x + width / 2, y + height / 2],
      );
      expect([board, text], at).toEqual(seen === verdict ? [false, true] : [true, false]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(size.width);
  }
  // Text at 200 %: nothing is beside the window, and everything is reached by scrolling.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  for (const size of WINDOWS.slice(1, 4)) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await review(page).getByRole('button', { name: 'Try it from here' }).click({ trial: true });
    await page.getByLabel('View as').click({ trial: true });
  }
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
  await expect(over(page)).toContainText(/You win \d+–\d+/);
  // 5-0 and 5-1 are left in the other hand.
  await expect(over(page).getByRole('row', { name: /^You/ })).toContainText('+11');
  await saved(page);
  await page.goto('/games');
  await expect(page.getByRole('link', { name: /^Replay: Dominoes · Block, house rules, with Bo/ })).toBeVisible();
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

test('a review speaks French on a phone', async ({ browser }) => {
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
  const panel = page.getByRole('region', { name: 'Analyse' });
  await panel.getByRole('button', { name: 'Analyser cette partie' }).tap();
  await expect(panel.getByRole('list', { name: 'Moments forts' })).toBeVisible({ timeout: 30_000 });
  await panel.getByRole('button', { name: 'Erreur suivante' }).tap();
  await expect(panel).toContainText('Ana : 6-5 sur 6-4, c’était une faute.');
  await expect(panel).toContainText('Mieux valait : 6-6 sur 6-4.');
  await expect(panel.getByRole('button', { name: 'Rejouer à partir d’ici' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});
