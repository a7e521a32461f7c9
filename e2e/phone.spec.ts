/** Narrow screens: everything can be reached, and nothing makes the page wider than the window. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { LONG_HAND, resumed } from './records';
import { hand, start } from './table';

async function expectInWindow(page: Page, what: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await what.boundingBox())!;
      const window = page.viewportSize()!;
      return x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;
    })
    .toBe(true);
}

const widthOfPage = (page: Page) => page.evaluate(() => document.scrollingElement!.scrollWidth);

for (const width of [320, 390])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the last of 21 tiles is reached with the wheel and picked', { tag: '@firefox' }, async ({ page }) => {
      await resumed(page, LONG_HAND);
      const tiles = hand(page).getByRole('button');
      await expect(tiles).toHaveCount(21);
      expect(await widthOfPage(page)).toBe(width);
      await expectInWindow(page, page.locator('.dock'));
      await expectInWindow(page, hand(page));
      const { x, y } = (await tiles.first().boundingBox())!;
      await page.mouse.move(x + 20, y + 20);
      await page.mouse.wheel(3000, 0);
      await expectInWindow(page, tiles.last());
      const last = (await tiles.last().boundingBox())!;
      await page.mouse.click(last.x + last.width / 2, last.y + last.height / 2);
      await expect(tiles.last()).toHaveAttribute('aria-pressed', 'true');
      expect(await widthOfPage(page)).toBe(width);
    });

    test('the last of 21 tiles is reached with keys and picked', async ({ page }) => {
      await resumed(page, LONG_HAND);
      const tiles = hand(page).getByRole('button');
      await tiles.first().focus();
      await page.keyboard.press('End');
      await expect(tiles.last()).toBeFocused();
      await expectInWindow(page, tiles.last());
      await expectInWindow(page, page.locator('.dock'));
      expect(await widthOfPage(page)).toBe(width);
      await page.keyboard.press('Enter');
      await expect(tiles.last()).toHaveAttribute('aria-pressed', 'true');
    });
  });

test.describe('360 pixels wide', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('all seven dominoes of a new hand are in sight', async ({ page }) => {
    await start(page);
    const tiles = hand(page).getByRole('button');
    await expect(tiles).toHaveCount(7);
    const list = (await hand(page).boundingBox())!;
    const last = (await tiles.last().boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(list.x + list.width);
  });
});

test.describe('360 pixels wide, in Spanish', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'es-ES' });

  test('most of the dialog that starts a game is for what is chosen there', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Jugar/ })
      .nth(2)
      .click();
    const dialog = (await page.getByRole('dialog').boundingBox())!;
    const start = (await page.getByRole('button', { name: 'Empezar' }).boundingBox())!;
    expect(start.y - dialog.y).toBeGreaterThan(0.8 * dialog.height);
  });
});
