/** What makes a page easy on the eyes: nothing jumps, nothing is too small to read or to hit. */

import { expect, type Page, test } from '@playwright/test';
import { clickMove, hurry, start, turn } from './table';

/** How far things have jumped since the page came up, as browsers measure it. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}

/** Texts that are set too small. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || parent.closest('.hidden, svg, noscript, [hidden]')) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size > 0 && size < 14) found.push(`${node.textContent.trim()} (${size}px)`);
    }
    return found;
  });
}

/** Things to press that a finger could miss. */
function narrow(page: Page, least: number): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('button, a[href], select, input:not([type=file])')) {
      const target = element.closest<HTMLElement>('.segment') ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || element.hidden) continue;
      if (width < wanted || height < wanted) found.push(`${element.outerHTML.slice(0, 80)} ${width}×${height}`);
    }
    return found;
  }, least);
}

for (const [name, viewport, touch] of [
  ['a phone', { width: 360, height: 740 }, true],
  ['a phone on its side', { width: 740, height: 360 }, true],
  ['a large screen', { width: 1920, height: 1080 }, false],
] as const)
  test.describe(name, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch });

    test('nothing jumps, and everything can be read and hit', async ({ page }) => {
      const least = touch ? 44 : 24;
      await hurry(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shifts(page)).toBeLessThan(0.02);
      expect([await small(page), await narrow(page, least)]).toEqual([[], []]);
      await page.goto('/play/classic');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([await small(page), await narrow(page, least)]).toEqual([[], []]);
      await start(page, { rounds: 1 });
      for (let i = 0; i < 3; i++) {
        await turn(page);
        await clickMove(page, (what) => what.click());
      }
      await turn(page);
      expect(await shifts(page)).toBeLessThan(0.02);
      expect([await small(page), await narrow(page, least)]).toEqual([[], []]);
      // Nothing sticks out of the window.
      const { width, height } = viewport;
      const page_ = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(page_).toEqual([width, height]);
    });
  });

test('with reduced motion everything appears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await start(page, { rounds: 1, choices: { 'First tile': 'any tile' } });
  await turn(page);
  await clickMove(page, (what) => what.click());
  await expect(page.locator('.laid').first()).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});
