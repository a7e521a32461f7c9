/** Two real browsers play whole games of each kind against the real server. */

import { expect, type Page } from '@playwright/test';
import { dealt, openTable, sitDown, test, type Wish } from './online';
import { clickMove, over, playOut } from './playing';

const click = (page: Page) => () => clickMove(page, (what) => what.click());

const GAMES: readonly (Wish & { readonly game: string })[] = [
  { game: 'Dominoes', tiles: 4, rounds: 2 },
  { game: 'Domino Bead Game' },
  { game: 'Quad-Ominos' },
  { game: 'Magnetic Domino' },
  { game: 'Magnetic Domino', choices: { Game: 'tower' } },
];

for (const wish of GAMES)
  test(`two people play ${wish.game}${wish.choices ? ' as a tower' : ''} to the end`, async ({ people }) => {
    const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
    await sitDown(bo, await openTable(ana, wish));
    await dealt(ana, bo);
    const moves = await Promise.all([ana, bo].map((page) => playOut(page, click(page))));
    expect(Math.min(...moves)).toBeGreaterThan(0);
    for (const page of [ana, bo]) {
      await expect(over(page)).toContainText(/The match is over/);
      await expect(page.getByText('Deal checked')).toBeAttached();
    }
    const [one, other] = await Promise.all(
      [ana, bo].map((page) => over(page).getByRole('row').locator('.total').allTextContents()),
    );
    expect(one).toEqual(other);
  });
