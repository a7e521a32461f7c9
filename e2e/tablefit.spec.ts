/** Late positions with four players, in every window and theme: nothing overlaps, nothing is cut, and the board is large. */

import { expect, type Page, test } from '@playwright/test';
import { violations, violationsInBoth } from './barriers';
import { withHelp } from './beadtable';
import { type Late, latePosition } from './lateposition';
import { overlaps } from './overlaps';
import { resumed } from './records';
import { hurry, playable, turn } from './table';
import { preferPlan } from './towertable';

/** With the least share of the height that the board gets. The two in the middle are laptops at a zoom of 200 %. */
const WINDOWS = [
  { width: 360, height: 640, board: 0.3 },
  { width: 390, height: 844, board: 0.4 },
  { width: 844, height: 390, board: 0.8 },
  { width: 640, height: 400, board: 0.8 },
  { width: 720, height: 450, board: 0.8 },
  { width: 820, height: 1180, board: 0.6 },
  { width: 1366, height: 650, board: 0.6 },
  { width: 1440, height: 900, board: 0.6 },
] as const;

const TABLES: Readonly<Record<string, Late>> = {
  Dominoes: { game: 'classic', players: 4, moves: 40, seed: 'late' },
  'the Domino Bead Game': { game: 'bead', players: 4, moves: 40, seed: 'late' },
  'Quad-Ominos': { game: 'quad', players: 4, moves: 70, seed: 'late' },
  'Magnetic Domino': { game: 'magnetic', players: 4, options: { mode: 'flat' }, moves: 24, seed: 'late' },
  'a tower': { game: 'magnetic', players: 4, options: { mode: 'tower' }, moves: 14, seed: 'late' },
};

async function fits(page: Page): Promise<void> {
  for (const { width, height, board } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => page.evaluate(overlaps, { board, scrolls: false }), { message: `${width} × ${height}` })
      .toEqual([]);
  }
}

for (const [table, late] of Object.entries(TABLES))
  test(`a late position of ${table} fits into every window`, async ({ page }) => {
    await hurry(page);
    if (table === 'a tower') await preferPlan(page);
    await resumed(page, await latePosition(late));
    await turn(page);
    if (late.game === 'bead') await withHelp(page);
    expect(await violationsInBoth(page)).toEqual([]);
    await fits(page);
    await playable(page).first().click();
    expect(await violationsInBoth(page)).toEqual([]);
    await fits(page);
    // Text at 200 %: there is more to scroll, but nothing overlaps and nothing is cut.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(overlaps, { board: 0.2, scrolls: true }), { message: '200 %' }).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violations(page)).toEqual([]);
  });

/** How the marks of a table are drawn, as a browser computes it. Runs in the page, so it is complete in itself. */
function marks() {
  const style = (selector: string, part?: string) => getComputedStyle(document.querySelector(selector)!, part);
  const tiles = [...document.querySelectorAll('.hand .tile:not(:focus)')];
  return {
    pointers: document.querySelectorAll('.seat.active').length,
    pointer: style('.seat.active', '::before').borderInlineStartColor,
    picked: style('.tile.up').outlineStyle,
    others: tiles.filter((tile) => !tile.matches('.up') && getComputedStyle(tile).outlineStyle !== 'none').length,
    place: style('.place .spot').stroke,
    body: style('.hand .body').stroke,
    page: style('body').backgroundColor,
  };
}

for (const forced of ['active', 'none'] as const)
  test(`turn, choice and places can be told apart ${forced === 'active' ? 'in forced colours' : 'with more contrast'}`, async ({
    page,
  }) => {
    await hurry(page);
    await resumed(page, await latePosition(TABLES.Dominoes!));
    await turn(page);
    await page.emulateMedia({ forcedColors: forced, contrast: 'more' });
    await playable(page).first().click();
    const drawn = await page.evaluate(marks);
    expect(drawn).toMatchObject({ pointers: 1, picked: 'solid', others: 0 });
    expect([drawn.pointer, drawn.place, drawn.body]).not.toContain(drawn.page);
    expect([drawn.pointer, drawn.place]).not.toContain('rgba(0, 0, 0, 0)');
  });
