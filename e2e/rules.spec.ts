/** The pages with the rules: every option and every choice of the engine is named there, in both languages. */

import { expect, type Page, test } from '@playwright/test';
import { games } from '../packages/rules/src/games';
import { browser as english } from '../packages/words/src/en/browser';
import { browser as french } from '../packages/words/src/fr/browser';
import { violations } from './playing';

const LANGUAGES = [
  ['en', english, 'House rules'],
  ['fr', french, 'Règles de la maison'],
] as const;

/** What the engine allows at any table: asked of its own specification, with every number of players. */
function choices(game: (typeof games)[number]): [option: string, value: string][] {
  return Object.entries(game.options).flatMap(([name, option]) => {
    if (option.kind !== 'choice') return [[name, '']] as [string, string][];
    const values = new Set(game.seats.flatMap((players) => option.values({ players, options: {} }).map(String)));
    return [...values].map((value): [string, string] => [name, value]);
  });
}

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/rules/${game}`);
  await expect(page.locator('.rules-text')).toBeVisible();
}

for (const [language, words, title] of LANGUAGES)
  test(`every option and its choices are on the page, ${language}`, async ({ browser }) => {
    const page = await browser.newPage({ locale: language });
    for (const game of games) {
      await open(page, game.id);
      const section = page.getByRole('region', { name: title });
      const rows = new Map<string, string>();
      for (const row of await section.locator('dl > div').all()) {
        const [label, text] = await Promise.all([row.locator('dt').textContent(), row.locator('dd').textContent()]);
        rows.set(label!, text!);
      }
      const fields = words.forms[game.id as keyof typeof words.forms];
      for (const [name, value] of choices(game)) {
        const { label, values } = fields[name]!;
        const yesNo: Readonly<Record<string, string>> = { true: words.web.setup.yes, false: words.web.setup.no };
        expect(rows.get(label), `${game.id} ${name}`).toContain(values?.[value] ?? yesNo[value] ?? value);
      }
      expect(rows.size).toBe(Object.keys(game.options).length);
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
  for (const { id } of games) {
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

for (const scheme of ['dark', 'light'] as const)
  test(`rules have no barrier, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const { id } of games) {
      await open(page, id);
      await expect(page.locator('figure.picture svg').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
  });
