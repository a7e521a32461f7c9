/** Every lesson from its first step to its last, as a learner takes it. */

import { expect, type Page, test } from '@playwright/test';
import { act, byKeys, byPointer, type Doing, goOn, type Press, status } from './learning';
import { violations } from './playing';

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
    [{ tile: 'earth–water', place: /^A/ }],
    [{ tile: 'fire–water', place: /^B/ }],
    [{ tile: 'earth–metal', place: /^C/ }],
    [{ tile: 'earth–earth', place: /^D/ }],
    [{ tile: 'wood–water', place: /^E/ }],
    [{ tile: 'earth–metal', place: /^2/ }],
    [{ tile: 'wood–water', place: /^2/ }],
    [{ tile: 'metal–water', place: /^2/ }],
    [{ deed: 'I am stuck' }],
  ],
  quad: [
    [{ tile: '4444' }, { deed: '+25' }],
    [{ tile: '4444' }, { deed: 'Play two' }, FIRST, FIRST],
    [{ tile: '4455' }],
    [{ tile: '1355' }],
    [{ tile: '0511', place: '5110 at -1,1' }, { deed: '+25' }],
    [{ tile: '2355', place: '5235 at 1,0' }, { deed: '+25' }],
    [{ deed: 'Draw' }, { deed: 'Draw' }, FIRST],
    [{ tile: '0155' }],
  ],
  magnetic: [[{ tile: '5-5' }], [FIRST], [{ tile: '4-0', place: /^2/ }], [{ deed: /^Draw/ }, FIRST], [{ tile: '4-1' }]],
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

test.describe('by pointer', () => {
  for (const course of Object.keys(COURSES)) test(course, ({ page }) => take(page, course, byPointer));
});

test.describe('by keyboard alone', () => {
  for (const course of Object.keys(COURSES)) test(course, ({ page }) => take(page, course, byKeys));
});

test('a wrong answer is explained by the rules, and nothing is lost', async ({ page }) => {
  await page.goto('/learn/bead');
  const step = (n: number) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: `Step ${n}` });
  const refused: readonly (readonly [number, string, string])[] = [
    [7, 'earth–metal', 'It must extend at least two groups, and it extends only the row'],
    [8, 'wood–water', '4 dominoes would lie side by side'],
    [9, 'metal–water', 'It must extend at least two groups, and it extends only the row'],
  ];
  for (const [n, tile, why] of refused) {
    await step(n).click();
    await act(page, { tile, place: /^1/ }, byPointer);
    await expect(status(page)).toContainText(why);
    await expect(goOn(page)).toHaveCount(0);
  }
  // Legal, but not what was asked for.
  await step(3).click();
  await act(page, { tile: 'fire–water', place: /^(?!B)/ }, byPointer);
  await expect(status(page)).toContainText('this step asks for something else');
  await act(page, { tile: 'fire–water', place: /^B/ }, byPointer);
  await expect(status(page)).toContainText('80 points');
});

test('a tile that fits nowhere says why', async ({ page }) => {
  await page.goto('/learn/classic');
  await page.getByRole('button', { name: 'Step 2' }).click();
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /^3-1/ }).click();
  await expect(status(page)).toContainText('3-1 does not fit: open ends are 6 and 5.');
});

test('progress is kept', async ({ page }) => {
  await page.goto('/learn/classic');
  await act(page, { tile: '6-6' }, byPointer);
  await goOn(page).click();
  await expect(page.getByText('Step 2 of 8')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn in a minute: Dominoes' }).click();
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
    await page.getByRole('link', { name: `Learn in a minute: ${name}` }).click();
    await act(page, COURSES[course]![0]![0]!, byPointer);
    if (course === 'quad') await act(page, { deed: '+25' }, byPointer);
    await expect(status(page)).toContainText('Right!');
    expect(Date.now() - began).toBeLessThan(30_000);
  }
});

test('the first table of a game offers its lesson, once', async ({ page }) => {
  const offer = page.getByRole('complementary', { name: 'New to this?' });
  const start = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Dominoes' }).click();
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
});

for (const [scheme, courses] of [
  ['dark', ['classic', 'bead']],
  ['light', ['quad', 'tower']],
] as const)
  test(`lessons have no barrier, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const course of courses) {
      await page.goto(`/learn/${course}`);
      await act(page, COURSES[course]![0]![0]!, byPointer);
      await expect(status(page)).not.toBeEmpty();
      expect(await violations(page)).toEqual([]);
    }
  });
