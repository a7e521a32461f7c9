/** Two real browsers play whole games of each kind against the real server. */

import { expect } from '@playwright/test';
import { dealt, mover, movesIn, openTable, playOn, sitDown, test, type Wish } from './online';
import { clickMove, deeds, over, playable } from './playing';
import { asPlan, pickPlace } from './towertable';

// Several browsers at once take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

/** Strong magnets forgive a lot. */
const TOWER: Wish = { game: 'Magnetic Domino', choices: { Game: 'tower', Magnets: 'strong magnets' } };

const GAMES: Readonly<Record<string, Wish>> = {
  Dominoes: { game: 'Dominoes', tiles: 4, rounds: 2 },
  'the Domino Bead Game': { game: 'Domino Bead Game' },
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
    await sitDown(bo, await openTable(ana, wish));
    await dealt(ana, bo);
    // A drawing is enough here; space has tests of its own.
    if (wish === TOWER) for (const page of [ana, bo]) await asPlan(page);
    const moves = await Promise.all([ana, bo].map((page) => playOn(page, wish === TOWER ? byTurns() : clickMove)));
    expect(Math.min(...moves)).toBeGreaterThan(0);
    for (const page of [ana, bo]) {
      await expect(over(page)).toContainText(/The match is over/);
      await expect(over(page)).not.toContainText('the scores stand');
      await expect(over(page).getByRole('button', { name: 'Deal checked' })).toBeVisible();
    }
    const [one, other] = await Promise.all(
      [ana, bo].map((page) => over(page).getByRole('row').locator('.total').allTextContents()),
    );
    expect(one).toEqual(other);
  });

test('two people agree to end a match', async ({ people }) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  await sitDown(bo, await openTable(ana));
  await dealt(ana, bo);
  await clickMove(await mover(ana, bo), (what) => what.click());
  for (const page of [ana, bo]) await expect(movesIn(page)).toHaveCount(1);
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Offer to end here' }).click();
  await expect(bo.locator('.sentence')).toContainText('Ana would end the match here');
  await bo.getByRole('button', { name: 'End it here' }).click();
  for (const page of [ana, bo]) {
    await expect(over(page)).toContainText('the scores stand');
    await expect(over(page).getByRole('button', { name: 'Deal checked' })).toBeVisible();
  }
});
