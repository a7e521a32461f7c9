/** Two real browsers play whole games of each kind against the real server. */

import { expect } from '@playwright/test';
import { dealt, mover, movesIn, openTable, playOn, sitDown, test, type Wish } from './online';
import { clickMove, over } from './playing';

// Several browsers at once take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

const GAMES: readonly (Wish & { readonly game: string })[] = [
  { game: 'Dominoes', tiles: 4, rounds: 2 },
  { game: 'Domino Bead Game' },
  { game: 'Quad-Ominos', choices: { Set: '70 tiles, 0 to 4' } },
  { game: 'Magnetic Domino' },
];

for (const wish of GAMES)
  test(`two people play ${wish.game} to the end`, async ({ people }) => {
    const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
    await sitDown(bo, await openTable(ana, wish));
    await dealt(ana, bo);
    const moves = await Promise.all([ana, bo].map((page) => playOn(page)));
    expect(Math.min(...moves)).toBeGreaterThan(0);
    for (const page of [ana, bo]) {
      await expect(over(page)).toContainText(/The match is over/);
      await expect(over(page).getByRole('button', { name: 'Deal checked' })).toBeVisible();
    }
    const [one, other] = await Promise.all(
      [ana, bo].map((page) => over(page).getByRole('row').locator('.total').allTextContents()),
    );
    expect(one).toEqual(other);
  });

test('two people build a tower, and agree to end there', async ({ people }) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  await sitDown(bo, await openTable(ana, { game: 'Magnetic Domino', choices: { Game: 'tower' } }));
  await dealt(ana, bo);
  // A drawing is enough here; space has tests of its own.
  for (const page of [ana, bo]) await page.getByRole('button', { name: 'Plan', exact: true }).click();
  for (let moves = 1; moves <= 5; moves++) {
    await clickMove(await mover(ana, bo), (what) => what.click());
    for (const page of [ana, bo]) await expect(movesIn(page)).toHaveCount(moves);
  }
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Offer to end here' }).click();
  await expect(bo.locator('.sentence')).toContainText('Ana would end the match here');
  await bo.getByRole('button', { name: 'End it here' }).click();
  for (const page of [ana, bo]) {
    await expect(over(page)).toContainText('the scores stand');
    await expect(over(page).getByRole('button', { name: 'Deal checked' })).toBeVisible();
  }
});
