/** The gallery that developers and designers look at: every scene draws without an error. */

import { LANGUAGES } from '@boneyard/words/languages';
import { expect, type Page, test } from '@playwright/test';
import { type GalleryServer, serveGallery } from '../scripts/galleryserver.mjs';

let gallery: GalleryServer;
test.beforeAll(async () => {
  gallery = await serveGallery({ port: 0, live: false });
});
test.afterAll(() => gallery.close());

/** The addresses of the scenes in this list, in a page that is ready to show them. */
async function listed(page: Page, list: string): Promise<string[]> {
  await page.addInitScript(() => {
    // Nobody looks, so nothing has to wait until somebody has seen it.
    const wait = window.setTimeout;
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => wait(work, ms / 20) });
    // Without a graphics card, space takes four times as long as the plan. Other tests look at it.
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${gallery.address}scene.html`);
  const links = page.getByRole('list', { name: list }).getByRole('link');
  await links.first().waitFor();
  return links.allTextContents();
}

/** Opens a scene in a page that may show another, and gives what went wrong. */
function failureOf(page: Page, address: string): Promise<string | undefined> {
  return page.evaluate(
    (wanted) =>
      new Promise<string | undefined>((resolve) => {
        const { dataset } = document.documentElement;
        const look = () => {
          if (dataset.failed !== undefined) resolve(`${wanted}: ${dataset.failed}`);
          else if (dataset.drawn === wanted) resolve(undefined);
          else requestAnimationFrame(look);
        };
        addEventListener('hashchange', look, { once: true });
        location.hash = wanted;
      }),
    address,
  );
}

async function failuresOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  for (const address of addresses) {
    const failure = await failureOf(page, address);
    if (failure) failures.push(failure);
  }
  return failures;
}

test('every state of every table draws without an error', async ({ page }) => {
  test.slow();
  const addresses = await listed(page, 'Tables');
  expect(addresses.length).toBeGreaterThan(90);
  expect(await failuresOf(page, addresses)).toEqual([]);
});

test('so do the pages of a game, and the pages of none', async ({ page }) => {
  const addresses = await listed(page, 'Pages');
  const [first] = addresses[0]!.split('/');
  const few = addresses.filter((address) => [first, 'general'].includes(address.split('/')[0]));
  expect(few.length).toBeGreaterThan(12);
  expect(await failuresOf(page, few)).toEqual([]);
});

test('the index shows the scenes that are chosen', async ({ page }) => {
  await page.goto(`${gallery.address}#general/pages/first%20visit/light/small/*`);
  await expect(page.locator('iframe')).toHaveCount(LANGUAGES.length);
  for (const index of LANGUAGES.keys())
    await expect(page.frameLocator('iframe').nth(index).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('theme').selectOption('all');
  await expect(page.locator('iframe')).toHaveCount(2 * LANGUAGES.length);
  await page.getByLabel('language').selectOption('fr');
  await expect(page.locator('iframe')).toHaveCount(2);
});
