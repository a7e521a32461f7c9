/** Ordinary life at an online table: cut lines, reloads, second tabs, those who look on, sleep, leave and come back. */

import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { layByTrying, pointOut } from './beadtable';
import { dealt, guest, mover, movesIn, openTable, playOn, seat, sitDown, test } from './online';
import { clickMove, deeds, hand, over, playable } from './table';

// Several browsers at once take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

const SHORT = { tiles: 3 } as const;

/** Two who have names at a server of their own. */
async function visitors(browser: Browser, url: string): Promise<[Page, Page]> {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((name) => guest(browser, name, url)));
  return [await ana!.newPage(), await bo!.newPage()];
}

test('the network of one is cut in mid-move: the move counts once, and the game goes on', async ({ people }) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  await sitDown(bo, await openTable(ana, SHORT));
  await dealt(ana, bo);
  const page = await mover(ana, bo);
  const other = page === ana ? bo : ana;
  const name = page === ana ? 'Ana' : 'Bo';
  const held = await hand(page).getByRole('button').count();
  await page.context().setOffline(true);
  await expect(page.locator('.sentence')).toHaveText('Connection lost. Your game is safe. Reconnecting…');
  await expect(other.getByRole('region', { name: 'Players' })).toContainText(/offline · 0:\d\d/);
  await clickMove(page, (what) => what.click());
  // It is let go, and on its way as soon as there is one.
  await expect(hand(page).getByRole('button')).toHaveCount(held - 1);
  await expect(movesIn(other)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(movesIn(other)).toHaveCount(1);
  await expect(movesIn(other).first()).toContainText(name);
  await expect(page.locator('.sentence')).not.toContainText('Connection lost');
  await Promise.all([playOn(ana), playOn(bo)]);
  const [one, two] = await Promise.all([ana, bo].map((each) => movesIn(each).locator('.move').allTextContents()));
  expect(one).toEqual(two);
});

test('the server is killed and started again: one calm line, and nothing is lost', async ({ browser, server }) => {
  const [ana, bo] = await visitors(browser, server.url);
  await sitDown(bo, await openTable(ana, SHORT));
  await dealt(ana, bo);
  await clickMove(await mover(ana, bo), (what) => what.click());
  await expect(movesIn(bo)).toHaveCount(1);
  await server.kill();
  for (const page of [ana, bo]) await expect(page.locator('.sentence')).toContainText('Connection lost');
  await server.start();
  for (const page of [ana, bo]) {
    await expect(page.locator('.sentence')).not.toContainText('Connection lost');
    await expect(movesIn(page)).toHaveCount(1);
  }
  await Promise.all([playOn(ana), playOn(bo)]);
  await expect(over(ana)).toContainText('Match over');
  for (const page of [ana, bo]) await page.context().close();
});

test('a reload and a second tab show the same game, and either tab moves; a spectator sees nobody’s tiles', async ({
  people,
}) => {
  const [ana, bo, cy] = [await people.come('Ana'), await people.come('Bo'), await people.come('Cy')];
  const link = await openTable(ana, { tiles: 5 });
  await sitDown(bo, link);
  await dealt(ana, bo);
  await cy.goto(link);
  for (let moves = 0; moves < 3; moves++) {
    await clickMove(await mover(ana, bo), (what) => what.click());
    await expect(movesIn(ana)).toHaveCount(moves + 1);
  }
  const [tiles, moves] = [
    await hand(ana)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',')[0])),
    await movesIn(ana).allTextContents(),
  ];
  await ana.reload();
  const tab = await ana.context().newPage();
  await tab.goto(link);
  for (const page of [ana, tab]) {
    await dealt(page);
    // The moves so far are found again, and so are one's tiles.
    await expect(movesIn(page)).toHaveText(moves);
    for (const tile of tiles) await expect(hand(page).getByRole('button', { name: tile! }).first()).toBeVisible();
  }
  await expect(movesIn(cy)).toHaveCount(moves.length);
  await expect(hand(cy)).toHaveCount(0);
  await expect(cy.getByRole('list', { name: /^Hand of/ })).toHaveCount(0);
  await expect(cy.getByText('This game has already started. You are watching.')).toBeVisible();
  await expect(cy.getByRole('tab', { name: 'Chat' })).toHaveCount(0);
  // The second tab plays on, and the first one watches.
  await Promise.all([playOn(tab), playOn(bo)]);
  await expect(over(ana)).toContainText('Match over');
  await expect(over(cy)).toContainText('Match over');
  await expect(cy.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await tab.close();
});

test('a player who runs out of time gets a move made, then a bot has the seat until it is taken back', async ({
  people,
}) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  await sitDown(bo, await openTable(ana, { seconds: 8, tiles: 9 }));
  await dealt(ana, bo);
  const players = ana.getByRole('region', { name: 'Players' });
  await expect(players.getByRole('timer').first()).toHaveText(/0:0[1-8] left/);
  // Bo sleeps; Ana plays.
  const back = bo.getByRole('button', { name: 'Take my seat back' });
  const playing = playOn(ana).catch(() => 0);
  await expect(bo.locator('.sentence')).toContainText('A bot is playing for you.', { timeout: 60_000 });
  await expect(players).toContainText('bot playing');
  await back.click();
  await expect(back).toBeHidden();
  await expect(players).not.toContainText('bot playing');
  await Promise.all([playing, playOn(bo)]);
  await expect(over(bo)).toContainText('Match over');
});

test.describe('where the grace period is eight seconds', () => {
  test.use({ settings: { GRACE: '8' } });

  test('a player who is away for longer may be replaced by a bot, and gets the seat back on returning', async ({
    browser,
    server,
  }) => {
    const [ana, bo] = await visitors(browser, server.url);
    const link = await openTable(ana, SHORT);
    await sitDown(bo, link);
    await dealt(ana, bo);
    const players = ana.getByRole('region', { name: 'Players' });
    const replace = ana.getByRole('button', { name: 'Let a bot play for Bo' });
    await bo.goto('about:blank');
    await expect(players).toContainText(/offline · 0:\d\d/);
    await expect(replace).toBeHidden();
    await replace.click();
    await expect(players).toContainText('bot playing');
    await bo.goto(link);
    await bo.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(players).not.toContainText('bot playing');
    await Promise.all([playOn(ana), playOn(bo)]);
    await expect(over(bo)).toContainText('Match over');
    for (const page of [ana, bo]) await page.context().close();
  });
});

test('a bot plays for a player who gives up and may come back; after the end there are record, replay and rematch', async ({
  people,
  browser,
}) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  await sitDown(bo, await openTable(ana, SHORT));
  await dealt(ana, bo);
  await bo.getByRole('button', { name: 'Menu' }).click();
  await bo.getByRole('button', { name: 'Give up' }).click();
  await bo.locator('.ask').getByRole('button', { name: 'Give up' }).click();
  await expect(ana.getByRole('region', { name: 'Players' })).toContainText('bot playing');
  // The table is in the list of one's own, to be gone on with.
  await bo
    .getByRole('link', { name: /^Continue: Dominoes · Draw, house rules, with Ana/ })
    .first()
    .click();
  await bo.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(ana.getByRole('region', { name: 'Players' })).not.toContainText('bot playing');
  await Promise.all([playOn(ana), playOn(bo)]);

  const saving = ana.waitForEvent('download');
  await over(ana).getByRole('button', { name: 'More' }).click();
  await over(ana).getByRole('button', { name: 'Export' }).click();
  const record = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(record).toMatchObject({ format: 'boneyard/2', game: 'classic', names: ['Ana', 'Bo'] });
  expect(record.rounds).toHaveLength(1);
  // The replay has a plain address that anybody can open.
  const replay = await ana.getByRole('link', { name: 'Review' }).getAttribute('href');
  const stranger = await (await seat(browser)).newPage();
  await stranger.goto(replay!);
  await expect(movesIn(stranger)).toHaveCount(await movesIn(ana).count());
  await stranger.context().close();

  await over(ana).getByRole('button', { name: 'Deal checked' }).click();
  const checked = ana.getByRole('dialog', { name: 'How the tiles were shuffled' });
  await expect(checked).toContainText('The random number from your own page was used.');
  await checked.getByRole('button', { name: 'Close' }).click();

  const before = ana.url();
  await ana.getByRole('button', { name: 'Rematch' }).click();
  await expect(over(bo)).toContainText('Ana wants a rematch.');
  await bo.getByRole('button', { name: 'Rematch' }).click();
  await expect(ana).not.toHaveURL(before);
  await expect(bo).toHaveURL(ana.url());
  await dealt(ana, bo);
});

test('a claim is answered by three people at once, in any order', async ({ people }) => {
  const names = ['Ana', 'Bo', 'Cy', 'Dee'];
  const pages = [];
  for (const name of names) pages.push(await people.come(name));
  const link = await openTable(pages[0]!, { game: 'Domino Bead Game', players: 4 });
  for (const [i, page] of pages.entries()) if (i > 0) await sitDown(page, link);
  await dealt(...pages);
  const claimant = await mover(...pages);
  const others = pages.filter((page) => page !== claimant);
  await deeds(claimant).filter({ hasText: 'I am stuck' }).click();
  for (const page of others) await expect(deeds(page).filter({ hasText: 'Decline' })).toBeVisible();
  // All three press at the same moment; one of them touches dominoes of the open hand until one fits, as nearly all do.
  await Promise.all(
    others.map(async (page, i) => {
      if (i === 0) await pointOut(page);
      else await deeds(page).filter({ hasText: 'Decline' }).click();
    }),
  );
  // Everybody learns of all answers, and the game goes on with one and the same turn.
  for (const page of pages) await expect(movesIn(page)).toHaveCount(4);
  const next = await mover(...pages);
  expect(next).toBe(claimant);
  const [, tile] = /Pointed out: (\S+)\./.exec((await next.locator('.sentence').textContent()) ?? '')!;
  await layByTrying(next, new RegExp(`^${tile}`));
  for (const page of pages) await expect(movesIn(page)).toHaveCount(5);
});

test('tables in the public list come, fill and go; bots may fill the seats', async ({ people, browser }) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  await bo.goto('/online');
  const link = await openTable(ana, { listed: true, players: 3, bots: { 3: 'bot, beginner' }, tiles: 3 });
  // Another Ana may have a table too.
  const its = `a[href="${new URL(link).pathname}"]`;
  const linkTo = (page: Page, name: RegExp) => page.getByRole('link', { name }).and(page.locator(its));
  const list = bo.getByRole('list', { name: 'Public tables' });
  await expect(list.getByRole('listitem').filter({ has: bo.locator(its) })).toContainText('1 seat free');
  const stranger = await (await seat(browser)).newPage();
  await stranger.goto('/online');
  await expect(linkTo(stranger, /^Join Dominoes · Draw, house rules, Ana/)).toBeVisible();
  await linkTo(bo, /^Join Dominoes · Draw, house rules, Ana/).click();
  await bo.getByRole('button', { name: 'Join the game' }).click();
  await dealt(ana, bo);
  const running = linkTo(stranger, /^Watch Dominoes · Draw, house rules, Ana, Bo/);
  await expect(running).toBeVisible();
  await ana.getByRole('tab', { name: 'Chat' }).click();
  await ana.getByRole('button', { name: 'Good luck!' }).click();
  await expect(bo.getByRole('region', { name: 'Players' })).toContainText('Good luck!');
  await Promise.all([playOn(ana), playOn(bo)]);
  await expect(running).toHaveCount(0);
  await expect(playable(ana)).toHaveCount(0);
  await stranger.context().close();
});
