/** A friend is invited and joins, in counted clicks; the pages on the way are for everybody, and survive a server that goes. */

import { expect, type Locator, test } from '@playwright/test';
import { violations } from './barriers';
import { dealt, HERE, seat } from './online';

/** Clicks as a person does, and counts. */
function counter() {
  let clicks = 0;
  return {
    async click(what: Locator): Promise<void> {
      clicks++;
      await what.click();
    },
    clicks: () => clicks,
  };
}

test('a friend is invited with three clicks and a name, and joins with one click and a name', async ({ browser }) => {
  const [one, other] = [await seat(browser, HERE, { permissions: ['clipboard-write'] }), await seat(browser)];
  const [ana, bo] = [await one.newPage(), await other.newPage()];
  const [hers, bos] = [counter(), counter()];
  await ana.goto('/online');
  await hers.click(ana.getByRole('link', { name: 'Invite a friend' }));
  await ana.getByLabel('Your name').fill('Ana');
  await hers.click(ana.getByRole('button', { name: 'Create the invitation' }));
  await hers.click(ana.getByRole('button', { name: 'Copy the link' }));
  await expect(ana.getByText('Link copied.')).toBeVisible();
  await expect(ana.getByText('Waiting for 1 more player')).toBeVisible();
  await expect(ana.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(hers.clicks()).toBeLessThanOrEqual(3);

  await bo.goto(ana.url());
  await expect(bo.getByRole('heading', { level: 1, name: 'Ana invites you to play Dominoes · Draw' })).toBeVisible();
  await bo.getByLabel('Your name').fill('Bo');
  await bos.click(bo.getByRole('button', { name: 'Join the game' }));
  await dealt(ana, bo);
  expect(bos.clicks()).toBe(1);

  // A seat's name leads to the player, and the table is still there.
  await ana.getByRole('button', { name: 'Profile of Bo' }).click();
  await expect(ana.getByRole('dialog', { name: 'Bo' })).toContainText('Bo plays as a guest');
  await ana.keyboard.press('Escape');
  await dealt(ana);
  for (const context of [one, other]) await context.close();
});

test('the server is gone and comes back: the page says so, has ways on, and opens the table', async ({ browser }) => {
  const context = await seat(browser);
  const page = await context.newPage();
  let gone = true;
  await page.routeWebSocket(/socket/, (socket) => {
    if (gone) socket.close();
    else socket.connectToServer();
  });
  await page.goto('/online/invite?game=quad');
  await expect(page.getByRole('radio', { name: 'Quad-Ominos' })).toBeChecked();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Create the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  const ways = page.getByRole('main').getByRole('link');
  await expect(ways).toHaveText(['My games', 'Home page']);
  expect(await violations(page)).toEqual([]);
  gone = false;
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByText('Waiting for 1 more player')).toBeVisible();
  await context.close();
});
