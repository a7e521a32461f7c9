/** Dominoes at the table, played by mouse, by keys, by touch, and from what a screen reader is told. */

import { expect, type Page, test } from '@playwright/test';
import { moveByKeys, skipToGame } from './keys';
import { clickMove, deeds, hand, hurry, over, playable, playOut, start, turn } from './table';

/** Drags a playable tile from the hand to the first place that lights up. */
async function dragMove(page: Page): Promise<void> {
  if ((await playable(page).count()) === 0) return deeds(page).first().click();
  const tile = (await playable(page).first().boundingBox())!;
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
  await page.mouse.down();
  await page.mouse.move(tile.x + tile.width / 2, tile.y - 60, { steps: 3 });
  const place = (await page.locator('.place').first().boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('a whole match by mouse, half of it dragged', async ({ page }) => {
  await hurry(page);
  await start(page, { choices: { Spinners: 'the first double' }, rounds: 2 });
  let moves = 0;
  await playOut(page, () => (moves++ % 2 === 0 ? dragMove(page) : clickMove(page, (what) => what.click())));
  expect(moves).toBeGreaterThan(6);
  await expect(page.getByRole('dialog')).toContainText('Match over');
  await expect(page.getByRole('img', { name: 'Scores after each round' })).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(hand(page).getByRole('button')).toHaveCount(7);
});

/** A turn with a tile that fits: nothing may fit what the leader laid. */
async function turnToLay(page: Page): Promise<void> {
  await turn(page);
  while ((await playable(page).count()) === 0) {
    await deeds(page).first().click();
    await turn(page);
  }
}

test('a tile that was dragged nowhere can be clicked at once', async ({ page }) => {
  await hurry(page);
  await start(page, { choices: { 'First tile': 'any tile' }, rounds: 1 });
  await turnToLay(page);
  const tile = playable(page).first();
  const name = ((await tile.getAttribute('aria-label')) ?? '').split(',')[0]!;
  const { x, y, width, height } = (await tile.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 20, { steps: 2 });
  await page.mouse.up();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(deeds(page, `Where to put ${name}`).first()).toBeVisible();
});

test('a whole match by keyboard alone, from the skip link on', { tag: '@firefox' }, async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  await skipToGame(page);
  await playOut(page, () => moveByKeys(page));
  await expect(over(page)).toContainText('Match over');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a whole match by touch', async ({ page }) => {
    await hurry(page);
    await start(page, { rounds: 1 });
    await playOut(page, () => clickMove(page, (what) => what.tap()));
    await expect(over(page)).toContainText('Match over');
  });

  test('a tile is dragged with the finger', async ({ page, context }) => {
    await hurry(page);
    await start(page, { choices: { 'First tile': 'any tile' }, rounds: 1 });
    await turnToLay(page);
    // With what was drawn the hand may be wider than the screen.
    await playable(page).first().scrollIntoViewIfNeeded();
    const touch = await context.newCDPSession(page);
    const tile = (await playable(page).first().boundingBox())!;
    const at = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 };
    const held = await hand(page).getByRole('button').count();
    const press = (type: string, point?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: point ? [point] : [] });
    await press('touchStart', at);
    for (let i = 1; i <= 6; i++) await press('touchMove', { x: at.x, y: at.y - i * 14 });
    const place = (await page.locator('.place').first().boundingBox())!;
    // The tile floats above the finger, so that one sees where it would lie.
    await press('touchMove', { x: place.x + place.width / 2, y: place.y + place.height / 2 + 48 });
    await press('touchEnd');
    await expect(page.getByRole('log')).toContainText(/You (laid|led)/);
    expect(await hand(page).getByRole('button').count()).toBeLessThanOrEqual(held);
  });

  test('two fingers zoom the board', async ({ page, context }) => {
    await hurry(page);
    await start(page, { choices: { 'First tile': 'any tile' }, rounds: 1 });
    await turn(page);
    await clickMove(page, (what) => what.tap());
    const tile = page.locator('.laid').first();
    await expect(tile).toBeVisible();
    await turn(page);
    const before = (await tile.boundingBox())!.width;
    const board = (await page.getByRole('region', { name: /^Board/ }).boundingBox())!;
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    const touch = await context.newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [40, 55, 70, 90])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await tile.boundingBox())!.width).toBeGreaterThan(before * 1.8);
  });

  test('a hand of 25 tiles can be scrolled to its end, and every tile is large enough for a finger', async ({
    page,
  }) => {
    await hurry(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Options of Dominoes' }).click();
    await page.getByLabel('Set', { exact: true }).selectOption('double-twelve');
    await page.getByLabel('Tiles each').fill('25');
    await page.getByRole('button', { name: 'Start' }).click();
    await turn(page);
    const tiles = hand(page).getByRole('button');
    await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(24);
    await tiles.last().scrollIntoViewIfNeeded();
    const box = (await tiles.last().boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('a whole match from the accessibility tree alone', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  for (;;) {
    const tree = await page.locator('body').ariaSnapshot();
    if (/dialog "Match over/.test(tree)) break;
    const tile = /button "(\d+-\d+), can be played"/.exec(tree)?.[1];
    const place = /group "Where to put [^"]+":\s+(?:- text: .*\s+)?- button "([^"]+)"/.exec(tree)?.[1];
    const deed = /group "Actions":\s+(?:- text: .*\s+)?- button "([^"]+)"/.exec(tree)?.[1];
    if (place) await page.getByRole('button', { name: place, exact: true }).click();
    else if (tile) await page.getByRole('button', { name: `${tile}, can be played`, exact: true }).click();
    else if (deed) await page.getByRole('button', { name: deed, exact: true }).click();
    else await page.waitForTimeout(50);
  }
  await expect(over(page)).toContainText('Match over');
});

test('moves are announced in sentences', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  await turn(page);
  await clickMove(page, (what) => what.click());
  await expect(page.getByRole('log')).toContainText(/You (laid|led|drew)/);
  await expect(page.getByRole('log')).toContainText(/Ana (laid|led|drew|passed)/);
  await expect(page.getByRole('log')).toContainText('Your turn.');
});

test('an illegal attempt says why, and nothing is lost', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1, choices: { 'Who leads': 'the heaviest tile' } });
  await turn(page);
  const dull = hand(page).getByRole('button', { name: /cannot be played/ });
  for (let i = 0; i < 10 && (await dull.count()) === 0; i++) {
    await clickMove(page, (what) => what.click());
    await turn(page);
  }
  const held = await hand(page).getByRole('button').count();
  await dull.first().click();
  await expect(page.locator('.sentence.refused')).toHaveText(/does not fit: the open ends are|You must lead/);
  await expect(hand(page).getByRole('button')).toHaveCount(held);
});

test('undo gives the tile back', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  await turnToLay(page);
  const before = await hand(page).getByRole('button').count();
  const tile = ((await playable(page).first().getAttribute('aria-label')) ?? '').split(',')[0]!;
  await clickMove(page, (what) => what.click());
  await expect(hand(page).getByRole('button', { name: new RegExp(`^${tile}\\b`) })).toHaveCount(0);
  await turn(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hand(page).getByRole('button')).toHaveCount(before);
  await expect(hand(page).getByRole('button', { name: `${tile}, can be played` })).toBeVisible();
});

test('a hint names a move that can be made', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1, choices: { 'First tile': 'any tile' } });
  await turn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.sentence')).toContainText('Try:');
});

test('one looks back at a move and returns to now; what happened can be seen again', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  // Who draws lays nothing.
  do {
    await turn(page);
    await clickMove(page, (what) => what.click());
  } while ((await page.locator('.laid').count()) < 3);
  await turn(page);
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
  const laid = await page.locator('.laid').count();
  await moves.first().click();
  await expect(page.locator('.sentence')).toContainText('You are viewing an earlier move.');
  expect(await page.locator('.laid').count()).toBeLessThan(laid);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.laid')).toHaveCount(laid);
  await page.getByRole('button', { name: 'Replay the last moves' }).click();
  await expect(page.locator('.laid')).toHaveCount(laid);
  await expect(page.getByRole('button', { name: 'Replay the last moves' })).toBeVisible();
});

test('the board is moved with the wheel, the pointer and keys, and fitted again', async ({ page }) => {
  await hurry(page);
  await start(page, { rounds: 1, choices: { 'First tile': 'any tile' } });
  await turn(page);
  await clickMove(page, (what) => what.click());
  const tile = page.locator('.laid').first();
  await expect(tile).toBeVisible();
  // What the bot lays may make the board smaller.
  await turn(page);
  const board = page.getByRole('region', { name: /^Board/ });
  const where = async () => (await tile.boundingBox())!;
  const fitted = await where();
  await board.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await where()).width).toBeGreaterThan(fitted.width * 1.3);
  await page.getByRole('button', { name: 'Fit the board' }).click();
  await expect.poll(async () => Math.round((await where()).x)).toBe(Math.round(fitted.x));
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await where()).x).toBeCloseTo(fitted.x - 60, 0);
  await page.keyboard.press('0');
  const box = (await board.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 90, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await where()).x).toBeGreaterThan(fitted.x + 60);
});
