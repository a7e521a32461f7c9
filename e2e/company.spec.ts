/** People in company: what they write at a table, mute, report and ban; bots of their own; what the server keeps. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { dealt, HERE, openTable, seat, takeName, test } from './online';
import { signUp } from './passkeys';
import { violations } from './playing';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What whoever runs the server types beside it. */
function admin(...args: string[]): string {
  const program = `${root}packages/cli/bin/boneyard.mjs`;
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' };
  const data = ['--data', `${root}dist/e2e.data`];
  return execFileSync(process.execPath, [program, 'admin', ...args, ...data], { encoding: 'utf8', env });
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.keyboard.press('Enter');
}

test('two write at a table; one is muted, reported and banned by whoever runs the server', async ({ browser }) => {
  test.setTimeout(180_000);
  const ana = await (await seat(browser)).newPage();
  const phone = { locale: 'fr-FR', colorScheme: 'light', viewport: { width: 360, height: 740 }, hasTouch: true };
  const bo = await (await seat(browser, HERE, { ...phone, isMobile: true })).newPage();
  const rude = `Rude ${Date.now()}`;

  await ana.goto('/online');
  await takeName(ana, 'Ana');
  const link = await openTable(ana, { tiles: 3 });
  await write(ana, 'Write something', 'Hello, are you coming?');
  await expect(ana.getByRole('log', { name: 'What was said' })).toContainText('Ana Hello, are you coming?');
  expect(await violations(ana)).toEqual([]);
  await bo.goto(link);
  await bo.getByLabel('Votre nom').fill(rude);
  await bo.getByRole('button', { name: 'Prendre ce nom' }).tap();
  await bo.getByRole('button', { name: 'S’asseoir à la place 2' }).tap();
  await dealt(ana);

  // Whoever came later reads what was said before, and answers from the table.
  await bo.getByRole('button', { name: 'Dire', exact: true }).tap();
  await expect(bo.getByRole('log', { name: 'Ce qui s’est dit' })).toContainText('Ana Hello, are you coming?');
  await write(bo, 'Écrire quelque chose', 'Something rude');
  await expect(ana.locator('.beside .phrase').filter({ hasText: 'Something rude' })).toBeVisible();
  await expect(bo.getByRole('log', { name: 'Ce qui s’est dit' })).toContainText('Something rude');
  expect(await bo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(bo)).toEqual([]);
  await ana.getByRole('button', { name: 'Say, 1 new line' }).click();
  const log = ana.getByRole('log', { name: 'What was said' });
  await expect(log).toContainText('Something rude');

  await ana.getByRole('button', { name: `What to do about ${rude}` }).click();
  expect(await violations(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Report this line' }).click();
  await expect(ana.getByText('Reported. Whoever runs this server sees the line and the table.')).toBeVisible();
  await ana.getByRole('button', { name: `Mute ${rude}` }).click();
  await expect(ana.getByText('Something rude')).toHaveCount(0);
  await write(bo, 'Écrire quelque chose', 'Something worse');
  await expect(bo.getByRole('log', { name: 'Ce qui s’est dit' })).toContainText('Something worse');
  // What she writes after it has come to her, so his line has as well.
  await write(ana, 'Write something', 'I do not read you any more');
  await expect(log).toContainText('I do not read you any more');
  await expect(ana.getByText('Something worse')).toHaveCount(0);
  // Muted on this device, also after the page is loaded anew.
  await ana.reload();
  await ana.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(ana.getByRole('log', { name: 'What was said' })).toContainText('I do not read you any more');
  await expect(ana.getByText('Something worse')).toHaveCount(0);
  await ana.getByRole('button', { name: `Read ${rude} again` }).click();
  await expect(ana.getByRole('log', { name: 'What was said' })).toContainText('Something worse');

  const reports = admin('reports');
  expect(reports).toContain(`said “Something rude” at table ${link.split('/').at(-1)}`);
  expect(reports).not.toContain('Something worse');
  expect(admin('ban', rude)).toContain('is banned');
  await expect(bo.getByRole('heading', { name: 'Vous êtes banni de ce serveur' })).toBeVisible();
  expect(await violations(bo)).toEqual([]);
  await bo.goto('/online');
  await expect(bo.getByText('La personne qui tient ce serveur vous en a banni.')).toBeVisible();
  await ana.keyboard.press('Escape');
  await expect(ana.getByText(/^offline/)).toBeVisible();
  expect(admin('unban', rude)).toContain('may come again');
  // As soon as the server has looked again.
  await expect(async () => {
    await bo.goto(link);
    await expect(bo.getByRole('button', { name: 'Dire', exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass();
});

test('an account makes a bot that is marked as one, and the page of rights and privacy says what is kept', async ({
  browser,
  people,
}) => {
  const cy = await (await seat(browser)).newPage();
  await cy.goto('/online');
  await takeName(cy, 'Cyril');
  await expect(cy.getByText('You are Cyril.')).toBeVisible();
  await signUp(cy, 'Cyril');
  await cy.getByLabel('What the bot is called').fill('Robocop');
  await cy.getByRole('button', { name: 'Make a token' }).click();
  await expect(cy.getByText('The token of Robocop. It is shown this once')).toBeVisible();
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
      { t: 'hello', v: 1 },
      { t: 'come', table: link.split('/').at(-1) },
      { t: 'sit', seat: 1 },
    ])
      send(message);
  });
  await dealt(bo);
  await expect(bo.locator('.beside .note').filter({ hasText: 'bot' })).toBeVisible();
  await cy.getByRole('button', { name: 'Revoke the token of Robocop' }).click();
  await expect(cy.getByText('Robocop cannot come any more.')).toBeVisible();
  await expect(bo.getByText(/^offline/)).toBeVisible();

  await cy.getByRole('link', { name: 'Rights and privacy' }).click();
  await expect(cy.getByRole('heading', { level: 1, name: 'Rights and privacy' })).toBeVisible();
  await expect(cy.getByText('365 days after the match ended')).toBeVisible();
  expect(await violations(cy)).toEqual([]);
  await cy.setViewportSize({ width: 360, height: 740 });
  expect(await cy.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
