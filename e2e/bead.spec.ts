/** The Domino Bead Game at the table: whole games by mouse, keys and touch, groups, dead cells, languages. */

import { expect, type Page, test } from '@playwright/test';
import { violationsInBoth } from './barriers';
import { GAME, LARGE, laid, pill, type Round, setUp, told, withHelp } from './beadtable';
import { byKeys, moveByKeys, skipToGame } from './keys';
import { clickMove, deeds, hand, hurry, over, playable, playOut, start, turn } from './table';

/** The middle of the first place that glows. */
async function place(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator('.place .spot').first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('a whole game of two by mouse: places are pointed at, or a tile is dragged there', { tag: '@firefox' }, async ({
  page,
}) => {
  await hurry(page);
  await start(page, { game: GAME });
  await withHelp(page);
  let moves = 0;
  await playOut(page, async () => {
    if ((await playable(page).count()) === 0) return deeds(page).first().click();
    const tile = playable(page).first();
    if (moves++ % 2 === 0) {
      await tile.click();
      const { x, y } = await place(page);
      await page.mouse.move(x, y);
      await expect(pill(page)).toHaveText(/^\d+(×\d+)+ = \d+$/);
      await page.mouse.click(x, y);
    } else {
      const box = (await tile.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y - 40, { steps: 3 });
      const { x, y } = await place(page);
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    }
  });
  expect(moves).toBeGreaterThan(0);
  await expect(over(page)).toContainText('Most points in this round');
});

test('a whole game of four by keyboard alone, from the skip link on', async ({ page }) => {
  await hurry(page);
  await start(page, { game: GAME, players: 4 });
  await skipToGame(page);
  await byKeys(page, page.getByRole('button', { name: 'Help', exact: true }));
  await playOut(page, () => moveByKeys(page, () => expect(pill(page)).toHaveText(/^\d+(×\d+)+ = \d+$/)));
  await expect(over(page)).toContainText('Match over');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a whole game of three by touch', async ({ page }) => {
    await hurry(page);
    await start(page, { game: GAME, players: 3 });
    await withHelp(page);
    await playOut(page, () => clickMove(page, (what) => what.tap()));
    await expect(over(page)).toContainText('Match over');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('a board of 12 by 14 is in sight as a whole; a tap shows what a second tap does', async ({ page }) => {
    await hurry(page);
    await setUp(page, 2, LARGE);
    await turn(page);
    await withHelp(page);
    const window = (await page.getByRole('region', { name: /^Board\./ }).boundingBox())!;
    const tools = (await page.getByRole('button', { name: 'Replay the last moves' }).boundingBox())!;
    await expect(laid(page)).toHaveCount(24);
    const inSight = async () => {
      for (const box of await Promise.all((await laid(page).all()).map((tile) => tile.boundingBox()))) {
        expect(box!.x).toBeGreaterThanOrEqual(window.x);
        expect(box!.x + box!.width).toBeLessThanOrEqual(window.x + window.width);
        expect(box!.y).toBeGreaterThanOrEqual(window.y);
        expect(box!.y + box!.height).toBeLessThanOrEqual(tools.y);
      }
    };
    await expect(inSight).toPass();
    await playable(page).first().tap();
    const there = await place(page);
    await page.touchscreen.tap(there.x, there.y);
    await expect(pill(page)).toHaveText(/^\d+(×\d+)+ = \d+$/);
    const brings = await pill(page).textContent();
    await expect(laid(page)).toHaveCount(24);
    await page.touchscreen.tap(there.x, there.y);
    await told(page, `: ${brings}`);
    await told(page, 'You laid');
  });

  test('a tap on a bead shows its groups, a tap beside the board hides them', async ({ page }) => {
    await hurry(page);
    await setUp(page, 2, LARGE);
    await turn(page);
    const { x, y, width, height } = (await laid(page).nth(5).boundingBox())!;
    await page.touchscreen.tap(x + width / 4, y + height / 2);
    // 4-2@1,4E has metal on 1,4: in the row from 1,4 to 5,4.
    await expect(page.locator('.group .length').first()).toHaveText('5');
    const window = (await page.getByRole('region', { name: /^Board\./ }).boundingBox())!;
    await page.touchscreen.tap(window.x + 20, window.y + 20);
    await expect(page.locator('.group')).toHaveCount(0);
  });
});

test.describe('a picked tile', () => {
  const round: Round = {
    deal: {
      hands: [
        ['2-5', '1-1'],
        ['1-4', '3-3'],
      ],
      square: ['1-3', '3-1'],
      lead: 0,
    },
    moves: [],
  };
  const aims = async (page: Page) => {
    const box = (await laid(page).first().boundingBox())!;
    // On the two cells above the square.
    await page.mouse.move(box.x + box.width, box.y - box.height / 4 - 1);
    await page.mouse.move(box.x + box.width, box.y - box.height / 4);
    return page.locator('.deeds .aimed');
  };

  test('is turned by R, by the wheel and by another click, and lies so where both ways are legal', async ({ page }) => {
    await hurry(page);
    await setUp(page, 2, round);
    await withHelp(page);
    const tile = hand(page).getByRole('button', { name: /^fire–water/ });
    await tile.click();
    await page.keyboard.press('r');
    await expect(await aims(page)).toContainText('water → fire at 0,2');
    await page.keyboard.press('r');
    await page.keyboard.press('r');
    await expect(await aims(page)).toContainText('fire → water at 0,2');
    for (let i = 0; i < 2; i++) {
      await page.mouse.wheel(0, 100);
      // Two turns of a wheel at once come as one.
      await page.waitForTimeout(150);
    }
    await expect(await aims(page)).toContainText('water → fire at 0,2');
    await tile.click();
    await tile.click();
    await expect(await aims(page)).toContainText('fire → water at 0,2');
    await page.mouse.down();
    await page.mouse.up();
    await told(page, 'You laid fire → water at 0,2: 3×3 = 9');
  });

  test('on a place that the rules forbid is refused, and the sentence says why', async ({ page }) => {
    await hurry(page);
    await setUp(page, 2, round);
    await hand(page)
      .getByRole('button', { name: /^fire–water/ })
      .click();
    const box = (await laid(page).first().boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('.sentence.refused')).toContainText('There is already a domino there.');
    await expect(hand(page).getByRole('button')).toHaveCount(2);
  });

  test('shows the groups that grow and their new lengths', async ({ page }) => {
    await hurry(page);
    await setUp(page, 2, round);
    await withHelp(page);
    await hand(page)
      .getByRole('button', { name: /^fire–water/ })
      .click();
    await aims(page);
    await expect(page.locator('.group.grows')).toHaveCount(2);
    await expect(page.locator('.group.grows .length')).toHaveText(['3', '3']);
    await expect(pill(page)).toHaveText('3×3 = 9');
  });
});

test('a double scores twice, and the pill says so', async ({ page }) => {
  await hurry(page);
  await setUp(page, 2, { deal: { hands: [['5-5', '1-1'], ['1-4']], square: ['1-2', '3-4'], lead: 0 }, moves: [] });
  await withHelp(page);
  await hand(page)
    .getByRole('button', { name: /^water–water/ })
    .click();
  await deeds(page, 'Where to put water–water').first().hover();
  await expect(pill(page)).toHaveText('2×3×3 = 18');
});

test('groups are read by pointing at a bead, and by keys from a list', async ({ page }) => {
  await hurry(page);
  await setUp(page, 2, LARGE);
  await turn(page);
  const { x, y, width, height } = (await laid(page).nth(5).boundingBox())!;
  await page.mouse.move(x + width / 4, y + height / 2);
  await expect(page.locator('.group .length')).toHaveText(['5', '6']);
  // Off the board, and off the list that will open.
  await page.mouse.move(x, 20);
  await expect(page.locator('.group')).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Groups' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const groups = page.getByRole('list', { name: 'Groups' }).getByRole('button');
  const first = (await groups.first().locator('.hidden').textContent())!;
  expect(first).toMatch(/^(Row|Column) of \d+ from -?\d+,-?\d+: (wood|fire|earth|metal|water)(, \w+)+$/);
  await groups.first().focus();
  await expect(page.locator('.group .length')).toHaveText([/\d+/.exec(first)![0]]);
  await page.keyboard.press('Escape');
  await expect(groups).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('dead cells are crossed out when asked for, and told', async ({ page }) => {
  await hurry(page);
  // Row 2 is wood wood, column 2 is water water: their corner can be neither.
  await setUp(page, 2, {
    deal: {
      hands: [
        ['1-1', '1-3', '1-4'],
        ['5-5', '3-3'],
      ],
      square: ['1-2', '3-4'],
      lead: 0,
    },
    moves: ['0 1-1@0,2E', '1 5-5@2,0N'],
  });
  // They are help, so they are not offered before it.
  const toggle = page.getByRole('button', { name: 'Dead cells' });
  await expect(toggle).toHaveCount(0);
  await withHelp(page);
  await expect(page.locator('.dead')).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Dead: 2,2.')).toBeAttached();
  await expect(page.locator('.dead')).toHaveCount(1);
  await toggle.click();
  await expect(page.locator('.dead')).toHaveCount(0);
});

test('groups and dead cells break no rule of accessibility, light and dark', async ({ page }) => {
  await hurry(page);
  await setUp(page, 2, LARGE);
  await turn(page);
  await withHelp(page);
  await page.getByRole('button', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'Dead cells' }).click();
  expect(await violationsInBoth(page)).toEqual([]);
});

test('the whole table speaks French', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer : Jeu des perles' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  const mine = page.getByRole('list', { name: 'Votre main' });
  await expect(mine.getByRole('button', { name: /^(bois|feu|terre|métal|eau)–/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aucun domino jouable' })).toBeVisible();
  await page.getByRole('button', { name: 'Aide', exact: true }).click();
  await mine
    .getByRole('button', { name: /, jouable$/ })
    .first()
    .click();
  const places = page.getByRole('group', { name: /^Où poser / }).getByRole('button');
  await expect(places.first()).toHaveAccessibleName(/^\d+(×\d+)+ = \d+ · \S+ [→↑] \S+ en -?\d+,-?\d+$/);
  await page.getByRole('button', { name: 'Groupes' }).click();
  await expect(page.getByRole('list', { name: 'Groupes' }).getByRole('button').first()).toHaveAccessibleName(
    /^(Rangée|Colonne) de \d+ à partir de/,
  );
  await page.getByRole('button', { name: 'Cases mortes' }).click();
  await expect(page.getByText(/^(Aucune case n’est morte\.|Mortes)/)).toBeAttached();
  await context.close();
});
