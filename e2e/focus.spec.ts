/** When a dialog closes, the focus is back where it was, never at the top of the page. */

import { expect, type Locator, type Page } from '@playwright/test';
import { dealt, openTable, playOn, test } from './online';
import { pasted, THROWN_AWAY } from './records';
import { begin, choose, left, writeDown } from './scorepad';
import { clickMove, hurry, playOut, start, turn } from './table';

const WAYS: Readonly<Record<string, (page: Page, button: string) => Promise<void>>> = {
  'by Escape': (page) => page.keyboard.press('Escape'),
  'by its button': (page, name) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
  'beside it': (page) => page.mouse.click(3, 3),
};

/** Opens a dialog and closes it in every way there is; each time the focus is back where it came from. */
async function returns(page: Page, opener: Locator, button: string): Promise<void> {
  for (const [how, close] of Object.entries(WAYS)) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close(page, button);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener, how).toBeFocused();
  }
}

const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dock = (page: Page) => page.getByRole('region', { name: 'Your turn and your tiles' });

test('on the pages', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/');
  await returns(page, open(page, 'Settings'), 'Close');
  await returns(page, open(page, 'Play Dominoes'), 'Cancel');
  await pasted(page, THROWN_AWAY);
  await returns(page, open(page, 'Share'), 'Close');
});

test('on a score pad', { tag: '@firefox' }, async ({ page }) => {
  await begin(page, { game: 'Dominoes', names: ['Ana', 'Bo'], target: 100 });
  await choose(page, 'Ana');
  await returns(page, open(page, 'Pick tiles: Bo'), 'Done');
  await left(page, 'Bo', 23);
  await writeDown(page);
  await returns(page, page.getByRole('button', { name: /^Correct/ }), 'Close');
});

test('at a table, from round to round', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 2 });
  await returns(page, open(page, 'Menu'), 'Close');
  await open(page, 'Menu').click();
  await open(page, 'Give up').click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open(page, 'Menu')).toBeFocused();
  const act = () => clickMove(page, (what) => what.click());
  await playOut(page, act, async () => {
    await page.keyboard.press('Escape');
    await expect(dock(page)).toBeFocused();
    await open(page, 'Summary').click();
    await open(page, 'Next round').click();
    await turn(page);
    await expect(dock(page)).toBeFocused();
  });
  await open(page, 'View the table').click();
  await expect(dock(page)).toBeFocused();
});

test('after Start the keyboard is at the hand', { tag: '@firefox' }, async ({ page }) => {
  await hurry(page);
  await start(page);
  await expect(page.getByRole('list', { name: 'Your hand' }).locator(':focus')).toHaveCount(1);
});

test('on a phone, from the list of moves', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hurry(page);
  await start(page);
  await turn(page);
  await clickMove(page, (what) => what.click());
  await turn(page);
  const moves = open(page, 'Moves');
  await moves.click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(moves).toBeFocused();
});

test('at an online table', async ({ people }) => {
  const ana = await people.come('Ana');
  await openTable(ana, { tiles: 3, bots: { 2: 'bot, beginner' } });
  await dealt(ana);
  await returns(ana, open(ana, 'Menu'), 'Close');
  const wide = ana.viewportSize()!;
  await ana.setViewportSize({ width: 390, height: 844 });
  await returns(ana, open(ana, 'Chat'), 'Close');
  await ana.setViewportSize(wide);
  await playOn(ana);
  await open(ana, 'View the table').click();
  await returns(ana, open(ana, 'Deal checked'), 'Close');
});

test('the device goes from hand to hand, and the keyboard with it', { tag: '@firefox' }, async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Options of Dominoes' }).click();
  for (const seat of [1, 2]) await page.getByLabel(`Who plays at seat ${seat}`).selectOption('a person');
  await open(page, 'Start').click();
  await page
    .getByRole('dialog', { name: /^Pass the device/ })
    .getByRole('button')
    .click();
  await expect(dock(page)).toBeFocused();
});
