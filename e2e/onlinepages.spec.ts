/** The pages of online play: for everybody, in French, on a phone, without https, and without a server. */

import { chromium, expect } from '@playwright/test';
import { part } from '../scripts/parts.mjs';
import { dealt, HERE, openTable, seat, sitDown, takeName, test } from './online';

test('in French, on a phone: a name once, a seat, a game with a bot, and phrases in your own language', async ({
  people,
  browser,
}) => {
  const ana = await people.come('Ana');
  const link = await openTable(ana, { players: 3, bots: { 3: 'bot, beginner' }, tiles: 3 });
  const phone = { locale: 'fr-FR', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await (await seat(browser, HERE, phone)).newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ana vous invite à une partie\u00a0: Dominos' })).toBeVisible();
  await page.getByLabel('Votre nom').fill('Zoé');
  await page.getByRole('button', { name: 'Rejoindre la partie' }).tap();
  await expect(page.getByRole('list', { name: 'Votre main' })).toBeVisible();
  await ana.getByRole('tab', { name: 'Chat' }).click();
  await ana.getByRole('button', { name: 'Good luck!' }).click();
  await expect(page.getByRole('region', { name: 'Autour de la table' })).toContainText('Bonne chance !');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.context().close();
});

test('at home, over plain http by another name: guests play; copying and accounts say why they are not there', async () => {
  const { port } = new URL(HERE);
  // A name of the home network, which a browser does not trust as it trusts localhost.
  const browser = await chromium.launch({
    executablePath: part('chromium')!,
    args: ['--no-sandbox', '--host-resolver-rules=MAP dominoes.home 127.0.0.1'],
  });
  const [ana, bo] = await Promise.all(
    [0, 1].map(async () => (await seat(browser, `http://dominoes.home:${port}`)).newPage()),
  );
  await takeName(ana!, 'Ana');
  expect(await ana!.evaluate(() => isSecureContext)).toBe(false);
  const link = await openTable(ana!, { tiles: 3 });
  await expect(ana!.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
  await expect(ana!.getByText('Browsers do not let a page copy without https')).toBeVisible();
  await expect(ana!.getByLabel('Link to this table')).toHaveValue(link);
  await sitDown(bo!, link, 'Bo');
  await dealt(ana!, bo!);
  await ana!.goto('/online/account');
  await expect(ana!.getByText('Accounts do not work at this address')).toBeVisible();
  await expect(ana!.getByRole('button', { name: /account/i })).toHaveCount(0);
  await browser.close();
});

test('an old page is asked to reload, a wrong link is told, and without a server local play goes on', async ({
  browser,
}) => {
  const page = await (await seat(browser, HERE, { serviceWorkers: 'allow' })).newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/at/AAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  await page.routeWebSocket(/socket/, (socket) => socket.onMessage(() => socket.send('{"t":"reload","v":99}')));
  await page.goto('/at/AAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'This page is older than the server' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'This page is older than the server' })).toBeVisible();
  await page.context().setOffline(true);
  await page.goto('/online');
  await expect(page.getByText('The server cannot be reached. You can still play on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Boneyard' }).click();
  await page.getByRole('button', { name: 'Play Dominoes' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await dealt(page);
  await page.context().close();
});
