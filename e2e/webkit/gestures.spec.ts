/** What the mouse does to a page in WebKit beside playing. */

import { expect } from '@playwright/test';
import { RUNNING } from '../records';
import { by, type Page, type Target, test } from './browser';
import { hurry, playable, turn } from './table';

async function dragFrom(page: Page, what: Target): Promise<void> {
  const { x, y, width, height } = await (await page.see(what)).getRect();
  const [wide, high] = await page.run(() => [innerWidth, innerHeight] as const);
  await page.drag(
    { x: x + width / 2, y: y + height / 2 },
    { x: x + width / 2 + 30, y: y + height / 2 + 20 },
    { x: wide * 0.1, y: high * 0.12 },
    { x: wide * 0.9, y: high * 0.12 },
    { x: wide * 0.9, y: high * 0.9 },
    { x: wide * 0.3, y: high * 0.95 },
  );
}

const selected = (page: Page) => page.run(() => getSelection()!.toString());

test('dragging a board or a tile selects no text', async ({ open }) => {
  const page = await open();
  await hurry(page);
  await page.click(by('button', 'Play Dominoes'));
  await page.click(by('button', 'Start'));
  await turn(page);
  for (const what of [by('region', /^Board/), playable]) {
    await dragFrom(page, what);
    expect(await selected(page)).toBe('');
  }
});

test('dragging through a replay selects no text', async ({ open }) => {
  const page = await open();
  await page.goto('/replay');
  await page.type(by('textbox', 'Or paste a game, or a link to one'), JSON.stringify(RUNNING));
  await page.click(by('button', 'Open'));
  await dragFrom(page, by('slider', 'Position'));
  expect(await selected(page)).toBe('');
  await dragFrom(page, by('region', /^Board/));
  expect(await selected(page)).toBe('');
});
