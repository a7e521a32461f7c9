/** Towers and the graphics of a device: a clean console, a context that is lost and restored, and devices without any. */

import { expect, type Page, test } from '@playwright/test';
import { open, STAIR } from './towertable';

test.use({ viewport: { width: 1010, height: 560 } });

const canvas = (page: Page) => page.locator('.space canvas');

async function openInSpace(page: Page): Promise<void> {
  await open(page, STAIR);
  await expect(canvas(page)).toBeVisible();
  await expect(page.locator('.fetching')).toHaveCount(0);
}

/** The picture, once two in a row are the same. */
async function pictureOf(page: Page): Promise<Buffer> {
  let before = await canvas(page).screenshot();
  await expect
    .poll(async () => {
      const now = await canvas(page).screenshot();
      const same = now.equals(before);
      before = now;
      return same;
    })
    .toBe(true);
  return before;
}

/** Takes the graphics from the page, as a device does that needs them for something else, or gives them back. */
const graphics = (page: Page, change: 'loseContext' | 'restoreContext') =>
  canvas(page).evaluate((element: HTMLCanvasElement, name) => {
    const kept = window as unknown as { extension?: WEBGL_lose_context };
    kept.extension ??= element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    kept.extension[name]();
  }, change);

/** Playwright blocks service workers, and graphics without a card are slow: neither comes from the page. */
const SURROUNDINGS = /^Service Worker registration blocked|GPU stall due to ReadPixels/;

test('opening a tower writes nothing to the console', async ({ page }) => {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  page.on('pageerror', (error) => written.push(String(error)));
  await openInSpace(page);
  expect(written.filter((text) => !SURROUNDINGS.test(text))).toEqual([]);
});

test('after a lost and restored context the tower is drawn as before', async ({ page }) => {
  await openInSpace(page);
  const before = await pictureOf(page);
  await graphics(page, 'loseContext');
  await expect.poll(async () => before.equals(await canvas(page).screenshot())).toBe(false);
  await graphics(page, 'restoreContext');
  await expect.poll(async () => before.equals(await canvas(page).screenshot())).toBe(true);
});

test('when a lost context does not come back, the plan is shown', async ({ page }) => {
  await openInSpace(page);
  await graphics(page, 'loseContext');
  await expect(page.getByRole('region', { name: /^Board/ })).toBeVisible();
  await expect(page.getByText('3D is not available in this browser.')).toBeVisible();
  await expect(page.getByRole('button', { name: '3D' })).toHaveCount(0);
});

test('without graphics the plan is shown, and 3D is not offered', { tag: '@firefox' }, async ({
  page,
  browserName,
}) => {
  // Firefox has none here when it has no window.
  if (browserName === 'chromium')
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  await open(page, STAIR);
  await expect(page.locator('.plan')).toBeVisible();
  await expect(page.getByText('3D is not available in this browser.')).toBeVisible();
  await expect(page.getByRole('button', { name: '3D' })).toHaveCount(0);
});
