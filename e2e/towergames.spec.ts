/** Whole towers and staggered chains, alone and from hand to hand, by mouse, by touch and by keyboard. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { byKeys, skipToGame } from './keys';
import { deeds, hurry, over, playable, playOut, takePlace } from './table';
import { build, fixChance, open, pickPlace, preferPlan, type Wish } from './towertable';

type Press = (what: Locator) => Promise<void>;

const byMouse: Press = (what) => what.click();
const byTouch: Press = (what) => what.tap();
/** A whole round of passing the device would take hundreds of tabs. */
const byEnter: Press = async (what) => {
  await what.focus();
  await what.press('Enter');
};

/** A short game of each kind; strong magnets forgive a lot. */
const SHORT: readonly Wish[] = ['tower', 'staggered'].map((mode) => ({
  hands: ['6-6 6-5 5-5 6-1', '6-4 5-4 4-4 5-1'],
  stock: '6-3 3-3 2-2',
  options: { mode, magnets: 'strong' },
}));

test('alone, a whole tower and a whole chain by mouse on the plan', { tag: '@firefox' }, async ({ page }) => {
  await fixChance(page, 1);
  await hurry(page);
  await preferPlan(page);
  for (const wish of SHORT) {
    await open(page, wish);
    const moves = await playOut(page, async () => {
      if ((await playable(page).count()) === 0) return deeds(page).first().click();
      await (await pickPlace(page, byMouse)).hover();
      const box = (await page.locator('.plan .place.aimed').boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    });
    expect(moves).toBeGreaterThan(2);
  }
});

test('alone, a flat chain, a tower and a staggered chain by keyboard, from the skip link on', async ({ page }) => {
  await fixChance(page, 1);
  await hurry(page);
  for (const mode of ['flat', 'tower', 'staggered']) {
    await open(page, { ...SHORT[0]!, options: { mode, magnets: 'strong' } });
    await skipToGame(page);
    if (mode === 'tower') await byKeys(page, page.getByRole('button', { name: 'Plan' }));
    if (mode === 'staggered')
      await expect(page.getByRole('list', { name: 'How the next domino is laid' })).toContainText('You: flat');
    const moves = await playOut(page, async () => {
      if ((await playable(page).count()) === 0) return byKeys(page, deeds(page).first());
      const place = await pickPlace(page, (what) => byKeys(page, what));
      await expect(page.locator('.deeds button').first()).toBeFocused();
      await byKeys(page, place);
    });
    expect(moves).toBeGreaterThan(2);
  }
});

/**
 * Eve and Max build with strong magnets until one of them is out or both have passed; each presses in a way of their own.
 * The machine's chance is fixed, so that what falls and how it ends is the same every time.
 */
async function passAndPlay(page: Page, mode: string, chance: number, ways: Readonly<Record<string, Press>>) {
  await fixChance(page, chance);
  await hurry(page);
  await page.goto('/play/magnetic');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(mode);
  await page.getByLabel('Magnets', { exact: true }).selectOption('strong magnets');
  for (const [seat, name] of Object.keys(ways).entries()) {
    await page.getByLabel(`Who plays at seat ${seat + 1}`).selectOption('a person');
    await page.getByLabel(`Name at seat ${seat + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  const laid: Record<string, number> = {};
  const tiles = page.locator('.hand').getByRole('button', { name: /can be played$/ });
  const ready = page.getByRole('button', { name: /^I am / });
  let name = '';
  for (let steps = 0; steps < 120; steps++) {
    await expect(ready.or(tiles).or(deeds(page)).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) break;
    if (await ready.isVisible()) {
      // Nobody sees the other hand.
      await expect(page.locator('.hand button')).toHaveCount(0);
      name = (await ready.innerText()).replace('I am ', '');
      await ways[name]!(ready);
      await expect(page.getByRole('list', { name: `Hand of ${name}` })).toBeVisible();
      if (steps === 0) await ways[name]!(page.getByRole('button', { name: 'Plan' }));
    } else if ((await tiles.count()) === 0) await ways[name]!(deeds(page).first());
    else {
      await takePlace(await pickPlace(page, ways[name]!, tiles.first()), ways[name]!);
      laid[name] = (laid[name] ?? 0) + 1;
    }
  }
  // Nobody gave up: somebody is out, or nobody can play any more.
  await expect(over(page)).toContainText('Match over');
  await expect(over(page)).toContainText(/is out|is blocked/);
  for (const one of Object.keys(ways)) expect(laid[one]).toBeGreaterThan(2);
}

test('from hand to hand, a whole tower: Eve builds by mouse, Max by keyboard', async ({ page }) => {
  await passAndPlay(page, 'tower', 1, { Eve: byMouse, Max: byEnter });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('alone, a whole tower in space and a whole chain on the plan, by touch', async ({ page }) => {
    await fixChance(page, 1);
    await hurry(page);
    for (const wish of SHORT) {
      await open(page, wish);
      if (wish === SHORT[0]) await expect(page.locator('.space canvas')).toBeVisible();
      else await page.getByRole('button', { name: 'Plan' }).tap();
      const moves = await playOut(page, () => build(page, byTouch));
      expect(moves).toBeGreaterThan(2);
    }
  });

  test('from hand to hand, a whole chain by touch', async ({ page }) => {
    await passAndPlay(page, 'staggered', 1, { Eve: byTouch, Max: byTouch });
  });
});
