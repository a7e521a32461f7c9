/** Accounts in real browsers, with Chromium's virtual authenticator. */

import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { violations } from './barriers';
import { dealt, HERE, openTable, seat, sitDown, takeName, test } from './online';
import { deviceOf } from './passkeys';

test.describe.configure({ timeout: 240_000 });

test('sign up as a guest who plays, sign in on a second device, recover, rename, export, delete', async ({
  browser,
  people,
}) => {
  const ana = await (await seat(browser)).newPage();
  const bo = await people.come('Bo');
  await takeName(ana, 'Anna');
  const link = await openTable(ana, { tiles: 3 });
  await sitDown(bo, link);
  await dealt(ana, bo);

  // The game of the guest is the game of the account.
  await ana.goto('/online');
  const device = await deviceOf(ana);
  await ana.getByRole('link', { name: 'Create an account' }).click();
  await ana.getByRole('button', { name: 'Create an account' }).click();
  const codes = ana.getByRole('region', { name: 'Your recovery codes' });
  await expect(codes.locator('code')).toHaveCount(10);
  const [code = ''] = await codes.locator('code').allTextContents();
  await ana.getByRole('button', { name: 'I have saved them' }).click();
  await expect(ana.getByRole('heading', { name: 'Finished games' })).toBeVisible();
  await ana.getByRole('link', { name: 'Security' }).click();
  await expect(ana.getByText('10 recovery codes are left.')).toBeVisible();
  await ana.goto(link);
  await dealt(ana);

  // A second device, to which the passkey was synced; no name is typed.
  const phone = { locale: 'fr-FR', colorScheme: 'light', viewport: { width: 360, height: 740 }, hasTouch: true };
  const second = await (await seat(browser, HERE, { ...phone, isMobile: true })).newPage();
  await (await deviceOf(second)).receive(await device.passkeys());
  await second.goto('/online/account');
  await second.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).tap();
  await second.getByRole('link', { name: 'Sécurité' }).tap();
  await expect(second.getByRole('list', { name: 'Appareils connectés' }).getByRole('listitem')).toHaveCount(2);
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await second.getByRole('link', { name: 'Aperçu' }).tap();
  await second.getByRole('button', { name: 'Changer de nom' }).tap();
  await second.getByLabel('Votre nom').fill('Ana-Sofia');
  await second.getByRole('button', { name: 'Utiliser ce nom' }).tap();
  await expect(second.getByText('Vous vous appelez maintenant Ana-Sofia.')).toBeVisible();
  await second.goto('/online');
  const mine = second.getByRole('list', { name: 'Vos parties' });
  await expect(mine.getByRole('link', { name: /^Reprendre : Dominos · .*, avec Bo$/ })).toBeVisible();

  // Both devices are lost; a code on paper is left, and works once.
  const third = await (await seat(browser)).newPage();
  const found = await deviceOf(third);
  await third.goto('/online/account');
  await third.getByText('Lost your passkey?').click();
  await third.getByLabel('Recovery code').fill(code.toUpperCase());
  await third.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(third.getByText('You are signed in again.')).toBeVisible();
  await third.getByRole('link', { name: 'Security' }).click();
  await third.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(third.getByText('The passkey was added.')).toBeVisible();
  await third.getByRole('button', { name: 'Sign out everywhere' }).click();
  await third.getByText('Lost your passkey?').click();
  await third.getByLabel('Recovery code').fill(code);
  await third.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(third.getByRole('alert').filter({ hasText: 'No account matches that.' })).toBeVisible();
  await third.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(third.getByText('9 recovery codes are left.')).toBeVisible();

  await third.getByRole('navigation', { name: 'Parts of your account' }).getByRole('link', { name: 'Privacy' }).click();
  await expect(third.getByRole('heading', { name: 'Blocked players' })).toBeVisible();
  const [file] = await Promise.all([
    third.waitForEvent('download'),
    third.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({ account: { name: 'Ana-Sofia' }, games: [{ table: link.split('/').at(-1) }] });
  expect(data.passkeys).toHaveLength(2);

  await third.getByRole('button', { name: 'Delete my account' }).click();
  await expect(third.getByRole('dialog')).toContainText('former player');
  expect(await violations(third)).toEqual([]);
  await third.getByRole('button', { name: 'Delete for good' }).click();
  await expect(third.getByText('Your account is deleted.')).toBeVisible();
  await third.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(third.getByRole('alert').filter({ hasText: 'No account matches that.' })).toBeVisible();
  await found.lose();
  await expect(bo.getByRole('region', { name: 'Players' })).toContainText('former player');
  await expect(bo.getByRole('region', { name: 'Players' })).toContainText('bot playing');
  for (const page of [ana, second, third]) await page.context().close();
});
