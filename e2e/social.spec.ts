/** Chat, muting, reports and bans; other people's bots; what the server keeps. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { VERSION } from '@boneyard/protocol/version';
import { expect, type Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { violations } from './barriers';
import { dealt, HERE, openTable, seat, takeName, test } from './online';
import { signUp } from './passkeys';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the operator of the server types in a terminal. */
function admin(...args: string[]): string {
  const program = `${root}packages/cli/bin/boneyard.mjs`;
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' };
  const data = ['--data', `${root}dist/e2e.data`];
  return execFileSync(process.execPath, [program, 'admin', ...args, ...data], {
    encoding: 'utf8',
    env,
    timeout: 60_000,
  });
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.keyboard.press('Enter');
}

test('two players chat at a table; one is muted, reported and banned by the operator', async ({ browser }) => {
  test.setTimeout(180_000);
  const ana = await (await seat(browser)).newPage();
  const phone = { locale: 'fr-FR', colorScheme: 'light', viewport: { width: 360, height: 740 }, hasTouch: true };
  const bo = await (await seat(browser, HERE, { ...phone, isMobile: true })).newPage();
  const rude = `Rude ${Date.now()}`;

  await takeName(ana, 'Ana');
  const link = await openTable(ana, { tiles: 3 });
  await write(ana, 'Write a message', 'Hello, are you coming?');
  await expect(ana.getByRole('log', { name: 'Messages' })).toContainText('Ana Hello, are you coming?');
  await bo.goto(link);
  await bo.getByLabel('Votre nom').fill(rude);
  await bo.getByRole('button', { name: 'Rejoindre la partie' }).tap();
  await dealt(ana);

  // A player who came later reads the earlier messages, and answers from the table.
  await bo.getByRole('button', { name: 'Discuter', exact: true }).tap();
  await expect(bo.getByRole('log', { name: 'Les messages' })).toContainText('Ana Hello, are you coming?');
  await write(bo, 'Écrire un message', 'Something rude');
  await expect(ana.locator('.seat .phrase').filter({ hasText: 'Something rude' })).toBeVisible();
  await expect(bo.getByRole('log', { name: 'Les messages' })).toContainText('Something rude');
  expect(await bo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(bo)).toEqual([]);
  const chat = ana.getByRole('tab', { name: /^Chat\W+1 unread/ });
  await chat.click();
  await expect(ana.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
  const log = ana.getByRole('log', { name: 'Messages' });
  await expect(log).toContainText('Something rude');

  await ana.getByRole('button', { name: `Mute, report or block ${rude}` }).click();
  expect(await violations(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Report this message' }).click();
  await expect(ana.getByText('Reported. The operator of this server can see the message and the table.')).toBeVisible();
  await ana.getByRole('button', { name: `Mute ${rude}` }).click();
  await expect(ana.getByText('Something rude')).toHaveCount(0);
  await write(bo, 'Écrire un message', 'Something worse');
  await expect(bo.getByRole('log', { name: 'Les messages' })).toContainText('Something worse');
  // What she writes after it has come to her, so his line has as well.
  await write(ana, 'Write a message', 'I do not read you any more');
  await expect(log).toContainText('I do not read you any more');
  await expect(ana.getByText('Something worse')).toHaveCount(0);
  // Muted on this device, also after a reload.
  await ana.reload();
  await ana.getByRole('tab', { name: 'Chat' }).click();
  await expect(ana.getByRole('log', { name: 'Messages' })).toContainText('I do not read you any more');
  await expect(ana.getByText('Something worse')).toHaveCount(0);
  await ana.getByRole('button', { name: `Unmute ${rude}` }).click();
  await expect(ana.getByRole('log', { name: 'Messages' })).toContainText('Something worse');

  const reports = admin('reports');
  expect(reports).toContain(`said “Something rude” at table ${link.split('/').at(-1)}`);
  expect(reports).not.toContain('Something worse');
  expect(admin('ban', rude)).toContain('is banned');
  await expect(bo.getByRole('heading', { name: 'L’accès à ce serveur vous est fermé' })).toBeVisible();
  expect(await violations(bo)).toEqual([]);
  await bo.goto('/online');
  await expect(bo.getByText('L’accès à ce serveur vous est fermé.')).toBeVisible();
  await expect(ana.getByText(/^offline/)).toBeVisible();
  expect(admin('unban', rude)).toContain('is no longer banned');
  // As soon as the server has looked again.
  await expect(async () => {
    await bo.goto(link);
    await expect(bo.getByRole('button', { name: 'Discuter', exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass();
});

test('an account makes a bot that is marked as one, and the page of rights and privacy says what is kept', async ({
  browser,
  people,
}) => {
  const cy = await (await seat(browser)).newPage();
  await takeName(cy, 'Cyril');
  await signUp(cy, 'Cyril');
  await cy.getByRole('link', { name: 'Developers' }).click();
  await cy.getByLabel('Name of the bot').fill('Robocop');
  await cy.getByRole('button', { name: 'Create a token' }).click();
  await expect(cy.getByText('The token for Robocop. It is shown only once')).toBeVisible();
  const token = await cy.locator('.token code').innerText();
  expect(await violations(cy)).toEqual([]);

  const bo = await people.come('Bo');
  const link = await openTable(bo, { tiles: 3 });
  const robot = new WebSocket(`${HERE.replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const send = (message: object) => robot.send(JSON.stringify(message));
  robot.on('open', () => {
    for (const message of [
      { t: 'hello', v: VERSION },
      { t: 'come', table: link.split('/').at(-1) },
      { t: 'sit', seat: 1 },
    ])
      send(message);
  });
  await dealt(bo);
  await expect(bo.locator('.beside .note').filter({ hasText: 'bot' })).toBeVisible();
  await cy.getByRole('button', { name: 'Revoke the token of Robocop' }).click();
  await expect(cy.getByText('Robocop can no longer sign in.')).toBeVisible();
  await expect(bo.getByText(/^offline/)).toBeVisible();

  await cy.getByRole('navigation', { name: 'Parts of your account' }).getByRole('link', { name: 'Privacy' }).click();
  await cy.getByRole('link', { name: 'Rights and privacy' }).click();
  await expect(cy.getByRole('heading', { level: 1, name: 'Rights and privacy' })).toBeVisible();
  await expect(cy.getByText('365 days after the match ended')).toBeVisible();
});
