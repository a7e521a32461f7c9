/** The edges of a phone: nothing lies under the notch or the home indicator, and the browser's colour is that of the page. */

import { expect, type Page, test } from '@playwright/test';
import { begin } from './scorepad';
import { hurry, start, turn } from './table';

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A phone upright, and on its side. */
const PHONES = [
  { width: 390, height: 844, insets: { top: 59, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
] as const;

/** Controls that reach into the edges, with where they are. Runs in the page, so it is complete in itself. */
function outside({ top, right, bottom, left }: Insets): string[] {
  const dialog = document.querySelector('dialog[open]');
  const scrolls = (element: Element, across: boolean) => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/.test(across ? overflowX : overflowY)) return true;
    }
    return false;
  };
  return [...(dialog ?? document).querySelectorAll('a, button, input, select, textarea, h1, .seat')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || box.bottom <= 0 || box.top >= innerHeight) return [];
    const fits =
      (scrolls(one, true) || (box.left >= left - 0.5 && box.right <= innerWidth - right + 0.5)) &&
      (scrolls(one, false) || (box.top >= top - 0.5 && box.bottom <= innerHeight - bottom + 0.5));
    const { x, y, width, height } = box;
    return fits ? [] : [`${one.className || one.tagName} ${one.textContent}: ${[x, y, width, height].map(Math.round)}`];
  });
}

for (const { width, height, insets } of PHONES)
  test.describe(`a phone of ${width} × ${height} with a notch`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    });

    /** At the top and at the bottom of the page nothing reaches into the edges. */
    async function keepsClear(page: Page): Promise<void> {
      const { top, bottom, ...sides } = insets;
      await expect.poll(() => page.evaluate(outside, { top, bottom: -Infinity, ...sides })).toEqual([]);
      // Pages grow while their parts arrive, so each look begins by scrolling to the end.
      const atEnd = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return page.evaluate(outside, { top: -Infinity, bottom, ...sides });
      };
      await expect.poll(atEnd).toEqual([]);
    }

    test('pages keep clear of the edges', async ({ page }) => {
      for (const path of ['/', '/play/classic', '/print', '/puzzles', '/learn/classic', '/rules/quad', '/online']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await keepsClear(page);
      }
    });

    test('a table, its menu and a pad keep clear of the edges', async ({ page }) => {
      await hurry(page);
      await start(page, { players: 4 });
      await turn(page);
      await keepsClear(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await keepsClear(page);
      await begin(page, { game: 'Dominoes', names: ['Ana', 'Bo'], target: 100 });
      await keepsClear(page);
    });
  });

test('the colour around the page follows the system, and the theme of the settings', async ({ page }) => {
  const colour = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return metas.find(({ media }) => matchMedia(media).matches)?.content;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colour();
  expect(light).not.toBe(dark);
  await page.getByRole('radio', { name: 'light' }).check();
  await expect.poll(colour).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: 'dark' }).check();
  await expect.poll(colour).toBe(dark);
});
