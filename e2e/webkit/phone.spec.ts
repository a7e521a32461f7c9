/** A narrow window in WebKit: every tile of a long hand can be reached. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { LONG_HAND } from '../records';
import { by, test } from './browser';
import { hand } from './table';

for (const width of [320, 390])
  test(`${width} pixels wide, the last of 21 tiles is reached with the wheel and picked`, async ({ open }) => {
    const page = await open({ width, height: 844 });
    const folder = mkdtempSync(join(tmpdir(), 'boneyard-'));
    const file = join(folder, 'hand.json');
    writeFileSync(file, JSON.stringify(LONG_HAND));
    await page.goto('/games');
    await page.see(by('button', 'Import a game'));
    await page.driver.findElement({ css: 'input[type=file]' }).sendKeys(file);
    await page.click(by('link', /^Resume/));
    rmSync(folder, { recursive: true });
    await page.see(hand);
    const tiles = await page.find(by('button', undefined, hand));
    expect(tiles).toHaveLength(21);
    const last = tiles.at(-1)!;
    const sides = async () => {
      const { x, width: wide } = await last.getRect();
      return { left: x, right: x + wide };
    };
    const dock = await page.driver.findElement({ css: '.dock' }).getRect();
    expect([dock.x, dock.width]).toEqual([0, width]);
    const first = await tiles[0]!.getRect();
    await page.wheel({ x: first.x + 20, y: first.y + 20 }, 3000, 0);
    await expect.poll(async () => (await sides()).right).toBeLessThanOrEqual(width);
    expect((await sides()).left).toBeGreaterThan(0);
    await last.click();
    await expect.poll(() => last.getAttribute('aria-pressed')).toBe('true');
    expect(await page.run(() => document.scrollingElement!.scrollWidth)).toBe(width);
  });
