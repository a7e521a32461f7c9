/** A puzzle of each game, solved and missed; the puzzle of the day, and days in a row. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { act, byPointer, type Doing, status } from './learning';
import { violationsInBoth } from './playing';

interface Puzzle {
  readonly best: string;
  readonly proof: string;
  readonly mode: string;
}

/** The file that everybody gets; a person would have to find the answer. */
function puzzles(game: string): Puzzle[] {
  const file = fileURLToPath(new URL(`../packages/bots/src/puzzles/${game}.jsonl`, import.meta.url));
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { best, proof, options } = JSON.parse(line);
    return { best, proof, mode: options.mode };
  });
}

const COLOURS = ['wood', 'fire', 'earth', 'metal', 'water'];

/** What is to be picked and pressed for a move, as the board of each game calls it. */
const DOING: Readonly<Record<string, (move: string) => Doing>> = {
  classic(move) {
    const [tile, anchor] = move.split('@');
    return { tile: tile!, place: `on ${anchor}` };
  },
  bead(move) {
    const [, a, b, at, way] = /^(\d)-(\d)@(.*)([EN])$/.exec(move)!;
    const [low, high] = [Number(a), Number(b)].sort();
    const [first, second] = [COLOURS[Number(a) - 1], COLOURS[Number(b) - 1]];
    const place = `${first} ${way === 'E' ? '→' : '↑'} ${second} at ${at}`;
    return { tile: `${COLOURS[low! - 1]}–${COLOURS[high! - 1]}`, place };
  },
  quad(move) {
    const [numbers, cell] = move.split('@');
    const turns = [0, 1, 2, 3].map((n) => numbers!.slice(n) + numbers!.slice(0, n)).sort();
    return { tile: turns[0]!, place: `${numbers} at ${cell}:` };
  },
};

/** The number of a puzzle whose answer lays a tile. */
function laying(game: string): number {
  return puzzles(game).findIndex(({ best, proof }) => best.includes('@') && proof === 'exact') + 1;
}

/** Tries placements from the first on until one is wrong; gives whether the board said so. */
async function missIt(page: Page, right: Doing): Promise<void> {
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /can be played$/ });
  await expect(hand.first()).toBeVisible();
  for (let tile = 0; tile < (await hand.count()); tile++) {
    await hand.nth(tile).click();
    const places = page.getByRole('group', { name: /^Where to put/ }).getByRole('button');
    for (let place = 0; place < (await places.count()) - 1; place++) {
      const text = (await places.nth(place).textContent()) ?? '';
      if ('place' in right && text.includes(right.place as string)) continue;
      await places.nth(place).click();
      await expect(status(page)).toContainText('another move is better');
      return;
    }
  }
  throw new Error('there was nothing wrong to try');
}

for (const game of ['classic', 'bead', 'quad'])
  test(`${game}: a wrong move, then the right one`, async ({ page }) => {
    const number = laying(game);
    const doing = DOING[game]!(puzzles(game)[number - 1]!.best);
    await page.goto(`/puzzles/${game}/${number}`);
    await missIt(page, doing);
    await act(page, doing, byPointer);
    await expect(status(page)).toContainText('That is it!');
    await expect(status(page)).toContainText('Proved: with best play on both sides');
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.getByRole('radio').first().check();
    await page
      .getByRole('radio', { name: { classic: 'Dominoes', bead: 'Domino Bead Game', quad: 'Quad-Ominos' }[game]! })
      .check();
    await expect(page.getByRole('link', { name: `Puzzle ${number} (missed)` })).toBeVisible();
  });

test('magnetic: a wrong move, and the answer is shown', async ({ page }) => {
  for (const [index, { best }] of puzzles('magnetic').entries()) {
    await page.goto(`/puzzles/magnetic/${index + 1}`);
    const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: /can be played$/ });
    await expect(hand.first()).toBeVisible();
    const [low, high] = [best.slice(0, 1), best.slice(2, 3)].sort();
    // Another domino than the one that is asked for is wrong wherever it goes.
    const other = hand.and(page.locator(`:not([aria-label^="${high}-${low},"])`));
    if ((await other.count()) === 0) continue;
    await other.first().click();
    await page
      .getByRole('group', { name: /^Where to put/ })
      .getByRole('button')
      .first()
      .click();
    await expect(status(page)).toContainText('another move is better');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(status(page)).toContainText('The best move was:');
    await expect(status(page)).toContainText('Long searches expect that you');
    return;
  }
  throw new Error('no puzzle has a second domino to try');
});

test('magnetic: the right move holds', async ({ page }) => {
  // Place after place of the right domino: the one that is asked for is let go and seen to hold.
  const all = puzzles('magnetic');
  const number = all.findIndex(({ best, mode }) => best.includes('@') && mode === 'tower') + 1;
  await page.goto(`/puzzles/magnetic/${number}`);
  const [low, high] = [all[number - 1]!.best.slice(0, 1), all[number - 1]!.best.slice(2, 3)].sort();
  const tile = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: `${high}-${low},` });
  const places = page.getByRole('group', { name: /^Where to put/ }).getByRole('button');
  for (let place = 0; ; place++) {
    if (!(await places.first().isVisible())) await tile.click();
    await places.nth(place).click();
    await expect(status(page)).toContainText(/another move is better|That is it!/, { timeout: 30_000 });
    if (await status(page).filter({ hasText: 'That is it!' }).count()) break;
  }
  await expect(status(page)).toContainText('Long searches expect that you');
});

test('the puzzle of the day is the same for everyone, and days in a row are counted', async ({ page }) => {
  // By hand: 2026-11-16 is day 20,773 since 1970; 20,773 = 4 × 5,193 + 1, so the second game, the bead game,
  // and 5,193 × 37 = 192,141, so the 42nd of a hundred.
  await page.clock.setFixedTime(new Date(2026, 10, 16, 12));
  await page.goto('/puzzles');
  await expect(page.getByRole('region', { name: 'Puzzle of the day' })).toContainText('Domino Bead Game: puzzle 42');
  await expect(page.getByText('Solve it today to begin a row of days.')).toBeVisible();
  for (const [day, row] of [
    [16, '1 day in a row'],
    [17, '2 days in a row'],
  ] as const) {
    await page.clock.setFixedTime(new Date(2026, 10, day, 12));
    await page.goto('/puzzles');
    await page.getByRole('link', { name: 'Solve it' }).click();
    await expect(page).toHaveURL(/\/puzzles\/\w+\/\d+$/);
    const [, game, number] = /\/puzzles\/(\w+)\/(\d+)$/.exec(page.url())!;
    await act(page, DOING[game!]!(puzzles(game!)[Number(number) - 1]!.best), byPointer);
    await expect(status(page)).toContainText('That is it!');
    await page.goto('/puzzles');
    await expect(page.getByRole('region', { name: 'Puzzle of the day' })).toContainText(row);
  }
  await page.clock.setFixedTime(new Date(2026, 10, 19, 12));
  await page.goto('/puzzles');
  await expect(page.getByText('Solve it today to begin a row of days.')).toBeVisible();
});

test('a number that is not there says so', async ({ page }) => {
  await page.goto('/puzzles/quad/4711');
  await expect(page.getByRole('heading', { name: 'There is no such puzzle' })).toBeVisible();
});

test('puzzles have no barrier, light and dark', async ({ page }) => {
  for (const address of ['/puzzles', '/puzzles/bead/1', '/puzzles/quad/2']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await violationsInBoth(page)).toEqual([]);
  }
});
