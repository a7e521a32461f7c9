/** People with accounts, who meet at rated tables. */

import { type Browser, expect, type Page } from '@playwright/test';
import { dealt, seat, takeName } from './online';
import { signUp } from './passkeys';
import { hurry } from './table';

export async function account(browser: Browser, name: string): Promise<Page> {
  const page = await (await seat(browser)).newPage();
  await hurry(page);
  await takeName(page, name);
  await signUp(page, name);
  return page;
}

/** Both look for the same, one after the other, until they sit at one table. */
export async function meet(first: Page, second: Page, game: string, variant: string): Promise<void> {
  const title = `${game} · ${variant}`;
  for (const page of [first, second]) {
    await page.goto('/online');
    await page.getByRole('link', { name: 'Find a game' }).click();
    await expect(page.getByRole('radio', { name: 'rated', exact: true })).toBeChecked();
    await page.getByRole('radio', { name: game, exact: true }).check();
    await page.getByRole('radio', { name: variant, exact: true }).check();
  }
  await first.getByRole('button', { name: `Quick match: ${title}` }).click();
  await expect(first.getByRole('heading', { name: `Looking for an opponent: ${title}` })).toBeVisible();
  await expect(second.getByRole('list', { name: 'Players looking for a game' })).toContainText(title);
  await second.getByRole('button', { name: `Quick match: ${title}` }).click();
  await dealt(first, second);
}
