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
export async function meet(first: Page, second: Page, game: string): Promise<void> {
  for (const page of [first, second]) {
    await page.goto('/online');
    await page.getByRole('link', { name: 'Find a game' }).click();
    await expect(page.getByRole('radio', { name: 'rated', exact: true })).toBeChecked();
  }
  await first.getByRole('button', { name: `Quick match: ${game}` }).click();
  await expect(first.getByRole('heading', { name: `Looking for an opponent: ${game}` })).toBeVisible();
  await expect(second.getByRole('list', { name: 'Players looking for a game' })).toContainText(game);
  await second.getByRole('button', { name: `Quick match: ${game}` }).click();
  await dealt(first, second);
}
