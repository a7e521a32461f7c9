/** What this browser kept before the first release, also before a rule got another default. */

import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { keep, movesStored } from './storedgame';
import { clickMove, deeds, hurry, over, turn } from './table';

/** Nobody can play after 6-6: you hold 1 pip, Ana holds 9 + 2. Options as they were stored then, all but the new one. */
const BLOCKED = {
  format: 'boneyard/1',
  game: 'classic',
  players: 2,
  options: {
    set: 6,
    style: 'block',
    drawing: 'until-playable',
    reserve: 0,
    hand: 7,
    lead: 'heaviest',
    opening: 'forced',
    spinner: 'none',
    doubles: 'both',
    blank: 0,
    match: { target: 100 },
  },
  rounds: [
    {
      deal: {
        hands: [
          ['6-6', '1-0'],
          ['5-4', '2-0'],
        ],
        stock: [],
      },
      moves: ['0 6-6', '1 pass'],
    },
  ],
};

const [ROUND] = BLOCKED.rounds;
/** The same round to its end, as a whole match. */
const FINISHED = {
  ...BLOCKED,
  options: { ...BLOCKED.options, match: { rounds: 1 } },
  rounds: [{ ...ROUND!, moves: [...ROUND!.moves, '0 pass'] }],
};

/** You score the difference, 11 − 1, and not the 11 pips of Ana. */
async function scoresAtEnd(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Position' }).press('End');
  const [you] = await page.getByRole('region', { name: 'Players' }).getByRole('listitem').all();
  await expect(you!).toContainText(/10\s*points/);
}

test('a match that was kept in the former format goes on with its rules', async ({ page }) => {
  await hurry(page);
  await page.goto('/games');
  await expect(page.getByRole('button', { name: 'Import a game' })).toBeVisible();
  await keep(page, 'underway', BLOCKED);
  await page.reload();
  await page.getByRole('link', { name: /^Resume/ }).click();
  expect(await turn(page)).toBe('act');
  await deeds(page).filter({ hasText: 'Pass' }).click();
  await expect(over(page)).toContainText('10');
  await expect(over(page)).not.toContainText('11');
  await page.getByRole('button', { name: 'Next round' }).click();
  expect(await turn(page)).toBe('act');
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('the difference of the hands');
});

test('a finished game of the former format keeps its result, on this device and in a link', async ({ page }) => {
  await page.goto('/games');
  await expect(page.getByRole('button', { name: 'Import a game' })).toBeVisible();
  await keep(page, 'finished', FINISHED);
  await page.goto('/replay/finished');
  await scoresAtEnd(page);
  const packed = deflateRawSync(Buffer.from(JSON.stringify({ ...FINISHED, options: { style: 'block' } })));
  await page.goto(`/replay#g=${packed.toString('base64url')}`);
  await scoresAtEnd(page);
});

interface StoredGame {
  readonly id: string;
  readonly record: { readonly game: string; readonly rounds: readonly { readonly moves: readonly string[] }[] };
}

/** All that the page of commit c384a43 stored: a finished game, one of each kind underway, two pads, a puzzle and settings. */
const FORMER: {
  readonly local: Readonly<Record<string, string>>;
  readonly databases: Readonly<
    Record<string, { readonly version: number; readonly stores: Readonly<Record<string, readonly object[]>> }>
  >;
} = JSON.parse(readFileSync(new URL('former.json', import.meta.url), 'utf8'));
const GAMES = FORMER.databases.boneyard!.stores.games as readonly StoredGame[];
const movesOf = ({ record }: StoredGame) => record.rounds.reduce((sum, { moves }) => sum + moves.length, 0);
/** The finished game is the longest. */
const [finished, ...underway] = [...GAMES].sort((a, b) => movesOf(b) - movesOf(a));

/** Makes the databases as that page did, before this one has been opened. */
async function asItWas(page: Page): Promise<void> {
  await page.goto('/licences.txt');
  await page.evaluate(async ({ local, databases }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [name, { version, stores }] of Object.entries(databases))
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = reject;
        opening.onupgradeneeded = () => {
          for (const [store, items] of Object.entries(stores)) {
            const made = opening.result.createObjectStore(store, { keyPath: 'id' });
            for (const item of items) made.put(item);
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
  }, FORMER);
}

for (const game of underway)
  test(`a game of ${game.record.game} that was begun before the first release goes on`, async ({ page }) => {
    await asItWas(page);
    await page.goto('/games');
    await expect(page.getByRole('link', { name: /^Resume/ })).toHaveCount(underway.length);
    await page.goto(`/table/${game.id}`);
    expect(await turn(page)).toBe('act');
    expect(await page.evaluate(movesStored)).toBe(movesOf(game));
    await clickMove(page, (what) => what.click());
    await expect.poll(() => page.evaluate(movesStored)).toBeGreaterThan(movesOf(game));
  });

test('settings, statistics, a replay, score pads and puzzles are as they were', async ({ page }) => {
  await asItWas(page);
  await page.goto('/statistics');
  // The browser asks for dark.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText(/^1 finished game\b/)).toBeVisible();
  await page.goto(`/replay/${finished!.id}`);
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('max', `${movesOf(finished!)}`);
  await page.goto('/pads');
  const pads = page.getByRole('region', { name: 'Score pads' }).getByRole('listitem');
  await expect(pads).toHaveCount(2);
  await expect(pads.filter({ hasText: 'Ada' })).toContainText('Ben');
  await expect(pads.filter({ hasText: 'Cleo' })).toContainText('Dan');
  await page.goto('/puzzles');
  await page.getByRole('radio').first().check();
  await page.getByRole('radio', { name: 'Dominoes', exact: true }).check();
  await expect(page.getByRole('link', { name: /\(missed\)$/ })).toHaveCount(1);
});
