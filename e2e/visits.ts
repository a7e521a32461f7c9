/** Every page there is, for tests that look at all of them. */

import type { GameRecord } from '@boneyard/engine/record';
import { newPad, padJson, write } from '@boneyard/engine/scorepad/pads';
import { isProblem } from '@boneyard/rules/problem';
import type { Page } from '@playwright/test';
import { packed } from '../packages/web/src/replay/link';
import { finishedRound } from './lateposition';
import { isThere } from './layout';
import { LONG, RUNNING, THROWN_AWAY, WON } from './records';
import { keep, put } from './storedgame';

/** The address, and what somebody does there first. */
export type Visit = string | readonly [address: string, act: (page: Page) => Promise<void>];

const GAMES = ['classic', 'bead', 'quad', 'magnetic'];

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** On a device on which nothing was done yet. */
export const NEW: readonly Visit[] = [
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
  ...[...GAMES, 'fives', 'partners'].map((set) => `/puzzles/${set}/1`),
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
export const USED: readonly Visit[] = [
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
export async function playBefore(page: Page): Promise<void> {
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

/** Goes there and gives what the place is called in messages. */
export async function visit(page: Page, where: Visit): Promise<string> {
  const [address, act] = typeof where === 'string' ? [where] : where;
  await page.goto(address === '/embed' ? `/embed#${await packed(LONG as GameRecord)}` : address);
  await isThere(page);
  await act?.(page);
  return act ? `${address}, after a press` : address;
}
