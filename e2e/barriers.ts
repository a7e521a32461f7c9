/** What bars people from a page: rules of accessibility that it breaks, by axe-core, and what is cut off or wider than the window. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { wellPlaced } from './layout';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** What depends on how large things are. */
const SIZES = [...COLOURS, 'target-size', 'scrollable-region-focusable'];

/** Rules of WCAG 2.2 AA that the page breaks. A page that scrolls is looked at as a whole, so that no bar lies over it. */
export async function violations(page: Page, runOnly: readonly string[] = EVERYTHING): Promise<string[]> {
  const window = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height <= window.height) return violationsInSight(page, runOnly);
  // More than the page needs: what is measured by the window's height grows with it.
  await page.setViewportSize({ width: window.width, height: 2 * height });
  const found = await violationsInSight(page, runOnly);
  await page.setViewportSize(window);
  return found;
}

async function violationsInSight(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // Colours are looked at when nothing moves any more.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found: Violation[] = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: { run(options: unknown): Promise<{ violations: Violation[] }> } };
    return (await axe.run({ runOnly: rules, resultTypes: ['violations'] })).violations;
  }, runOnly);
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

/** The same for both themes. They differ in colours alone, so the second time nothing else is looked at. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await violations(page, COLOURS))];
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };
const OTHERS = [
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
];

/**
 * Everything of the page can be read and reached: on a desktop and on a phone, each in one of the two themes; in windows of
 * other sizes; and on a phone in forced colours with text twice as large. What depends neither on colours nor on sizes is
 * looked at once, on a desktop or on a phone. Afterwards the window is that of the desktop.
 */
export async function isForEverybody(page: Page, what: string, wholly: 'desktop' | 'phone' = 'desktop'): Promise<void> {
  const clean = async (mode: string, rules?: readonly string[]) => {
    const where = `${what}: ${mode}`;
    await wellPlaced(page, where);
    if (rules) expect.soft(await violations(page, rules), where).toEqual([]);
  };
  const text = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
  await clean('desktop', wholly === 'desktop' ? EVERYTHING : COLOURS);
  for (const size of OTHERS) {
    await page.setViewportSize(size);
    await clean(`${size.width} × ${size.height}`);
  }
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean('phone', COLOURS);
  await page.emulateMedia({ forcedColors: 'active' });
  await text('32px');
  await clean('phone, forced colours, text at 200 %', wholly === 'phone' ? EVERYTHING : SIZES);
  await text('');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(DESKTOP);
}
