/** Two real browsers play whole games of each kind against the real server. */

import { expect, type Page } from '@playwright/test';
import { dealt, mover, movesIn, openTable, playOn, sitDown, test, type Wish } from './online';
import { clickMove, deeds, over, playable } from './table';
import { pickPlace, preferPlan } from './towertable';

// Several browsers at once take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

/** Strong magnets forgive a lot. */
const TOWER: Wish = { game: 'Magnetic Domino', choices: { Game: 'tower', Magnets: 'strong magnets' } };

const LOTS = { 'Who leads': 'by lot' };

/** Both see the same tiles drawn, before the first move. */
async function seeLots(ana: Page, bo: Page): Promise<void> {
  const card = (page: Page) => page.getByRole('region', { name: 'Drawing lots' });
  await expect(card(ana)).toContainText(/You drew \d-\d, Bo drew \d-\d: /);
  await expect(card(bo)).toContainText(/Ana drew \d-\d, you drew \d-\d: /);
  const drawn = async (page: Page) => (await card(page).innerText()).match(/\d-\d/g);
  expect(await drawn(ana)).toEqual(await drawn(bo));
}

const GAMES: Readonly<Record<string, Wish>> = {
  Dominoes: { game: 'Dominoes', tiles: 4, rounds: 2, choices: LOTS },
  'the Domino Bead Game': { game: 'Domino Bead Game', choices: { 'When stuck': 'the game tells you' } },
  'Quad-Ominos': { game: 'Quad-Ominos', choices: { Set: '70 tiles, 0 to 4' } },
  'Magnetic Domino': { game: 'Magnetic Domino' },
  'a tower': TOWER,
};

/** Not always the first domino: two who build alike bring the same tower down again and again, for ever. */
function byTurns(): typeof clickMove {
  let n = 0;
  return async (page, press) => {
    const count = await playable(page).count();
    await press(count === 0 ? deeds(page).first() : await pickPlace(page, press, playable(page).nth(n++ % count)));
  };
}

for (const [name, wish] of Object.entries(GAMES))
  test(`two people play ${name} to the end`, async ({ people }) => {
    const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
    // A drawing is enough here; space has tests of its own.
    if (wish === TOWER) for (const page of [ana, bo]) await preferPlan(page);
    await sitDown(bo, await openTable(ana, wish));
    await dealt(ana, bo);
    if (wish.choices === LOTS) await seeLots(ana, bo);
    const moves = await Promise.all([ana, bo].map((page) => playOn(page, wish === TOWER ? byTurns() : clickMove)));
    expect(Math.min(...moves)).toBeGreaterThan(0);
    for (const page of [ana, bo]) {
      await expect(over(page)).toContainText(/Match over/);
      await expect(over(page)).not.toContainText('the scores stand');
      await expect(over(page).getByRole('button', { name: 'Deal checked' })).toBeVisible();
    }
    const [one, other] = await Promise.all(
      [ana, bo].map((page) => over(page).getByRole('row').locator('.total').allTextContents()),
    );
    expect(one).toEqual(other);
  });

test('two people agree to end a match', { tag: '@firefox' }, async ({ people }) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  await sitDown(bo, await openTable(ana));
  await dealt(ana, bo);
  await clickMove(await mover(ana, bo), (what) => what.click());
  for (const page of [ana, bo]) await expect(movesIn(page)).toHaveCount(1);
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Offer to end here' }).click();
  await expect(bo.locator('.sentence')).toContainText('Ana offers to end the match here');
  await bo.getByRole('button', { name: 'End here' }).click();
  for (const page of [ana, bo]) {
    await expect(over(page)).toContainText('the scores stand');
    await expect(over(page).getByRole('button', { name: 'Deal checked' })).toBeVisible();
  }
});
