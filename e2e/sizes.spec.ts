/** What a first visit loads. Sizes do not vary, so this is a test and not a benchmark. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { clickMove, hand, turn } from './table';

const built = fileURLToPath(new URL('../dist/web', import.meta.url));
const KB = 1000;

// The service worker fetches the rest in the background; here only the page's own wishes count.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'no-preference' } });

test('scripts, workers and styles until the first move are at most 176 KB packed, fonts 120 KB', async ({ page }) => {
  const fetched = new Set<string>();
  page.context().on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Dominoes' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(hand(page)).toBeVisible();
  await turn(page);
  await clickMove(page, (what) => what.click());
  await expect(page.getByRole('log')).toContainText(/You (laid|led|drew)/);
  await expect(page.getByRole('log')).toContainText(/Ana /);
  const size = (wanted: RegExp, packed: (bytes: Buffer) => number) =>
    [...fetched].filter((path) => wanted.test(path)).reduce((sum, path) => sum + packed(readFileSync(built + path)), 0);
  const code = size(/\.(js|css)$/, (bytes) => gzipSync(bytes, { level: 9 }).length);
  const fonts = size(/\.woff2$/, (bytes) => bytes.length);
  expect([...fetched].some((path) => path.includes('worker'))).toBe(true);
  expect(fonts).toBeGreaterThan(0);
  expect(code / KB).toBeLessThanOrEqual(176);
  expect(fonts / KB).toBeLessThanOrEqual(120);
  test.info().annotations.push({ type: 'sizes', description: `code ${code}, fonts ${fonts}` });
  console.log(`first visit: ${(code / KB).toFixed(1)} KB of code packed, ${(fonts / KB).toFixed(1)} KB of fonts`);
});
