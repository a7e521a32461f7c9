/** What a person does with a score pad, for tests: begins one, writes down, picks tiles, puts right. */

import { expect, type Locator, type Page } from '@playwright/test';

interface Wish {
  readonly game: string;
  readonly names: readonly string[];
  /** Options by their label, with the text of the choice. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly rounds?: number;
  readonly target?: number;
}

export async function begin(page: Page, { game, names, choices = {}, rounds, target }: Wish): Promise<void> {
  await page.goto('/pads');
  const another = page.getByRole('button', { name: 'New pad' });
  await expect(another.or(page.getByRole('button', { name: 'Start' })).first()).toBeVisible();
  if (await another.isVisible()) await another.click();
  await page.getByRole('radio', { name: game, exact: true }).check();
  await page.getByRole('radio', { name: String(names.length), exact: true }).check();
  for (const [seat, name] of names.entries()) await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
  for (const [label, choice] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption(choice);
  const length = page.getByLabel('Match length');
  if ((await length.count()) > 0) await length.selectOption(rounds === undefined ? 'points to reach' : 'rounds');
  await page.getByLabel('Match', { exact: true }).fill(String(rounds ?? target));
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: game })).toBeVisible();
}

export const choose = (scope: Page | Locator, name: string) => scope.getByRole('radio', { name, exact: true }).check();
export const press = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();
export const writeDown = (page: Page) => press(page, 'Add entry');
export const refusal = (page: Page) => page.getByRole('alert');

/** Types what is left, with the keys on the screen. */
export async function left(scope: Page | Locator, name: string, sum: number): Promise<void> {
  const field = scope.getByRole('textbox', { name: `Left: ${name}`, exact: true });
  await field.click();
  const before = (await field.inputValue()).length;
  for (let i = 0; i < before; i++) await press(scope, 'Delete the last digit');
  for (const digit of String(sum)) await press(scope, digit);
  await expect(field).toHaveValue(String(sum));
}

export async function pick(page: Page, name: string, ...tiles: readonly (string | RegExp)[]): Promise<void> {
  await press(page, `Pick tiles: ${name}`);
  const picking = page.getByRole('dialog', { name: `Pick tiles: ${name}` });
  for (const tile of tiles) await picking.getByRole('button', { name: tile, exact: true }).click();
  await press(picking, 'Done');
}

export async function totals(page: Page, wanted: Readonly<Record<string, number>>): Promise<void> {
  const cards = page.getByRole('list', { name: 'Totals' }).getByRole('listitem');
  for (const [seat, [name, sum]] of Object.entries(wanted).entries())
    await expect(cards.nth(seat)).toHaveText(new RegExp(`^${name}\\s+${sum < 0 ? `−${-sum}` : sum}(\\s+★.*)?\\s*$`));
}

export const won = (page: Page, who: string) => expect(page.getByText(`${who} has won.`)).toBeVisible();
export const best = (page: Page) =>
  page.getByRole('list', { name: 'Totals' }).getByRole('listitem').filter({ hasText: '★' });

/** Opens an entry that was written, to put it right. */
export async function mend(page: Page, entry: RegExp): Promise<Locator> {
  await page.getByRole('button', { name: entry }).click();
  return page.getByRole('dialog', { name: /^Correct: / });
}
