/** A table of Quad-Ominos as a person finds it: brought as a file, pointed at by its tiles. */

import { expect, type Locator, type Page } from '@playwright/test';
import { hand } from './table';

export interface Deal {
  /** The tiles of each seat, with spaces between them; the person has the first. */
  readonly hands: readonly string[];
  readonly well?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly moves?: readonly string[];
}

const tiles = (text: string) => (text === '' ? [] : text.split(' '));

/** What the page calls the way to a game that comes as a file. */
export interface Naming {
  readonly bring: string;
  readonly resume: string | RegExp;
  readonly hand: string;
}

const ENGLISH: Naming = { bring: 'Import a game', resume: 'Resume: Quad-Ominos', hand: 'Your hand' };

/** Brings a game to the table as a file, the way a person would. */
export async function load(page: Page, deal: Deal, naming = ENGLISH): Promise<void> {
  const { hands, well = '', options = {}, moves = [] } = deal;
  const rounds = [{ deal: { hands: hands.map(tiles), stock: tiles(well) }, moves }];
  const record = { format: 'boneyard/2', game: 'quad', players: hands.length, options, rounds };
  await page.goto('/games');
  const bring = page.getByRole('button', { name: naming.bring });
  await expect(bring).toBeVisible();
  const games = page.getByRole('link', { name: naming.resume });
  const before = await games.count();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), bring.click()]);
  await chooser.setFiles({
    name: 'quad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await expect(games).toHaveCount(before + 1);
  await games.first().click();
  await expect(page.getByRole('list', { name: naming.hand })).toBeVisible();
}

export function score(page: Page, seat = 0): Locator {
  return page.getByRole('region', { name: 'Players' }).getByRole('listitem').nth(seat);
}

export function tile(page: Page, name: string): Locator {
  return hand(page).getByRole('button', { name: new RegExp(`^${name},`) });
}

/** The middle of the cell that lies some cells right of and below a laid tile. */
export async function beside(page: Page, laid: number, right: number, down: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator('.laid .body').nth(laid).boundingBox())!;
  const step = (box.width * 2) / 1.92;
  return { x: box.x + box.width / 2 + right * step, y: box.y + box.height / 2 + down * step };
}

/** A finger that rests a moment on the middle of something, whatever lies above it or appears there meanwhile. */
export async function tapOn(page: Page, what: Locator, rests = 0): Promise<void> {
  const box = (await what.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(rests);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/** 4444 in the middle, 0444 to its right, 3444 above and 2444 to its left; the person is to act. */
export const CROSS: Deal = {
  hands: ['4444 3444 0044 1444 0012', '0444 2444 1133 2222'],
  well: '0001 0002 0003',
  moves: ['0 4444@0,0', '0 take-25', '1 4044@1,0', '0 3444@0,1', '1 2444@-1,0'],
};
