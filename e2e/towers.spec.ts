/** Towers and staggered chains at the table: letting go, falls, and the plan. Whole games and the views in space have files of their own. */

import { physics } from '@boneyard/physics/node';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInBoth } from './barriers';
import { saved } from './storedgame';
import { clickMove, deeds, hand, hurry, start, turn } from './table';
import {
  asPlan,
  bringDown,
  drawn,
  FRENCH,
  open,
  openRecord,
  preferPlan,
  randomGame,
  recordFor,
  rowsIn,
  STAIR,
} from './towertable';

const GAME = 'Magnetic Domino';

const told = (page: Page) => page.getByRole('log');

/** Drags a playable domino to the place whose name is given in the dock, off its middle by some pixels. */
async function drag(page: Page, tile: string, place: RegExp, off = { x: 0, y: 0 }, steps = 12): Promise<void> {
  await hand(page)
    .getByRole('button', { name: new RegExp(`^${tile},`) })
    .click();
  await page
    .getByRole('group', { name: `Where to put ${tile}` })
    .getByRole('button', { name: place })
    .hover();
  const box = (await page.locator('.place.aimed').boundingBox())!;
  await page.getByRole('button', { name: 'Cancel' }).click();
  const from = (await hand(page)
    .getByRole('button', { name: new RegExp(`^${tile},`) })
    .boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const to = { x: box.x + box.width / 2 + off.x, y: box.y + box.height / 2 + off.y };
  await page.mouse.move(to.x, to.y - 40, { steps });
  await page.mouse.move(to.x, to.y, { steps });
  // A careful hand waits before it lets go.
  await page.waitForTimeout(150);
  await page.mouse.up();
}

/** Waits for something that is shown only for a moment: this many elements with this text. A slow machine does not miss it. */
function glimpse(page: Page, selector: string, count = 1, text = ''): Promise<void> {
  return page.evaluate(
    ([selector, count, text]) =>
      new Promise<void>((seen) => {
        const there = () =>
          [...document.querySelectorAll(selector)].filter(
            (one) => one.checkVisibility() && one.textContent?.includes(text),
          );
        const watch = new MutationObserver(() => {
          if (there().length < count) return;
          watch.disconnect();
          seen();
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    [selector, count, text] as const,
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('on the plan a first tap shows a place and a second one takes it', async ({ page }) => {
    await hurry(page);
    await open(page, { hands: ['6-6 5-4 1-1', '6-5 2-2'], moves: '0 6-6@0,0E; 1 6-5@0,0N' });
    await page.getByRole('button', { name: 'Plan' }).tap();
    await hand(page).getByRole('button', { name: /^5-4/ }).tap();
    const box = (await page.locator('.plan .place').last().boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('.plan .trial')).toBeVisible();
    await expect(hand(page).getByRole('button', { name: /^5-4/ })).toBeVisible();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(told(page)).toContainText('You laid');
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a fall gives everything to who let go, and the highest double starts again', async ({ page }) => {
    await preferPlan(page);
    await open(page, STAIR);
    const question = glimpse(page, '.sentence', 1, 'Does it hold?');
    const flight = glimpse(page, '.taken-dominoes svg', 3);
    await bringDown(page);
    await question;
    // The dominoes are seen to fly to the hand.
    await flight;
    await expect(page.locator('.fall')).toHaveText('You laid 5-4 and everything fell: you take 3 dominoes.');
    await expect(told(page)).toContainText('everything fell: you take 3 dominoes.');
    await expect(told(page)).not.toContainText('You drew');
    await expect(hand(page).getByRole('button')).toHaveCount(4);
    for (const tile of ['1-1', '5-4', '6-5', '6-6'])
      await expect(hand(page).getByRole('button', { name: new RegExp(`^${tile}`) })).toBeVisible();
    await expect(page.locator('.sentence')).toContainText('You lead, with 6-6.');
    // Letting go is final.
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('what a bot brings down flies to the bot, which leads again with the highest double', async ({ page }) => {
    // Whichever way 4-3 hangs on the end of this stair, and however it is let go, the magnets of 6-5 cannot hold it.
    await preferPlan(page);
    await open(page, {
      hands: ['6-6 6-1 3-3 2-0', '6-5 5-4 4-3 2-2'],
      moves: '0 6-6@0,0E; 1 6-5@1,0E; 0 1-6@-1,0E; 1 5-4@2,0E',
      options: { hands: 'real' },
    });
    await expect(page.locator('.plan .standing')).toHaveCount(4);
    const sentence = 'Ana laid 4-3 and everything fell: Ana takes 5 dominoes.';
    // The bot does not wait, so we start watching before it begins.
    const seen = Promise.all([
      glimpse(page, '.sentence', 1, 'Does it hold?'),
      glimpse(page, '.plan .standing', 5),
      glimpse(page, '.taken-dominoes svg', 5),
      glimpse(page, '.fall', 1, sentence),
    ]);
    await deeds(page).filter({ hasText: 'Pass' }).click();
    await seen;
    await expect(told(page)).toContainText('everything fell: Ana takes 5 dominoes.');
    await expect(told(page)).toContainText('Ana laid 6-6');
    await expect(page.locator('.plan .standing')).toHaveCount(1);
    const players = page.getByRole('region', { name: 'Players' }).getByRole('listitem');
    await expect(players.filter({ hasText: 'Ana' })).toContainText('5 tiles');
    await expect(players.filter({ hasText: 'You' })).toContainText('2 tiles');
    await expect(page.locator('.sentence')).toContainText('Your turn.');
  });
});

/**
 * Does the second of two dominoes lie where its place is, seen from the first? Hands tremble by thousandths and by tenths of a
 * degree; one in a hundred thousand times they are exact by chance.
 */
async function liesExactly(page: Page): Promise<boolean> {
  const [first, second] = (await drawn(page)).map((transform) => transform!.match(/-?[\d.]+/g)!.map(Number));
  const halves = [0, 1].map((axis) => 2 * (second![axis]! - first![axis]!));
  return second![2] === 0 && halves.every((off) => Math.abs(off - Math.round(off)) < 0.001);
}

test('a bot lets go with a hand that trembles', async ({ page }) => {
  await hurry(page);
  await preferPlan(page);
  await open(page, { hands: ['6-6 1-1', '6-5 2-2'], moves: '0 6-6@0,0E', options: { hands: 'real' } });
  await expect(page.locator('.plan .standing')).toHaveCount(2);
  await expect.poll(() => liesExactly(page)).toBe(false);
});

test('a place that is looked at in the list comes into sight, on the plan and in space', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await hurry(page);
  await open(page, { hands: ['6-5 1-1', '6-6 2-2'], moves: '1 6-6@0,0E' });
  await asPlan(page);
  await hand(page).getByRole('button', { name: /^6-5/ }).click();
  const places = deeds(page, 'Where to put 6-5');
  const window = page.locator('.viewport');
  const aimed = page.locator('.plan .place.aimed');
  // Near, and pushed aside.
  await window.focus();
  for (let i = 0; i < 5; i++) await window.press('+');
  for (let i = 0; i < 12; i++) await window.press('ArrowRight');
  const inSight = async (place: Locator) => {
    const [frame, box] = [(await window.boundingBox())!, (await place.boundingBox())!];
    const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
    return x > 0 && y > 0 && x < frame.width && y < frame.height;
  };
  expect(await Promise.all((await page.locator('.plan .place').all()).map(inSight))).toContain(false);
  for (const way of ['west', 'east']) {
    await places.filter({ hasText: `hangs ${way}` }).focus();
    await expect.poll(() => inSight(aimed), way).toBe(true);
  }
  await page.getByRole('button', { name: '3D' }).click();
  await expect(page.locator('.space canvas')).toBeVisible();
  await window.focus();
  for (let i = 0; i < 12; i++) await window.press('+');
  const before = await window.screenshot();
  await places.filter({ hasText: 'hangs west' }).focus();
  await expect.poll(async () => before.equals(await window.screenshot())).toBe(false);
});

test('with real hands a careful drag holds and a shaky one topples', async ({ page }) => {
  await hurry(page);
  const table = { hands: ['6-5 1-1', '6-6 2-2'], moves: '1 6-6@0,0E', options: { hands: 'real' } };
  await preferPlan(page);
  await open(page, table);
  await drag(page, '6-5', /at 1,0, 5 hangs east/);
  await expect(told(page)).toContainText('You laid');
  await expect(told(page)).not.toContainText('everything fell');
  await open(page, table);
  // A unit of the plan is 72 pixels here: 27 are 375 thousandths, all the way out.
  await drag(page, '6-5', /at 1,0, 5 hangs east/, { x: 27, y: 0 }, 2);
  await expect(told(page)).toContainText('everything fell: you take 2 dominoes.');
});

test('chosen from a list a domino is let go with a hand that trembles a little', async ({ page }) => {
  await hurry(page);
  await preferPlan(page);
  await open(page, { hands: ['6-5 1-1', '6-6 2-2'], moves: '1 6-6@0,0E', options: { hands: 'real' } });
  await hand(page).getByRole('button', { name: /^6-5/ }).click();
  await deeds(page, 'Where to put 6-5').filter({ hasText: '1,0, 5 hangs north' }).click();
  await expect(page.locator('.plan .standing')).toHaveCount(2);
  await expect.poll(() => liesExactly(page)).toBe(false);
});

test('after a reload in mid-game everything stands where it stood', async ({ page }) => {
  await hurry(page);
  const { match, stood } = await randomGame('towers 7', 4);
  await openRecord(page, recordFor(match));
  await asPlan(page);
  await expect(page.locator('.plan .standing')).toHaveCount(stood.at(-1)!.length);
  await clickMove(page, (what) => what.click());
  await turn(page);
  const settled = async () => {
    const once = await drawn(page);
    await page.waitForTimeout(300);
    expect(await drawn(page)).toEqual(once);
    return once;
  };
  let before: (string | null)[] = [];
  await expect(async () => {
    before = await settled();
  }).toPass();
  // Where hands are real nothing lies exactly.
  expect(before.some((transform) => !/rotate\(-?0\.000\)/.test(transform!))).toBe(true);
  await saved(page);
  await page.reload();
  await expect.poll(() => drawn(page)).toEqual(before);
});

test('after every move of a random game the plan shows the poses of the physics within a pixel', async ({ page }) => {
  const { match, stood } = await randomGame('towers 6', 14);
  expect(Math.max(...stood.map((one) => one.length))).toBeGreaterThan(7);
  expect(stood.filter((one) => one.length === 0).length).toBe(1);
  const { settle } = await physics();
  await preferPlan(page);
  await openRecord(page, recordFor(match));
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
  const rows = rowsIn(recordFor(match).rounds[0]!.moves);
  for (const [i, construction] of stood.entries()) {
    await moves.nth(rows[i]!).click();
    const poses = settle(construction, 'strong');
    await expect(async () => {
      // In the order they are drawn, from the table upwards.
      const screen = await page.locator('.plan .standing').evaluateAll((all) =>
        all.map((one) => {
          const { a, b, e, f } = (one as SVGGElement).getScreenCTM()!;
          return [e, f, a, b] as const;
        }),
      );
      const upwards = construction.map((_, at) => at).sort((a, b) => construction[a]!.z - construction[b]!.z || a - b);
      expect(screen.length).toBe(construction.length);
      const [foot] = screen;
      if (!foot) return;
      const unit = Math.hypot(foot[2], foot[3]);
      for (const [at, [x, y, a, b]] of screen.entries()) {
        const pose = poses.subarray(upwards[at]! * 7, upwards[at]! * 7 + 7);
        expect(Math.abs(x - foot[0] - unit * (pose[0]! - poses[0]!))).toBeLessThan(1);
        expect(Math.abs(y - foot[1] + unit * (pose[1]! - poses[1]!))).toBeLessThan(1);
        // At its ends, a unit from the middle, it is turned by less than a pixel too much or too little.
        const twist = 2 * Math.atan2(pose[5]!, pose[6]!);
        expect(unit * Math.abs(Math.atan2(-b, a) - twist)).toBeLessThan(1);
      }
    }).toPass({ timeout: 10_000 });
  }
});

test('with reduced motion a move is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await preferPlan(page);
  await open(page, STAIR);
  // The engine is fetched by now, or the film would begin later: the film of this fall alone takes more than a second.
  await page.waitForLoadState('networkidle');
  await hand(page).getByRole('button', { name: /^5-4/ }).click();
  const film = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pictures = 0;
        new MutationObserver((changes) => {
          pictures += changes.filter(({ attributeName }) => attributeName === 'transform').length;
          if (document.querySelector('.fall')) resolve(pictures);
        }).observe(document.querySelector('main')!, { subtree: true, attributes: true, childList: true });
      }),
  );
  await deeds(page, 'Where to put 5-4').filter({ hasText: 'hangs east' }).click();
  expect(await film).toBeLessThan(10);
  await expect(page.locator('.taken-dominoes')).toHaveCount(0);
});

test('no rule of accessibility is broken in space, light and dark, and the plan is told in words', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await hurry(page);
  await open(page, { ...STAIR, moves: '0 6-6@0,0E; 1 6-5@2,0E>', options: { mode: 'staggered' } });
  await expect(page.locator('.space canvas')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await asPlan(page);
  await hand(page).getByRole('button', { name: /^5-4/ }).click();
  await expect(page.getByRole('region', { name: 'What stands, from the table upwards' })).toContainText(
    'Level 0: 6-5 from 2,0 to 3,0',
  );
});

test('the flat game fetches neither space nor physics', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await start(page, { game: GAME, rounds: 1 });
  await turn(page);
  await clickMove(page, (what) => what.click());
  expect([...fetched].filter((path) => /space|physics|rapier|wasm|towers/.test(path))).toEqual([]);
  await page.close();
});

test.describe('en français', () => {
  test.use({ locale: 'fr-FR' });

  test('le plan et la chute se disent en français', async ({ page }) => {
    await open(page, STAIR, FRENCH);
    await expect(page.getByRole('button', { name: 'D’en haut' })).toBeVisible();
    await page.getByRole('button', { name: 'Plan' }).click();
    const standing = page.getByRole('region', { name: 'Ce qui tient debout, de la table vers le haut' });
    await expect(standing).toContainText('Étage 1 : 6-5 de 1,0 à 2,0, 5 dans le vide');
    const english = /\b(Stock|level|hangs|on top|tiles|everything)\b/;
    expect(await page.locator('body').innerText()).not.toMatch(english);
    await page.getByRole('list', { name: 'Votre main' }).getByRole('button', { name: /^5-4/ }).click();
    await deeds(page, 'Où poser 5-4').filter({ hasText: 'dans le vide vers l’est' }).click();
    await expect(page.locator('.fall')).toHaveText(
      'Vous avez posé 5-4 et tout s’est écroulé : les 3 dominos sont pour vous.',
    );
    await expect(page.locator('.sentence')).toContainText('6-6');
    await expect(page.getByRole('list', { name: 'Votre main' }).getByRole('button')).toHaveCount(4);
    expect(await page.locator('body').innerText()).not.toMatch(english);
  });
});
