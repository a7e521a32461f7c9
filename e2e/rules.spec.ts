/** The pages with the rules: every option is there, our rulings are marked, and the sheets are credited. */

import { expect, type Page, test } from '@playwright/test';
import { violations } from './playing';

const GAMES = ['classic', 'bead', 'quad', 'magnetic'] as const;

/** Every option of each game, as the form calls it; a unit test compares all of them with the engine. */
const OPTIONS = {
  en: {
    title: 'House rules',
    classic:
      'Set, When stuck, Drawing, Reserve, Tiles each, Who leads, First tile, Spinners, Doubles count, Double blank counts, Match',
    bead: 'When stuck, A single bead, Strategic game, Starting square, Open hands, Match',
    quad: 'Set, Match',
    magnetic: 'Game, Second domino along the first, Only the ends are open, What counts, Match, Hands, Magnets',
  },
  fr: { title: 'Règles de la maison' },
} as const;

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/rules/${game}`);
  await expect(page.locator('.rules-text')).toBeVisible();
}

test('every option is on the page, with its choices', async ({ page }) => {
  for (const game of GAMES) {
    await open(page, game);
    const rows = page.getByRole('region', { name: OPTIONS.en.title }).locator('dl > div');
    expect((await rows.locator('dt').allTextContents()).join(', ')).toBe(OPTIONS.en[game]);
    for (const row of await rows.all()) expect(await row.getByRole('listitem').count()).toBeGreaterThan(0);
  }
});

test('in French the page is French', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'fr' });
  for (const game of GAMES) {
    await open(page, game);
    const count = OPTIONS.en[game].split(', ').length;
    await expect(page.getByRole('region', { name: OPTIONS.fr.title }).locator('dl > div')).toHaveCount(count);
    await expect(page.locator('.rules-text')).not.toContainText(/\b(the|and|with|dominoes|tiles)\b/);
  }
  await page.close();
});

test('rulings are marked as ours, each with its reason, and the sheet is credited', async ({ page }) => {
  const credits: Readonly<Record<string, readonly string[]>> = {
    classic: ['rule sheet'],
    bead: ['Sid Sackson', 'Franjos', 'François Haffner', '2004'],
    quad: ['Pressman', '1978'],
    magnetic: ['Widyka', 'A1602670'],
  };
  for (const id of GAMES) {
    await open(page, id);
    const rulings = page.getByRole('region', { name: 'Rulings of ours' }).getByRole('listitem');
    expect(await rulings.count()).toBeGreaterThan(5);
    for (const ruling of await rulings.all()) await expect(ruling).toContainText(/^Our ruling .+Why: .+/s);
    for (const name of credits[id]!) await expect(page.locator('.rules-text section').last()).toContainText(name);
    await expect(page.locator('figure.picture svg').first()).toBeVisible();
  }
});

test('the shelf and the menu of a table lead to the rules', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules of Quad-Ominos' }).click();
  await expect(page.getByRole('heading', { name: 'Quad-Ominos: the rules' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Dominoes' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Rules of the game' }).click();
  await expect(page.getByRole('heading', { name: 'Dominoes: the rules' })).toBeVisible();
});

test('a game that is not there says so', async ({ page }) => {
  await page.goto('/rules/mahjong');
  await expect(page.getByText('This address leads to no game.')).toBeVisible();
});

for (const [scheme, ids] of [
  ['dark', ['classic', 'quad']],
  ['light', ['bead', 'magnetic']],
] as const)
  test(`rules have no barrier, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const id of ids) {
      await open(page, id);
      await expect(page.locator('figure.picture svg').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
  });
