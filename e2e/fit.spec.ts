/** Tables in mid-game fit into every window, in Firefox, or in Chromium where there is no Firefox. */

import { expect, type Page, test } from '@playwright/test';
import { withHelp } from './beadtable';
import { overflowing, WINDOWS } from './overflow';
import { clickMove, hurry, start, turn, type Wish } from './table';
import { preferPlan } from './towertable';

const TOWER = 'a tower, four players';
const BEADS = 'the Domino Bead Game, four players';

const TABLES: Readonly<Record<string, Wish>> = {
  'Dominoes, four players': { players: 4, choices: { Set: 'double-twelve' } },
  [BEADS]: { game: 'Domino Bead Game', players: 4 },
  'Quad-Ominos, eight players': { game: 'Quad-Ominos', players: 8 },
  'Magnetic Domino, four players': { game: 'Magnetic Domino', players: 4 },
  [TOWER]: { game: 'Magnetic Domino', players: 4, choices: { Game: 'tower' } },
};

async function fits(page: Page): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(overflowing), { message: `${size.width} × ${size.height}` }).toEqual([]);
  }
}

for (const [table, wish] of Object.entries(TABLES))
  test(`nothing overflows at a table: ${table}`, { tag: '@firefox' }, async ({ page }) => {
    await hurry(page);
    // The plan and the table in space are equally large.
    if (table === TOWER) await preferPlan(page);
    await start(page, wish);
    if (table === BEADS) await withHelp(page);
    for (let made = 0; made < 3; made++) {
      if ((await turn(page)) !== 'act') break;
      await clickMove(page, (what) => what.click());
    }
    await turn(page);
    await fits(page);
  });

test.describe('en français', () => {
  test.use({ locale: 'fr-FR' });
  test('nothing overflows at a table', { tag: '@firefox' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Jouer : Dominos' }).click();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(page.getByRole('list', { name: 'Votre main' })).toBeVisible();
    await fits(page);
  });
});
