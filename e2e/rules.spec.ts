/** The pages with the rules: every option is there, our rulings are marked, and the sheets are credited. */

import { expect, type Page, test } from '@playwright/test';
import { hand } from './table';

const GAMES = ['classic', 'bead', 'quad', 'magnetic'] as const;

/** Every option of each game, as the form calls it; a unit test compares all of them with the engine. */
const OPTIONS = {
  en: {
    title: 'House rules',
    classic:
      'Set, When stuck, Drawing, Reserve, Partners, Tiles each, Who leads, First tile, Points for, Spinners, A blocked round counts, Doubles count, Double blank counts, Match',
    bead: 'When stuck, If a domino is pointed out, A single bead, Strategic game, Starting square, Open hands, Match',
    quad: 'Set, Match',
    magnetic: 'Game, Second domino along the first, Only the ends are open, What counts, Match, Hands, Magnets',
  },
  fr: { title: 'Règles maison' },
} as const;

/** `section` is folded until somebody is led there. */
async function open(page: Page, game: string, section = ''): Promise<void> {
  await page.goto(`/rules/${game}${section}`);
  await expect(page.locator('.rules-text')).toBeVisible();
}

test('every option is on the page, with its choices', async ({ page }) => {
  for (const game of GAMES) {
    await open(page, game, '#options');
    const rows = page.getByRole('region', { name: OPTIONS.en.title }).locator('dl > div');
    await expect(rows.locator('dt')).toHaveText(OPTIONS.en[game].split(', '));
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
    await open(page, id, '#rulings');
    const rulings = page.getByRole('region', { name: 'Our rulings' }).getByRole('listitem');
    await expect.poll(() => rulings.count()).toBeGreaterThan(5);
    for (const ruling of await rulings.all()) await expect(ruling).toContainText(/^Our ruling .+Why: .+/s);
    for (const name of credits[id]!) await expect(page.locator('.rules-text section').last()).toContainText(name);
    await expect(page.locator('figure.picture svg').first()).toBeVisible();
  }
});

test('the rules lead to the list of all tiles, and to its sheet', async ({ page }) => {
  await open(page, 'quad');
  await page.getByRole('link', { name: 'All tiles of the game' }).click();
  for (const [name, count] of [
    ['Quad-Ominos, 125 tiles', 125],
    ['Quad-Ominos, 70 tiles', 70],
  ] as const)
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(count);
  await page.getByRole('link', { name: 'Print this list' }).click();
  await expect(page.getByRole('radio', { name: 'List of tiles' })).toBeChecked();
  await expect(page.getByLabel('Set', { exact: true })).toHaveValue('quad-125');
});

test('the rules of the bead game say how to make it, and lead to its tiles and its board', async ({ page }) => {
  await open(page, 'bead');
  await expect(page.locator('.rules-text')).toContainText(
    /two ordinary boxes of dominoes .* every tile with a 0 or a 6/,
  );
  await expect(page.locator('.rules-text')).toContainText('ISBN 0-486-27347-4');
  await page.getByRole('link', { name: 'Print tiles and board' }).click();
  await expect(page.getByLabel('Set', { exact: true })).toHaveValue('bead');
  await expect(page.getByRole('region', { name: 'Making the game' })).toContainText('strong card');
  await page.getByRole('radio', { name: 'Board', exact: true }).check();
  await expect(page.getByRole('img', { name: 'Page 1 of 4' })).toBeVisible();
});

test('the shelf and the menu of a table lead to the rules', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules of Quad-Ominos' }).click();
  await expect(page.getByRole('heading', { name: 'Quad-Ominos: the rules' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Dominoes' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('Be the first to lay all your tiles');
  const whole = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'All the rules' }).click();
  await expect((await whole).getByRole('heading', { name: 'Dominoes: the rules' })).toBeVisible();
  // The table is still there.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(hand(page)).toBeVisible();
});

test('contents lead to every section, and open what is folded', async ({ page }) => {
  await open(page, 'classic');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const spinners = page.getByRole('region', { name: 'Spinners' });
  await expect(spinners.getByRole('figure')).toHaveCount(0);
  await contents.getByRole('link', { name: 'Spinners' }).click();
  await expect(spinners.getByRole('figure')).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Spinners' })).toHaveAttribute('aria-current', 'location');
  // Folded again, the same link opens it again.
  await spinners.getByRole('heading').click();
  await expect(spinners.getByRole('figure')).toHaveCount(0);
  await contents.getByRole('link', { name: 'Spinners' }).click();
  await expect(spinners.getByRole('figure')).toBeInViewport();
  // The list stays in sight on a wide screen, beside a text with its pictures beside it.
  await contents.getByRole('link', { name: 'Who leads', exact: true }).click();
  const lead = page.getByRole('region', { name: 'Who leads', exact: true });
  await expect(contents).toBeInViewport();
  const [text, picture] = await Promise.all([
    lead.getByRole('heading').boundingBox(),
    lead.getByRole('figure').boundingBox(),
  ]);
  expect(picture!.x).toBeGreaterThan(text!.x + 300);
  expect(Math.abs(picture!.y - text!.y)).toBeLessThan(60);
  // On a phone it is folded, and the pictures stand below.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents.getByRole('link', { name: 'Who leads', exact: true })).toBeHidden();
  await contents.getByText('Contents').click();
  await contents.getByRole('link', { name: 'Our rulings' }).click();
  await expect(page.getByRole('region', { name: 'Our rulings' }).getByText('Our ruling').first()).toBeInViewport();
  await page.goto('/rules/classic#ruling-7');
  await page.reload();
  await expect(page.getByText('A player who can play must play.')).toBeInViewport();
});

test('a game that is not there says so', async ({ page }) => {
  await page.goto('/rules/mahjong');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
});
