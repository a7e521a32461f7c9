/** WebKit takes navigator.language from the system, whatever that is. */

import { expect } from '@playwright/test';
import { by, test } from './browser';

test('where navigator.language is C, pages are in English and sheets on A4', async ({ open }) => {
  const page = await open({ environment: { LANG: 'C.UTF-8', LC_ALL: '', LANGUAGE: '' } });
  await page.goto('/print');
  expect(await page.run(() => navigator.language)).toBe('C');
  await page.see(by('heading', 'Print and play'));
  expect(await (await page.see(by('radio', /A4/))).isSelected()).toBe(true);
  await page.goto('/pads');
  await page.click(by('button', 'Start'));
  await page.see(by('list', 'Totals'));
  await page.goto('/pads');
  await page.see(by('link', /^Open:/));
});
