/** Every lesson from its first step to its last, as a learner takes it. */

import { expect, type Page, test } from '@playwright/test';
import { byKeys } from './keys';
import { act, byPointer, type Doing, goOn, type Press, status } from './lesson';

/** The first fitting tile on the first of its places. */
const FIRST: Doing = { tile: /can be played$/ };

const COURSES: Readonly<Record<string, readonly (readonly Doing[])[]>> = {
  classic: [
    [{ tile: '6-6' }],
    [FIRST],
    [{ tile: '5-5', place: 'on 6-5' }],
    [{ deed: /^Draw/ }, { deed: /^Draw/ }, { tile: '5-1' }],
    [{ deed: /^Pass/ }],
    [{ tile: '6-3', place: 'on 6-6' }],
    [{ tile: '4-2' }],
    [{ deed: /^Pass/ }],
  ],
  bead: [
    [FIRST],
    [{ tile: 'earth–water', place: /^2/ }],
    [{ tile: 'earth–water', place: /^A/ }],
    [{ tile: 'fire–water', place: /^B/ }],
    [{ tile: 'earth–metal', place: /^C/ }],
    [{ tile: 'wood–earth', place: /^D/ }],
    [{ tile: 'wood–water', place: /^E/ }],
    [{ tile: 'earth–metal', place: /^2/ }],
    [{ tile: 'wood–water', place: /^2/ }],
    [{ tile: 'metal–water', place: /^2/ }],
    [{ tile: 'fire–earth', place: 'at 0,3' }],
  ],
  claims: [
    [{ deed: 'I am stuck' }],
    [{ touch: 'fire–earth' }, { touch: 'wood–metal' }],
    [{ deed: 'I am stuck' }, { tries: 'wood–metal', turns: 3 }],
    [{ tile: 'fire–water' }],
    [{ tile: 'fire–water', place: 'at 2,2' }],
  ],
  quad: [
    [{ tile: '4444' }, { deed: '+25' }],
    [{ tile: '4444' }, { deed: 'Play two' }, FIRST, FIRST],
    [{ tile: '4444' }, { deed: '+25' }],
    [{ tile: '0000' }, FIRST, FIRST],
    [{ tile: '4455' }],
    [{ tile: '1355' }],
    [{ tile: '1355', place: /^4/ }],
    [{ tile: '0511', place: '5110 at -1,1' }, { deed: '+25' }],
    [{ tile: '2355', place: '5235 at 1,0' }, { deed: '+25' }],
    [{ deed: 'Draw' }, { deed: 'Draw' }, FIRST],
    [{ tile: '0155' }],
  ],
  magnetic: [
    [{ tile: '5-5' }],
    [FIRST],
    [{ tile: '4-0', place: /^2/ }],
    [{ deed: /^Draw/ }, FIRST],
    [{ tile: '4-1' }],
    [{ deed: /^Pass/ }],
  ],
  tower: [
    [{ tile: '6-6' }],
    [{ tile: '6-4' }],
    [{ tile: '4-3', place: /^(4 on 6-4.*and 3 on 6-3|3 on 6-3.*and 4 on 6-4)/ }],
    [{ tile: '6-5', place: /^2/ }],
    [{ tile: '5-3', place: /^1/ }],
    [{ tile: '5-4', place: 'hangs east' }],
    [{ tile: '5-2' }],
  ],
  staggered: [
    [{ tile: '6-4' }],
    [{ tile: '4-1', place: /^2/ }],
    [{ tile: '3-1', place: /slid under 4-1/ }],
    [{ deed: /^Draw/ }, FIRST],
    [{ tile: '4-1' }],
  ],
};

async function take(page: Page, course: string, press: Press): Promise<void> {
  const steps = COURSES[course]!;
  await page.goto(`/learn/${course}`);
  for (const [index, doings] of steps.entries()) {
    await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
    for (const doing of doings) await act(page, doing, press);
    await expect(status(page)).toContainText('Right!');
    await press(page, goOn(page));
  }
  await expect(page.getByRole('heading', { name: /^That is all you need/ })).toBeVisible();
}

// One course for each kind of board; by keyboard all of them are taken.
test.describe('by pointer', () => {
  for (const course of ['classic', 'bead', 'quad', 'tower']) test(course, ({ page }) => take(page, course, byPointer));
});

test.describe('by keyboard alone', () => {
  for (const course of Object.keys(COURSES)) test(course, ({ page }) => take(page, course, byKeys));
});

test('a wrong answer is explained by the rules, and nothing is lost', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/learn/bead');
  const step = (n: number) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: `Step ${n}` });
  const refused: readonly (readonly [number, string, string])[] = [
    [2, 'earth–water', 'That is not a cycle'],
    [8, 'earth–metal', 'It must extend at least two groups, but it extends only the row'],
    [9, 'wood–water', '4 dominoes would lie side by side'],
    [10, 'metal–water', 'It must extend at least two groups, but it extends only the row'],
  ];
  for (const [n, tile, why] of refused) {
    await step(n).click();
    await act(page, { tile, place: /^1/ }, byPointer);
    await expect(status(page)).toContainText(why);
    await expect(goOn(page)).toHaveCount(0);
  }
  // Legal, but not what was asked for.
  await step(4).click();
  await act(page, { tile: 'fire–water', place: /^(?!B)/ }, byPointer);
  await expect(status(page)).toContainText('this step wants something else');
  await act(page, { tile: 'fire–water', place: /^B/ }, byPointer);
  await expect(status(page)).toContainText('80 points');
});

test('touching a domino that does not fit is explained, and the lesson goes on', async ({ page }) => {
  await page.goto('/learn/claims');
  await page.getByRole('button', { name: 'Step 2' }).click();
  await act(page, { touch: 'water–water' }, byPointer);
  await expect(status(page)).toHaveText('That domino does not fit anywhere.');
  await act(page, { touch: 'fire–earth' }, byPointer);
  await expect(status(page)).toContainText('That domino does not fit anywhere. Next to the two wood beads');
  await act(page, { touch: 'wood–metal' }, byPointer);
  await expect(status(page)).toContainText('Now Ana has to lay a domino');
});

test('a tile that fits nowhere says why', async ({ page }) => {
  await page.goto('/learn/classic');
  await page.getByRole('button', { name: 'Step 2' }).click();
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /^3-1/ }).click();
  await expect(status(page)).toContainText('3-1 does not fit: the open ends are 6 and 5.');
});

test('a step shows beads, lights groups and their sum; a hint helps; and the end leads on', async ({ page }) => {
  await page.goto('/learn/bead');
  await expect(page.getByText('11 steps, about 5 minutes')).toBeVisible();
  const teaching = page.getByRole('region', { name: 'Groups and cycles' });
  await expect(teaching).toContainText('wood, fire, wood, fire');
  await expect(teaching).not.toContainText('a b');
  const board = page.getByRole('main');
  // The four groups of the square have two beads each.
  await expect(board.getByText('2', { exact: true })).toHaveCount(4);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('button', { name: 'A: over two columns' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(status(page)).toContainText('Here is one way');
  await act(page, { tile: 'earth–water', place: /^A/ }, byPointer);
  await expect(board.getByText('3 × 5 = 15')).toBeVisible();
  for (const length of ['3', '5']) await expect(board.getByText(length, { exact: true })).toBeVisible();
  await expect(steps.getByRole('progressbar', { name: '1 of 11 done' })).toBeVisible();

  await page.goto('/learn/classic');
  await steps.getByRole('button', { name: 'Blocked' }).click();
  await act(page, { deed: /^Pass/ }, byPointer);
  await expect(page.getByRole('list', { name: 'Hand of Ana' }).getByRole('img', { name: '5-4' })).toBeVisible();
  await goOn(page).click();
  await expect(page.getByRole('link', { name: /^Next: All Fives/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All the rules' })).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
});

test('with text twice as large, everything in a lesson can be reached on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/learn/classic');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: /^Steps/ }).click();
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Doubles' }).click();
  await act(page, { tile: '5-5', place: 'on 6-5' }, byPointer);
  await goOn(page).click();
  await expect(page.getByRole('region', { name: 'Nothing fits' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('progress is kept', async ({ page }) => {
  await page.goto('/learn/classic');
  await act(page, { tile: '6-6' }, byPointer);
  await goOn(page).click();
  await expect(page.getByText('Step 2 of 8')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn to play: Dominoes' }).click();
  await expect(page.getByText('Step 2 of 8')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Step 1: The lead (done)' })).toBeVisible();
});

test('a first visit is led to the first move of every game within thirty seconds', async ({ page }) => {
  for (const [name, course] of [
    ['Dominoes', 'classic'],
    ['Domino Bead Game', 'bead'],
    ['Quad-Ominos', 'quad'],
    ['Magnetic Domino', 'magnetic'],
  ] as const) {
    await page.goto('/');
    const began = Date.now();
    await page.getByRole('link', { name: `Learn to play: ${name}` }).click();
    await act(page, COURSES[course]![0]![0]!, byPointer);
    if (course === 'quad') await act(page, { deed: '+25' }, byPointer);
    await expect(status(page)).toContainText('Right!');
    expect(Date.now() - began).toBeLessThan(30_000);
  }
});

test('the first table of a variant offers its lesson, once', async ({ page }) => {
  const offer = page.getByRole('complementary', { name: 'New to Dominoes?' });
  const start = async (variant = 'Draw') => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Dominoes', exact: true }).click();
    await page.getByRole('radio', { name: variant }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
  };
  await start();
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toHaveCount(0);
  await start();
  await page.waitForTimeout(500);
  await expect(offer).toHaveCount(0);
  await start('All Fives');
  const fives = page.getByRole('complementary', { name: 'New to All Fives?' });
  await fives.getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL(/\/learn\/fives$/);
});
