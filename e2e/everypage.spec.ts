/**
 * Every page in both themes, in forced colours, with text at 200 % and in windows of every size: it breaks no rule of
 * accessibility, nothing is cut off, and nothing is wider than the window. Each page is looked at in one of the languages.
 * Tables in mid-game are looked at where their late positions are.
 */

import type { GameRecord } from '@boneyard/engine/record';
import { newPad, padJson, write } from '@boneyard/engine/scorepad/pads';
import { isProblem } from '@boneyard/rules/problem';
import { expect, type Page } from '@playwright/test';
import { packed } from '../packages/web/src/replay/link';
import { isForEverybody } from './barriers';
import { finishedRound } from './lateposition';
import { isThere } from './layout';
import { dealt, HERE, openTable, seat, test } from './online';
import { deviceOf } from './passkeys';
import { LONG, RUNNING, THROWN_AWAY, WON } from './records';
import { keep, put } from './storedgame';

// Many pages one after the other take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

/** The address, and what somebody does there first. */
type Visit = string | readonly [address: string, act: (page: Page) => Promise<void>];

const GAMES = ['classic', 'bead', 'quad', 'magnetic'];

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** On a device on which nothing was done yet. */
const NEW: readonly Visit[] = [
  '/',
  ['/', press('.card .button.brass')],
  ...GAMES.map((game) => `/play/${game}`),
  ['/about', press('.own > .button')],
  '/about',
  '/learn',
  ...['classic', 'bead', 'quad', 'tower', 'claims'].map((course) => `/learn/${course}`),
  '/rules',
  ...GAMES.map((game) => `/rules/${game}`),
  '/rules/quad/tiles',
  '/puzzles',
  ...GAMES.map((game) => `/puzzles/${game}/1`),
  '/statistics',
  '/games',
  '/pads',
  '/print',
  '/replay',
  '/me',
  '/browsers',
  '/online',
  '/online/invite',
  '/online/find',
  '/online/find/classic',
  '/online/leaders',
  '/online/quad',
  '/online/account',
  '/online/privacy',
  '/at/AAAAAAAAAAAAAAAA',
  '/no/such/page',
  '/table/nonsense',
];

/** On a device with games and score pads. */
const USED: readonly Visit[] = [
  '/',
  '/games',
  '/statistics',
  '/pads',
  '/pad/bead',
  '/pad/quad',
  ...GAMES.map((game) => `/table/${game}`),
  ['/replay/thrown', press('.judgement .button.brass')],
  '/embed',
];

/** Stores three games, a round of each game that is over, and two score pads. */
async function playBefore(page: Page): Promise<void> {
  for (const address of ['/games', '/pads']) {
    await page.goto(address);
    await isThere(page);
  }
  const bots = ['Bo', 'Ana', 'Maximiliane'];
  for (const game of GAMES) await keep(page, game, await finishedRound({ game, players: 4, seed: 'over' }), bots);
  for (const [id, record] of Object.entries({ thrown: THROWN_AWAY, won: WON, running: RUNNING }))
    await keep(page, id, record, ['Bo']);
  for (const game of ['bead', 'quad']) {
    const pad = newPad(game, ['Ana', 'Bo', 'Maximiliane'], {});
    const after = isProblem(pad) ? pad : write(pad, { kind: 'out', seat: 1, left: [3, 0, 12] });
    if (isProblem(after)) throw new Error(JSON.stringify(after));
    const item = { version: 1, id: game, revision: 0, changed: 1_700_000_000_000, timer: 30, record: padJson(after) };
    await put(page, 'boneyard-pads', 'pads', item);
  }
}

async function look(page: Page, visits: readonly Visit[]): Promise<void> {
  for (const [i, visit] of visits.entries()) {
    const [address, act] = typeof visit === 'string' ? [visit] : visit;
    await page.goto(address === '/embed' ? `/embed#${await packed(LONG as GameRecord)}` : address);
    await isThere(page);
    await act?.(page);
    await isForEverybody(page, act ? `${address}, after a press` : address, i % 2 === 0 ? 'desktop' : 'phone');
  }
}

const LOCALES = ['en-GB', 'fr-FR', 'de-DE'];

for (const [language, locale] of LOCALES.entries())
  test.describe(locale, () => {
    test.use({ locale });
    const mine = (all: readonly Visit[]) => all.filter((_, i) => i % LOCALES.length === language);

    for (const part of [0, 1])
      test(`the pages of somebody new, ${part + 1}`, async ({ page }) => {
        const visits = mine(NEW);
        const half = Math.ceil(visits.length / 2);
        await look(page, visits.slice(part * half, (part + 1) * half));
      });

    test('the pages of somebody who has played before', async ({ page }) => {
      await playBefore(page);
      await look(page, mine(USED));
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
  const parts = ana.getByRole('navigation', { name: 'Parties de votre compte' }).getByRole('link');
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
