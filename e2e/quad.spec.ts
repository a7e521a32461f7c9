/** Quad-Ominos at the table: whole matches by mouse, keys and touch, and every choice of the game. */

import { expect, type Page, test } from '@playwright/test';
import { violationsInBoth } from './barriers';
import { moveByKeys, skipToGame } from './keys';
import { spread } from './pinch';
import { beside, CROSS, type Deal, load, score, tapOn, tile } from './quadtable';
import { sixtyTiles } from './sixtyquads';
import { clickMove, deeds, hand, hurry, over, playable, playOut, start, takePlace, turn } from './table';

/** Drags a playable tile from the hand to the first place that lights up. */
async function dragMove(page: Page): Promise<void> {
  if ((await playable(page).count()) === 0) return deeds(page).first().click();
  const box = (await playable(page).first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 3 });
  const place = (await page.locator('.place .spot').first().boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('two players: a whole match by mouse, half of it dragged', { tag: '@firefox' }, async ({ page }) => {
  await hurry(page);
  await start(page, { game: 'Quad-Ominos', target: 150 });
  let moves = 0;
  await playOut(page, () => (moves++ % 2 === 0 ? dragMove(page) : clickMove(page, (what) => what.click())));
  // A turn brings 20 + 19 + 18 points at most, so nobody wins before a third one.
  expect(moves).toBeGreaterThan(1);
  await expect(over(page)).toContainText('Match over');
});

test('four players: a whole round by keyboard alone, from the skip link on', async ({ page }) => {
  await hurry(page);
  await start(page, { game: 'Quad-Ominos', players: 4, rounds: 1 });
  await skipToGame(page);
  await playOut(page, () => moveByKeys(page));
  await expect(over(page)).toContainText('Match over');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('eight players: a whole match by touch, on the board itself', async ({ page }) => {
    await hurry(page);
    await start(page, { game: 'Quad-Ominos', players: 8, target: 60 });
    for (const seat of [0, 3, 4, 7]) await expect(score(page, seat)).toBeInViewport({ ratio: 1 });
    let laid = 0;
    await playOut(page, async () => {
      if ((await playable(page).count()) === 0) return deeds(page).first().tap();
      await playable(page).first().tap();
      // The first tap shows what would happen, the second does it.
      await tapOn(page, page.locator('.place .spot').first());
      await expect(page.locator('.trial')).toBeVisible();
      await tapOn(page, page.locator('.place .spot').first());
      laid++;
      await expect(page.locator('.trial')).toHaveCount(0);
    });
    expect(laid).toBeGreaterThan(0);
    await expect(over(page)).toContainText('Match over');
  });

  test('a tile is dragged with the finger and turns over its place', async ({ page, context }) => {
    await hurry(page);
    await load(page, CROSS);
    await turn(page);
    const touch = await context.newCDPSession(page);
    const box = (await tile(page, '1444').boundingBox())!;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const press = (type: string, point?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: point ? [point] : [] });
    await press('touchStart', at);
    // Not as far as the board, where another place would turn it.
    for (let i = 1; i <= 2; i++) await press('touchMove', { x: at.x, y: at.y - i * 14 });
    await press('touchMove', await beside(page, 0, 0, 1));
    await expect(page.locator('.trial .pill')).toHaveText('13 points');
    await expect(page.locator('.trial > .marks .dot')).toHaveCount(2);
    await press('touchEnd');
    // Which of the two ways that fit depends on the cells that it came over.
    await expect(page.getByRole('log')).toContainText(/You laid 44(14|41)@0,-1 → 13/);
  });

  test('a table of sixty tiles can be played', async ({ page }) => {
    await hurry(page);
    const { laid, ...sixty } = sixtyTiles('a large table');
    await load(page, sixty);
    await turn(page);
    expect(laid).toBeGreaterThanOrEqual(60);
    await expect(page.locator('.laid')).toHaveCount(laid);
    const board = (await page.getByRole('region', { name: /^Board/ }).boundingBox())!;
    const inSight = async () => {
      const boxes = await page
        .locator('.laid .body')
        .evaluateAll((all) => all.map((body) => body.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes).toHaveLength(laid);
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(board.x);
        expect(box.y).toBeGreaterThanOrEqual(board.y);
        expect(box.right).toBeLessThanOrEqual(board.x + board.width);
        expect(box.bottom).toBeLessThanOrEqual(board.y + board.height);
      }
    };
    await expect(inSight).toPass();
    await playable(page).first().tap();
    const place = page.locator('.place .spot').first();
    const small = (await place.boundingBox())!.width;
    // Fingers need no buttons to zoom; afterwards one brings the whole board back.
    const fit = page.getByRole('button', { name: 'Fit the board' });
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
    await expect(fit).toBeHidden();
    await spread(page, page.getByRole('region', { name: /^Board/ }), 3);
    await expect.poll(async () => (await place.boundingBox())!.width).toBeGreaterThan(small * 2);
    await fit.tap();
    await expect(fit).toBeHidden();
    // At this size a loupe shows what the numbers are; a finger on it lays the tile.
    await tapOn(page, place, 200);
    const loupe = page.locator('.loupe .glass');
    await expect(loupe).toBeVisible();
    await expect(page.locator('.laid')).toHaveCount(laid);
    await expect.poll(async () => (await loupe.boundingBox())!.width).toBeGreaterThan(120);
    await expect(loupe).toBeInViewport({ ratio: 1 });
    await tapOn(page, loupe);
    await expect(page.locator('.laid')).not.toHaveCount(laid);
    await turn(page);
    await playable(page).first().tap();
    const name = /^([0-5]{4}) at (\S+): (\d+)/;
    const first = page
      .getByRole('group', { name: /^Where to put/ })
      .getByRole('button', { name })
      .first();
    const [, numbers, cell] = name.exec((await first.textContent()) ?? '')!;
    await takePlace(first, (what) => what.tap());
    await expect(page.getByRole('log')).toContainText(`You laid ${numbers}@${cell}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

/** Examples A and B of the rule sheet: 4444, then 25 points or 4443 and 4433. */
const EXAMPLE: Deal = { hands: ['4444 3444 3344 0012', '0444 1133 2222 0000'], moves: ['0 4444@0,0'] };

test('a bonus taken as points', async ({ page }) => {
  await hurry(page);
  await load(page, EXAMPLE);
  await expect(page.locator('.sentence')).toContainText('Bonus: take 25 points, or lay two more tiles now.');
  await page.getByRole('button', { name: '+25 points' }).click();
  await expect(score(page)).toContainText('41 points');
});

test('a bonus taken as two plays, which are shown beforehand', async ({ page }) => {
  await hurry(page);
  await load(page, EXAMPLE);
  const two = page.getByRole('button', { name: 'Play two (up to 29)' });
  await two.hover();
  await expect(page.locator('.trial .count text')).toHaveText(['1', '2']);
  await expect(page.locator('.trial .pill')).toHaveText('29 points');
  await two.click();
  await expect(page.locator('.sentence')).toContainText('First of two extra plays.');
  for (const name of ['3444', '3344']) {
    await tile(page, name).click();
    await deeds(page, `Where to put ${name}`).first().click();
  }
  await expect(score(page)).toContainText('45 points');
});

test('three corners earn a bonus, and the pill says so before the tile is laid', async ({ page }) => {
  await hurry(page);
  await load(page, CROSS);
  await tile(page, '0044').click();
  await expect(page.locator('.star')).toHaveCount(1);
  const place = await beside(page, 1, 0, -1);
  await page.mouse.move(place.x, place.y);
  await expect(page.locator('.trial .pill')).toHaveText('8 + bonus: 3 corners');
  await expect(page.locator('.trial > .marks .dot')).toHaveCount(3);
  await expect(page.locator('.trial > .ghost text').first()).toHaveText('4');
  await page.mouse.click(place.x, place.y);
  // The corners that earned it stay marked while one chooses.
  await expect(page.locator('.quad-board > .marks .dot')).toHaveCount(3);
  await expect(score(page)).toContainText('64 points');
  await page.getByRole('button', { name: '+25 points' }).click();
  await expect(score(page)).toContainText('89 points');
});

test('0000 in place of a higher quad: 25 points and two plays, and the quad is shown', async ({ page }) => {
  await hurry(page);
  await load(page, { hands: ['5555 0000 0001 0011 0122', '0044 0111 2222 1333 3333'], well: '0002 0003' });
  await expect(page.locator('.sentence')).toContainText('You open with 5555, or show it, keep it, and open with 0000');
  await tile(page, '0122').click();
  await expect(page.locator('.sentence.refused')).toContainText('You must open with your highest quad');
  await tile(page, '0000').click();
  await page.locator('.place .spot').hover();
  await expect(page.locator('.trial .pill')).toHaveText('25 + two plays');
  await page.locator('.place .spot').click();
  await expect(score(page)).toContainText('25 points');
  await expect(page.locator('.sentence')).toContainText('Shown at the opening and still in hand: 5555.');
  await expect(page.getByRole('log')).toContainText('You showed 5555 and laid 0000@0,0 → 25');
  for (const name of ['0001', '0011']) {
    await tile(page, name).click();
    await deeds(page, `Where to put ${name}`).first().click();
  }
  // 25, and 1 and 2 for the two plays.
  await expect(score(page)).toContainText('28 points');
});

test('5555 laid by the same opener earns the choice', async ({ page }) => {
  await hurry(page);
  await load(page, { hands: ['5555 0000 0001 0011 0122', '0044 0111 2222 1333 3333'], well: '0002 0003' });
  await tile(page, '5555').click();
  await page.locator('.place .spot').click();
  await expect(score(page)).toContainText('20 points');
  await page.getByRole('button', { name: '+25 points' }).click();
  await expect(score(page)).toContainText('45 points');
});

test('a tile turns automatically over a place, and by key, wheel and click to the next way that fits', async ({
  page,
}) => {
  await hurry(page);
  await load(page, CROSS);
  await tile(page, '1444').click();
  const below = await beside(page, 0, 0, 1);
  await page.mouse.move(below.x, below.y);
  const aimed = page.locator('.deeds .aimed');
  const numbers = page.locator('.trial > .ghost text');
  await expect(aimed).toHaveAccessibleName('4414 at 0,-1: 13');
  await expect(numbers).toHaveText(['4', '4', '1', '4']);
  await page.keyboard.press('r');
  await expect(aimed).toHaveAccessibleName('4441 at 0,-1: 13');
  await expect(numbers).toHaveText(['4', '4', '4', '1']);
  await page.keyboard.press('r');
  await expect(aimed).toHaveAccessibleName('4414 at 0,-1: 13');
  await page.keyboard.press('Shift+R');
  await expect(aimed).toHaveAccessibleName('4441 at 0,-1: 13');
  await page.mouse.wheel(0, 100);
  await expect(aimed).toHaveAccessibleName('4414 at 0,-1: 13');
  await page.waitForTimeout(200);
  await page.mouse.wheel(0, -100);
  await expect(aimed).toHaveAccessibleName('4441 at 0,-1: 13');
  await page.mouse.click(below.x, below.y);
  await expect(page.getByRole('log')).toContainText('You laid 4441@0,-1 → 13');
});

test('a click on the picked tile turns it in the hand', async ({ page }) => {
  await hurry(page);
  await load(page, CROSS);
  const face = tile(page, '1444').locator('text');
  await tile(page, '1444').click();
  await expect(face).toHaveText(['1', '4', '4', '4']);
  await tile(page, '1444').click();
  await expect(face).toHaveText(['4', '1', '4', '4']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(face).toHaveText(['1', '4', '4', '4']);
});

test('with keys, turning moves the focus to the button that lays the tile that way', async ({ page }) => {
  await hurry(page);
  await load(page, CROSS);
  await tile(page, '1444').focus();
  await page.keyboard.press('Enter');
  const buttons = deeds(page, 'Where to put 1444');
  await buttons.filter({ hasText: '4414 at 0,-1' }).focus();
  await page.keyboard.press('r');
  await expect(buttons.filter({ hasText: '4441 at 0,-1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('You laid 4441@0,-1 → 13');
});

test('where a tile does not fit, its corners and a sentence say which number is asked for', async ({ page }) => {
  await hurry(page);
  await load(page, CROSS);
  const held = await hand(page).getByRole('button').count();
  await tile(page, '0044').click();
  const above = await beside(page, 2, 0, -1);
  await page.mouse.move(above.x, above.y);
  await expect(page.locator('.trial .pill')).toHaveText('✕ does not match');
  await expect(page.locator('.trial > .marks .asks')).toHaveText(['3']);
  await expect(page.locator('.trial > .marks .dot')).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(page.locator('.trial > .marks .asks')).toHaveText(['4', '3']);
  await page.mouse.click(above.x, above.y);
  await expect(page.locator('.sentence.refused')).toHaveText(
    'It does not match: it needs 4 bottom right and 3 bottom left.',
  );
  await expect(hand(page).getByRole('button')).toHaveCount(held);
});

test('a tile let go at a corner, on another tile or far away says why not', async ({ page }) => {
  await hurry(page);
  await load(page, CROSS);
  const drop = async (x: number, y: number) => {
    const box = (await tile(page, '0044').boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  };
  const refused = page.locator('.sentence.refused');
  const [corner, on, far] = [await beside(page, 0, 2, 1), await beside(page, 0, 0, 0), await beside(page, 0, -4, 2)];
  await drop(corner.x, corner.y);
  await expect(refused).toContainText('It would touch other tiles only at corners');
  await drop(on.x, on.y);
  await expect(refused).toHaveText('There is already a tile there.');
  await drop(far.x, far.y);
  await expect(refused).toHaveText('It would touch no other tile.');
});

test('drawn tiles and the points they cost are counted', async ({ page }) => {
  await hurry(page);
  await load(page, {
    hands: ['4444 0012 1122', '0444 1133 2222'],
    well: '1111 3333 0034 0123',
    moves: ['0 4444@0,0', '0 take-25', '1 4044@1,0'],
  });
  const sentence = page.locator('.sentence');
  await expect(sentence).toContainText('Nothing fits: draw a tile, −20 points each.');
  // One press, until something fits.
  await page.getByRole('button', { name: 'Draw (−20 each)' }).click();
  await expect(sentence).toContainText('You drew 3: −60 points. One of your tiles fits: lay it.');
  // 16 and 25, less three times 20.
  await expect(score(page)).toContainText('−19');
});

test('a tile that does not match breaks no rule of accessibility, light and dark', async ({ page }) => {
  await hurry(page);
  await load(page, CROSS);
  await tile(page, '0044').click();
  const above = await beside(page, 2, 0, -1);
  await page.mouse.click(above.x, above.y);
  expect(await violationsInBoth(page)).toEqual([]);
});

test('in French', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const naming = { bring: 'Importer une partie', resume: /^Reprendre\s?: Quad-Ominos/, hand: 'Votre main' };
  const mine = (name: string) => page.getByRole('list', { name: naming.hand }).getByRole('button', { name });
  await load(page, CROSS, naming);
  await expect(page.locator('.sentence')).toHaveText(
    'À vous. 2 de vos carreaux conviennent : posez-en un, côte à côte.',
  );
  await mine('0012').click();
  await expect(page.locator('.sentence.refused')).toHaveText('0012 ne va nulle part, dans aucun sens.');
  await mine('0044').click();
  const above = await beside(page, 2, 0, -1);
  await page.mouse.click(above.x, above.y);
  await expect(page.locator('.trial .pill')).toHaveText('✕ ne correspond pas');
  await expect(page.locator('.sentence.refused')).toHaveText('Cela ne correspond pas : il faut 3 en bas à gauche.');
  const right = await beside(page, 1, 0, -1);
  await page.mouse.move(right.x, right.y);
  await expect(page.locator('.trial .pill')).toHaveText('8 + supplément : 3 coins');
  await page.mouse.click(right.x, right.y);
  await expect(page.locator('.sentence')).toContainText(
    'Supplément : prenez 25 points, ou posez deux carreaux de plus',
  );
  await page.getByRole('button', { name: '+25 points' }).click();
  await expect(page.getByRole('log')).toContainText('Vous avez pris 25 points');
  await context.close();
});
