/** The pages of online play: for everybody, in French, on a phone, without https, and without a server. */

import { chromium, expect } from '@playwright/test';
import { dealt, HERE, openTable, seat, sitDown, takeName, test } from './online';
import { violations } from './playing';

test('list, gathering and table hold WCAG AA, dark and light', async ({ people, browser }) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  await ana.goto('/online');
  await expect(ana.getByText('You are Ana.')).toBeVisible();
  expect(await violations(ana)).toEqual([]);
  const link = await openTable(ana, { tiles: 4, seconds: 60, listed: true });
  await expect(ana.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await violations(ana)).toEqual([]);
  const light = await (await seat(browser, HERE, { colorScheme: 'light' })).newPage();
  await light.goto(link);
  await expect(light.getByLabel('Your name')).toBeVisible();
  expect(await violations(light)).toEqual([]);
  await sitDown(bo, link);
  await dealt(ana, bo);
  expect(await violations(ana)).toEqual([]);
  await expect(light.getByRole('region', { name: 'Players' })).toBeVisible();
  expect(await violations(light)).toEqual([]);
  await light.context().close();
});

test('in French, on a phone: a name once, a seat, a game with a bot, and phrases in one’s own language', async ({
  people,
  browser,
}) => {
  const ana = await people.come('Ana');
  const link = await openTable(ana, { players: 3, bots: { 3: 'bot, gentle' }, tiles: 3 });
  const phone = { locale: 'fr-FR', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await (await seat(browser, HERE, phone)).newPage();
  await page.goto(link);
  await expect(page.getByRole('status').first()).toContainText('on attend 1 personne');
  await page.getByLabel('Votre nom').fill('Zoé');
  await page.getByRole('button', { name: 'Prendre ce nom' }).tap();
  await page.getByRole('button', { name: 'S’asseoir à la place 2' }).tap();
  await expect(page.getByRole('list', { name: 'Votre main' })).toBeVisible();
  await ana.getByRole('button', { name: 'Say', exact: true }).click();
  await ana.getByRole('button', { name: 'Good luck!' }).click();
  await expect(page.getByRole('region', { name: 'Joueurs' })).toContainText('Bonne chance !');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test('at home, over plain http by another name: guests play; copying and accounts say why they are not there', async () => {
  const { port } = new URL(HERE);
  // A name of the home network, which a browser does not trust as it trusts localhost.
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox', '--host-resolver-rules=MAP dominoes.home 127.0.0.1'],
  });
  const [ana, bo] = await Promise.all(
    [0, 1].map(async () => (await seat(browser, `http://dominoes.home:${port}`)).newPage()),
  );
  await ana!.goto('/online');
  expect(await ana!.evaluate(() => isSecureContext)).toBe(false);
  await takeName(ana!, 'Ana');
  const link = await openTable(ana!, { tiles: 3 });
  await expect(ana!.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
  await expect(ana!.getByText('At an address without https')).toBeVisible();
  await expect(ana!.getByLabel('Link to this table')).toHaveValue(link);
  await bo!.goto(link);
  await takeName(bo!, 'Bo');
  await bo!.getByRole('button', { name: 'Sit on seat 2' }).click();
  await dealt(ana!, bo!);
  await ana!.goto('/online/account');
  await expect(ana!.getByText('There are no accounts at this address')).toBeVisible();
  await expect(ana!.getByRole('button', { name: /account/ })).toHaveCount(0);
  await browser.close();
});

test('an old page is asked to reload, a wrong link is told, and without a server local play goes on', async ({
  people,
}) => {
  const page = await people.come('Ana');
  await page.goto('/at/AAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await page.routeWebSocket(/socket/, (socket) => socket.onMessage(() => socket.send('{"t":"reload","v":99}')));
  await page.goto('/at/AAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'This page is older than the server' })).toBeVisible();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'This page is older than the server' })).toBeVisible();
  await page.context().setOffline(true);
  await page.goto('/online');
  await expect(page.getByText('The server cannot be reached. Games on this device work as always.')).toBeVisible();
  await page.getByRole('link', { name: 'Boneyard' }).click();
  await page.getByRole('button', { name: 'Play Dominoes' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await dealt(page);
  await page.context().setOffline(false);
});
