/**
 * Every page in both themes, in forced colours, with text at 200 % and in windows of every size: it breaks no rule of
 * accessibility, nothing is cut off, and nothing is wider than the window. The languages take turns, so that each is looked
 * at on many pages; all of them on every page are in languagepages.spec.ts. Tables in mid-game are looked at where their late
 * positions are.
 */

import { LANGUAGES, LOCALES } from '@boneyard/words/languages';
import { expect, type Page } from '@playwright/test';
import { isForEverybody } from './barriers';
import { isThere } from './layout';
import { dealt, HERE, openTable, seat, test } from './online';
import { deviceOf } from './passkeys';
import { NEW, playBefore, USED, type Visit, visit } from './visits';

// Many pages one after the other take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

async function look(page: Page, visits: readonly Visit[], language: string): Promise<void> {
  for (const [i, one] of visits.entries()) {
    const where = await visit(page, one);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await isForEverybody(page, where, i % 2 === 0 ? 'desktop' : 'phone');
  }
}

for (const [turn, language] of LANGUAGES.entries())
  test.describe(LOCALES[language].name, () => {
    test.use({ locale: LOCALES[language].dates });
    const mine = (all: readonly Visit[]) => all.filter((_, i) => i % LANGUAGES.length === turn);

    for (const part of [0, 1])
      test(`the pages of somebody new, ${part + 1}`, async ({ page }) => {
        const visits = mine(NEW);
        const half = Math.ceil(visits.length / 2);
        await look(page, visits.slice(part * half, (part + 1) * half), language);
      });

    test('the pages of somebody who has played before', async ({ page }) => {
      await playBefore(page);
      await look(page, mine(USED), language);
    });
  });

test('a page that crashes', async ({ page }) => {
  await page.route('**/assets/about*.js', (route) => route.abort());
  await page.goto('/about');
  await isThere(page);
  await isForEverybody(page, 'a page that crashes');
});

test('online: an invitation, the table, the account and the profile', async ({ browser, people }) => {
  const bo = await people.come('Bo');
  const context = await seat(browser, HERE, { locale: 'fr-FR' });
  const ana = await context.newPage();
  const link = await openTable(bo, { tiles: 4, seconds: 60, listed: true });
  await expect(bo.getByRole('img', { name: /QR code/ })).toBeVisible();
  await isForEverybody(bo, 'waiting room');
  await ana.goto(link);
  await isThere(ana);
  await isForEverybody(ana, 'invitation');
  await ana.getByLabel('Votre nom').fill('Ana');
  await ana.getByRole('button', { name: 'Rejoindre la partie' }).click();
  await dealt(bo);
  await bo.getByRole('tab', { name: 'Chat' }).click();
  await isForEverybody(bo, 'table');

  await deviceOf(ana);
  await ana.goto('/online/account');
  await ana.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(ana.getByRole('region').locator('code')).toHaveCount(10);
  await isForEverybody(ana, 'recovery codes');
  await ana.getByRole('button', { name: 'Je les ai enregistrés' }).click();
  const parts = ana.getByRole('navigation', { name: 'Rubriques de votre compte' }).getByRole('link');
  await expect(parts).toHaveCount(4);
  for (const part of await parts.all()) {
    await part.click();
    await isThere(ana);
    await isForEverybody(ana, await part.innerText());
  }
  await ana.goto('/online');
  await expect(ana.getByRole('list', { name: 'Vos parties' })).toBeVisible();
  await isForEverybody(ana, 'lobby with a game');
  await ana.getByRole('link', { name: 'Mon profil' }).click();
  await isThere(ana);
  await isForEverybody(ana, 'profile');
  await context.close();
});
