/** Browsers that are too old get a sentence instead of a blank page, and a page says which browsers are supported. */

import { expect, type Page, test } from '@playwright/test';
import { violations } from './barriers';

const VERSIONS = 'Chrome 111, Edge 111, Firefox 121, Safari 16.4';

async function seesEnglish(page: Page): Promise<void> {
  await expect(
    page.getByText(`This browser is too old for Boneyard. Update it, or use another one: ${VERSIONS}`),
  ).toBeVisible();
  await expect(page.getByText('Ce navigateur est trop ancien')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play Dominoes' })).toHaveCount(0);
}

/** The page's own script, as a browser finds it that cannot read its syntax. */
async function breakScript(page: Page): Promise<void> {
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let x = new newer syntax;' }),
  );
}

test('a browser without a feature that we need', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/');
  await seesEnglish(page);
});

test('a browser whose CSS is too old', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...given: [string]) => !given[0].includes(':has') && supports.apply(CSS, given);
  });
  await page.goto('/play/bead');
  await seesEnglish(page);
});

test('a browser that cannot read the script', { tag: '@firefox' }, async ({ page }) => {
  await breakScript(page);
  await page.goto('/');
  await seesEnglish(page);
  expect(await violations(page)).toEqual([]);
});

test('a browser that knows no modules', async ({ page }) => {
  // The nearest thing to it here: the module never runs, and its property is gone.
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  await page.goto('/');
  await seesEnglish(page);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });
  test('the sentence is in French', async ({ page }) => {
    await breakScript(page);
    await page.goto('/');
    await expect(page.getByText(`Ce navigateur est trop ancien pour Boneyard.`)).toContainText(VERSIONS);
    await expect(page.getByText('This browser is too old')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('both languages ask for it', async ({ page }) => {
    await page.goto('/');
    // Searches by text leave out what is in <noscript>.
    const [english, french] = [page.locator('noscript p').nth(0), page.locator('noscript p').nth(1)];
    await expect(english).toContainText('Boneyard needs JavaScript.');
    await expect(french).toContainText('Boneyard a besoin de JavaScript.');
    for (const sentence of [english, french]) await expect(sentence).toBeVisible();
    await expect(page.getByText('This browser is too old')).toBeHidden();
  });
});

test('a supported browser sees no such sentence, not even after an error', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play Dominoes' })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('somebody’s extension');
    });
  });
  await expect(page.getByText('too old')).toHaveCount(0);
});

test('the settings lead to the supported browsers, and to what this one has', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Supported browsers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supported browsers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const browser of ['Chrome 111', 'Firefox 121', 'Safari 16.4'])
    await expect(page.getByRole('listitem').filter({ hasText: browser })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Offline play/ })).toContainText('Available here');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supported browsers');
});

test('without WebGL the page says that towers are drawn flat', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/browsers');
  const row = page.getByRole('row', { name: /^3D graphics/ });
  await expect(row).toContainText('Towers are drawn as a flat plan.');
  await expect(row).toContainText('Not available here');
});
