/** What fingers and the mouse do to a page beside playing: they select nothing by accident, and two taps do not zoom. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { LONG, pasted } from './records';
import { hurry, start } from './table';
import { asPlan, open, STAIR } from './towertable';

/** Drags with the mouse from the middle of something over the texts all around it. */
async function dragFrom(page: Page, what: Locator): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox())!;
  const window = page.viewportSize()!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 40, y + height / 2 + 20, { steps: 3 });
  for (const [right, down] of [
    [0.1, 0.12],
    [0.9, 0.12],
    [0.9, 0.9],
    [0.3, 0.95],
  ] as const)
    await page.mouse.move(window.width * right, window.height * down, { steps: 4 });
  await page.mouse.up();
}

const selected = (page: Page) => page.evaluate(() => getSelection()!.toString());

test('dragging a board selects no text', { tag: '@firefox' }, async ({ page }) => {
  await hurry(page);
  await start(page);
  await dragFrom(page, page.getByRole('region', { name: /^Board/ }));
  expect(await selected(page)).toBe('');
});

test('dragging a tower selects no text, in 3D and as a plan', async ({ page }) => {
  await open(page, STAIR);
  await expect(page.locator('.space canvas')).toBeVisible();
  await dragFrom(page, page.getByRole('region', { name: /^Table in 3D/ }));
  expect(await selected(page)).toBe('');
  await asPlan(page);
  await dragFrom(page, page.getByRole('region', { name: /^Board/ }));
  expect(await selected(page)).toBe('');
});

test('dragging through a replay selects no text', { tag: '@firefox' }, async ({ page }) => {
  await pasted(page, LONG);
  await dragFrom(page, page.getByRole('slider', { name: 'Position' }));
  expect(await selected(page)).toBe('');
  await dragFrom(page, page.getByRole('region', { name: /^Board/ }));
  expect(await selected(page)).toBe('');
});

/** What a finger can do to everything that is tapped, dragged or pushed on the page. */
const touchActions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, label, input, select, summary, textarea, .viewport')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => `${one.className || one.tagName}: ${getComputedStyle(one).touchAction}`),
  );

test('two quick taps do not zoom; tiles and boards are dragged as before', async ({ page }) => {
  for (const path of ['/', '/play/quad', '/pads', '/print', '/puzzles', '/rules/bead', '/online']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of await touchActions(page)) expect(text, path).toMatch(/: manipulation$/);
  }
  await start(page);
  const there = await touchActions(page);
  expect(there.filter((text) => text.startsWith('tile')).length).toBeGreaterThan(5);
  for (const text of there)
    expect(text).toMatch(/^tile.*: pan-x$|^viewport: none$|^(?!tile|viewport).*: manipulation$/);
});
