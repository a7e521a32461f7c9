/** The look of table and tiles; a game as a picture and as an animation; a replay in a page of another site. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Download, expect, type Page, test } from '@playwright/test';
import { readGif } from '../packages/web/src/testing/gifreader';
import { serving } from './fileserver';
import { readPng } from './pngreader';
import { LONG, pasted, THROWN_AWAY } from './records';
import { hand, start } from './table';

/** Dark slate under the lamp, from the design: #45505d. */
const SLATE = 'rgb(69, 80, 93)';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundImage);

async function tableIsSlate(page: Page): Promise<void> {
  expect(await background(page)).toContain(SLATE);
  const tile = hand(page).getByRole('button').first();
  // The tile shows its numbers as digits, too: its name has the same.
  const digits = await tile.locator('svg text').allTextContents();
  const name = (await tile.getAttribute('aria-label')) ?? '';
  expect(digits.join('-')).toBe(/^\d+-\d+/.exec(name)?.[0]);
  const ink = await tile
    .locator('svg circle')
    .last()
    .evaluate((pip) => getComputedStyle(pip).fill);
  expect(ink).not.toBe('none');
}

test('table and tiles are chosen in the settings, seen at a table, and kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();
  await choose('Table', 'Slate');
  await expect.poll(() => background(page)).toContain(SLATE);
  await choose('Tiles', 'High contrast');
  await page.getByRole('button', { name: 'Close' }).click();
  await start(page, { rounds: 1 });
  await tableIsSlate(page);
  await page.reload();
  await expect(hand(page)).toBeVisible();
  await tableIsSlate(page);
});

async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return contentOf(download);
}

test('a finished game is shared as a picture of two shapes, and as an animation that can be cancelled', async ({
  page,
}) => {
  // The animation of a long game takes long enough to cancel it.
  await pasted(page, LONG);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make the animation' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make the animation' })).toBeVisible();

  await pasted(page, THROWN_AWAY);
  await page.getByRole('button', { name: 'Share' }).click();
  for (const [shape, width, height] of [
    ['Wide', 1200, 630],
    ['Square', 1080, 1080],
  ] as const) {
    await page.getByRole('radio', { name: shape }).check();
    // The preview has the shape of the picture once that is drawn.
    const preview = page.getByRole('img', { name: 'Preview of the picture' });
    await expect
      .poll(() => preview.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([width, height]);
    const picture = readPng(await downloaded(page, 'Download the picture'));
    expect([picture.width, picture.height]).toEqual([width, height]);
    const colours = new Map<string, number>();
    for (let y = 0; y < height; y += 3)
      for (let x = 0; x < width; x += 3) {
        const colour = picture.at(x, y);
        colours.set(colour, (colours.get(colour) ?? 0) + 1);
      }
    // The cloth, and three ivory dominoes with black pips on it.
    expect(colours.size).toBeGreaterThan(200);
    const share = (is: (r: number, g: number, b: number) => boolean) =>
      [...colours].reduce((sum, [colour, n]) => {
        const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
        return sum + (is(r!, g!, b!) ? n : 0);
      }, 0) /
      ((width * height) / 9);
    expect(share((r, g, b) => r > 220 && g > 205 && b > 170)).toBeGreaterThan(0.02);
    expect(share((r, g, b) => r < 60 && g < 50 && b < 45)).toBeGreaterThan(0.002);
  }

  await page.getByRole('button', { name: 'Make the animation' }).click();
  const { width, height, frames } = readGif(await downloaded(page, 'Download the animation'));
  expect([width, height]).toEqual([800, 420]);
  // The deal and six moves; the tiles of four of them lie on the board afterwards, and the end is shown for longest.
  expect(frames).toHaveLength(7);
  expect(frames.map(({ lasts }) => lasts > 1000)).toEqual([false, false, false, false, false, false, true]);
  const changed = (a: number, b: number) =>
    frames[a]!.pixels.filter((value, i) => value !== frames[b]!.pixels[i]).length;
  for (const laid of [1, 3, 4]) expect(changed(laid - 1, laid)).toBeGreaterThan(2000);
});

test('another site may frame a replay, and nothing else of ours', async ({ page, baseURL }) => {
  await page.goto('/replay');
  await pasted(page, THROWN_AWAY);
  await page.getByRole('button', { name: 'Share' }).click();
  const code = await page.getByRole('textbox', { name: 'Code to embed the replay' }).inputValue();
  expect(code).toContain(`src="${baseURL}/embed#g=`);
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-embed-'));
  const home = `<iframe src="${baseURL}/" title="home" name="home"></iframe>`;
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Blog</title>${code}${home}`);
  const site = await serving(folder);
  // In a browser that has stored nothing yet.
  const blog = await page.context().browser()!.newPage();
  try {
    await blog.goto(site.url);
    const replay = blog.frameLocator('iframe').first();
    await expect(replay.getByRole('heading', { name: 'Dominoes' })).toBeVisible();
    await replay.getByRole('button', { name: 'One move forward' }).click();
    await expect(replay.getByRole('status')).toHaveText(/Ana (led|laid)/);
    await replay.getByRole('button', { name: 'Play' }).click();
    await expect(replay.getByRole('button', { name: 'Go to the end' })).toBeDisabled({ timeout: 12_000 });
    await expect(replay.getByRole('link')).toHaveText('Open in Boneyard');
    await expect(replay.getByRole('navigation')).toHaveCount(0);
    // What is stored would be stored for the other site, too. Some builds of Chromium let no framed page store anything.
    const stored = await blog.frames()[1]!.evaluate(async () => {
      try {
        return localStorage.length + (await indexedDB.databases()).length;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect([0, 'SecurityError']).toContain(stored);
    expect(blog.frame('home')?.url()).toMatch(/^chrome-error:/);
  } finally {
    await blog.close();
    site.close();
    rmSync(folder, { recursive: true });
  }
});
