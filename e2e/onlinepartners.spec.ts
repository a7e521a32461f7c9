/** Partners online: two friends search together, sides in the waiting room, and a rated match that somebody leaves. */

import { expect, type Page } from '@playwright/test';
import { violations } from './barriers';
import { dealt, mover, openTable, playOn, sitDown, test } from './online';
import { account } from './rated';
import { over } from './table';

// Several browsers at once take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

const players = (page: Page) => page.getByRole('region', { name: 'Players' });
const seatOf = (page: Page, name: string) => players(page).getByRole('listitem').filter({ hasText: name });

test('a pair and two others play a rated match; one leaves, and it is lost for both of that side', async ({
  browser,
}) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  const people = await Promise.all(names.map((name) => account(browser, name)));
  const [ada, ben, cleo, dan] = people as [Page, Page, Page, Page];
  const game = 'Dominoes · Partners, house rules';

  await ada.goto('/online/find/classic');
  // Four players come with the variant.
  await ada.getByRole('radio', { name: 'Partners', exact: true }).check();
  await ada.getByLabel('Tiles each').fill('3');
  await ada.getByLabel('Match length').selectOption('rounds');
  await ada.getByLabel('Match', { exact: true }).fill('1');
  await ada.getByRole('radio', { name: 'a friend' }).check();
  await ada.getByRole('button', { name: 'Look for a game' }).click();
  await expect(ada.getByRole('heading', { name: `Invite your partner: ${game}` })).toBeVisible();

  await ben.goto(await ada.getByLabel('Link for your partner').inputValue());
  await expect(ben.getByRole('heading', { name: `Ada wants you as a partner: ${game}` })).toBeVisible();
  expect(await violations(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Search together' }).click();
  await expect(ada.getByText('You and Ben are looking for opponents together.')).toBeVisible();
  await expect(ben.getByText('You and Ada are looking for opponents together.')).toBeVisible();

  for (const page of [cleo, dan]) {
    await page.goto('/online/find');
    await page.getByRole('button', { name: `Play ${game} with Ada and Ben` }).click();
  }
  await dealt(...people);
  await expect(seatOf(ada, 'Ben')).toContainText('your partner');
  await expect(seatOf(cleo, 'Dan')).toContainText('your partner');
  await expect(players(ada).getByText('your partner')).toHaveCount(1);

  await dan.getByRole('button', { name: 'Menu' }).click();
  await dan.getByRole('button', { name: 'Give up' }).click();
  await expect(dan.getByText('you and your partner lose it')).toBeVisible();
  await dan.locator('.ask').getByRole('button', { name: 'Give up' }).click();
  await expect(seatOf(ada, 'Dan')).toContainText('bot playing');
  await Promise.all([ada, ben, cleo].map((page) => playOn(page)));

  const changes = over(ada).getByRole('list', { name: 'Ratings' }).getByRole('listitem');
  await expect(changes).toHaveCount(4);
  const told = await changes.allTextContents();
  const ratingOf = (name: string) => Number(/→ (\d+)/.exec(told.find((text) => text.startsWith(name))!)![1]);
  expect(ratingOf('You')).toBe(ratingOf('Ben'));
  expect(ratingOf('Cleo')).toBe(ratingOf('Dan'));
  expect(ratingOf('You')).toBeGreaterThan(ratingOf('Dan'));
  // There is no rematch with a player who left.
  await expect(over(ada).getByRole('button', { name: 'Rematch' })).toHaveCount(0);

  await cleo.goto('/online');
  await cleo.getByRole('link', { name: 'My profile' }).click();
  const standing = cleo.getByRole('region', { name: 'Dominoes · Partners' });
  await expect(standing).toContainText(String(ratingOf('Cleo')));
  await expect(standing.getByRole('list', { name: 'Recent matches' })).toContainText(
    /Lost with Dan against (Ada and Ben|Ben and Ada)/,
  );
  for (const page of people) await page.context().close();
});

test('partners sit opposite each other in the waiting room, choose their seats, and are told who is their partner', async ({
  people,
}) => {
  const [ana, bo, cy, dee] = [
    await people.come('Ana'),
    await people.come('Bo'),
    await people.come('Cy'),
    await people.come('Dee'),
  ];
  const link = await openTable(ana, { players: 4, choices: { Partners: 'yes' }, tiles: 3 });
  await expect(ana.getByRole('heading', { level: 1, name: 'Dominoes · Partners, house rules' })).toBeVisible();
  const seats = ana.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.nth(2)).toContainText('free your partner');
  const [own, opposite] = [(await seats.nth(0).boundingBox())!, (await seats.nth(2).boundingBox())!];
  expect(Math.abs(own.x - opposite.x)).toBeGreaterThan(own.width / 2);
  expect(Math.abs(own.y - opposite.y)).toBeGreaterThan(own.height / 2);

  await bo.goto(link);
  await bo.getByRole('radio', { name: '3, with Ana' }).check();
  await bo.getByRole('button', { name: 'Join the game' }).click();
  await expect(seats.nth(2)).toContainText('Bo your partner');
  await sitDown(cy, link);
  await sitDown(dee, link);
  await dealt(ana, bo, cy, dee);
  await expect(seatOf(bo, 'Ana')).toContainText('your partner');
  await expect(seatOf(dee, 'Cy')).toContainText('your partner');
  await mover(ana, bo, cy, dee);
  await Promise.all([ana, bo, cy, dee].map((page) => playOn(page)));
  await expect(over(ana)).toContainText(/ and .* win |Draw /);

  for (const page of [ana, bo, cy, dee]) await page.getByRole('button', { name: 'Rematch' }).click();
  await dealt(ana, bo, cy, dee);
  await expect(seatOf(bo, 'Ana')).toContainText('your partner');
});

test('of two who search together, one stops: the other is told, and the link is no longer valid', async ({
  people,
}) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  await ana.goto('/online/find');
  await ana.getByRole('radio', { name: 'Partners', exact: true }).check();
  await ana.getByRole('radio', { name: 'a friend' }).check();
  await ana.getByRole('button', { name: 'Quick match: Dominoes · Partners' }).click();
  const link = await ana.getByLabel('Link for your partner').inputValue();
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Search together' }).click();
  await expect(ana.getByText('You and Bo are looking for opponents together.')).toBeVisible();
  // Leaving the page is stopping too.
  await bo.getByRole('link', { name: 'Learn' }).first().click();
  await expect(ana.getByRole('alert')).toContainText('The search is over: one of you has stopped');
  await bo.goto(link);
  await expect(bo.getByText('This invitation is no longer valid')).toBeVisible();
});
