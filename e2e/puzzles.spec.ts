/** A puzzle of each game, solved and missed; the puzzle of the day, and days in a row. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { act, byPointer, type Doing, status } from './lesson';
import { overflowing } from './overflow';

interface Puzzle {
  readonly best: string;
  readonly proof: string;
  readonly mode: string;
  readonly misses: number;
}

/** Sets of variants, each in a file of its own. */
const FILES: Readonly<Record<string, string>> = {
  fives: 'classic/bot/puzzles-fives.jsonl',
  partners: 'classic/bot/puzzles-partners.jsonl',
};

/** The file that everybody gets; a person would have to find the answer. */
function puzzles(set: string): Puzzle[] {
  const file = fileURLToPath(new URL(`../games/${FILES[set] ?? `${set}/bot/puzzles.jsonl`}`, import.meta.url));
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { best, proof, options, misses } = JSON.parse(line);
    return { best, proof, mode: options.mode, misses };
  });
}

/** Easy puzzles are missed less than 25 times in a hundred, hard ones 75 times at least; each grade is numbered from 1. */
function nameOf(game: string, number: number): string {
  const gradeOf = ({ misses }: Puzzle) => (misses < 25 ? 'Easy' : misses < 75 ? 'Medium' : 'Hard');
  const all = puzzles(game).slice(0, number).map(gradeOf);
  return `${all.at(-1)} ${all.filter((grade) => grade === all.at(-1)).length}`;
}

const COLOURS = ['wood', 'fire', 'earth', 'metal', 'water'];

function onLine(move: string): Doing {
  const [tile, anchor] = move.split('@');
  return { tile: tile!, place: `on ${anchor}` };
}

/** What is to be picked and pressed for a move, as the board of each game calls it. */
const DOING: Readonly<Record<string, (move: string) => Doing>> = {
  classic: onLine,
  fives: onLine,
  partners: onLine,
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
  return puzzles(game).findIndex(({ best, proof }) => best.includes('@') && proof !== 'search') + 1;
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
      if (text === 'More places' || ('place' in right && text.includes(right.place as string))) continue;
      await places.nth(place).click();
      await expect(status(page)).toContainText('another move is better');
      return;
    }
  }
  throw new Error('there was nothing wrong to try');
}

const NAMES: Readonly<Record<string, string>> = {
  classic: 'Dominoes',
  fives: 'All Fives',
  partners: 'Partners',
  bead: 'Domino Bead Game',
  quad: 'Quad-Ominos',
};

for (const game of Object.keys(NAMES))
  test(`${game}: a wrong move, then the right one`, async ({ page }) => {
    const number = laying(game);
    const doing = DOING[game]!(puzzles(game)[number - 1]!.best);
    await page.goto(`/puzzles/${game}/${number}`);
    await missIt(page, doing);
    await act(page, doing, byPointer);
    await expect(status(page)).toContainText('That’s it!');
    await expect(status(page)).toContainText('Proved: with best play on both sides');
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('radio', { name: NAMES[game]! }).check();
    await expect(page.getByRole('link', { name: `${nameOf(game, number)} (missed)` })).toBeVisible();
  });

test('partners: the task and the open hands say who the partner is, and the result is the side’s', async ({ page }) => {
  const number = laying('partners');
  await page.goto(`/puzzles/partners/${number}`);
  await expect(page.getByText('Your side to play: find the best move for you and Bo, your partner.')).toBeVisible();
  const hands = page.getByRole('region', { name: 'Open hands' });
  await expect(hands.getByRole('list')).toHaveCount(3);
  for (const name of ['Hand of Ana', 'Hand of Bo, your partner', 'Hand of Cleo'])
    await expect(hands.getByRole('list', { name, exact: true })).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(overflowing)).toEqual([]);
  }
  await act(page, onLine(puzzles('partners')[number - 1]!.best), byPointer);
  await expect(status(page)).toContainText(/your side (gains|loses)/);
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
    await page.getByRole('button', { name: 'Show solution' }).click();
    await expect(status(page)).toContainText('The best move was:');
    await expect(status(page)).toContainText('According to long searches, you');
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
    await expect(status(page)).toContainText(/another move is better|That’s it!/, { timeout: 30_000 });
    if (await status(page).filter({ hasText: 'That’s it!' }).count()) break;
  }
  await expect(status(page)).toContainText('According to long searches, you');
});

test('the puzzle of the day is the same for everyone, and streaks are counted', async ({ page }) => {
  // By hand: 2026-11-16 is day 20,773 since 1970; 20,773 = 4 × 5,193 + 1, so the second game, the bead game,
  // and 5,193 × 37 = 192,141, so the 42nd of a hundred.
  await page.clock.setFixedTime(new Date(2026, 10, 16, 12));
  await page.goto('/puzzles');
  await expect(page.getByRole('region', { name: 'Puzzle of the day' })).toContainText(
    `Domino Bead Game: ${nameOf('bead', 42)}`,
  );
  await expect(page.getByText('Solve it today to start a streak.')).toBeVisible();
  for (const [day, row] of [
    [16, '1-day streak'],
    [17, '2-day streak'],
  ] as const) {
    await page.clock.setFixedTime(new Date(2026, 10, day, 12));
    await page.goto('/puzzles');
    await page.getByRole('link', { name: 'Solve it' }).click();
    await expect(page).toHaveURL(/\/puzzles\/\w+\/\d+$/);
    const [, game, number] = /\/puzzles\/(\w+)\/(\d+)$/.exec(page.url())!;
    await act(page, DOING[game!]!(puzzles(game!)[Number(number) - 1]!.best), byPointer);
    await expect(status(page)).toContainText('That’s it!');
    await page.goto('/puzzles');
    await expect(page.getByRole('region', { name: 'Puzzle of the day' })).toContainText(row);
  }
  await page.clock.setFixedTime(new Date(2026, 10, 19, 12));
  await page.goto('/puzzles');
  await expect(page.getByText('Solve it today to start a streak.')).toBeVisible();
});

test('the list shows the positions, fits every window, and leads from one unsolved puzzle to the next', async ({
  page,
}) => {
  await page.goto('/puzzles');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1366, 650],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const first = page.getByRole('link', { name: 'Easy 1', exact: true });
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator('.domino').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // What is far below is not drawn; in a wide window nothing is far.
    if (width < 800) await expect(page.getByRole('link', { name: /^Hard/ }).last().locator('svg')).toHaveCount(0);
  }
  await page.getByRole('radio', { name: 'Dominoes' }).check();
  await page.getByRole('link', { name: 'Next unsolved: Easy 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dominoes: Easy 1');
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(overflowing)).toEqual([]);
  }
  // The second line of the file, as Easy 1 is.
  await act(page, DOING.classic!(puzzles('classic')[1]!.best), byPointer);
  await page.getByRole('link', { name: 'Next unsolved' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dominoes: Easy 2');
});

test('a number that is not there says so', async ({ page }) => {
  await page.goto('/puzzles/quad/4711');
  await expect(page.getByRole('heading', { name: 'Puzzle not found' })).toBeVisible();
});
