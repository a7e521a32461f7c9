/** Score pads for real tiles. Every total below was calculated by hand from the rules. */

import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from './playing';

interface Wish {
  readonly game: string;
  readonly names: readonly string[];
  /** Options by their label, with the text of the choice. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly rounds?: number;
  readonly target?: number;
}

async function begin(page: Page, { game, names, choices = {}, rounds, target }: Wish): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Score pad' }).click();
  const another = page.getByRole('button', { name: 'New pad' });
  await expect(another.or(page.getByRole('button', { name: 'Begin' })).first()).toBeVisible();
  if (await another.isVisible()) await another.click();
  await page.getByRole('radio', { name: game, exact: true }).check();
  await page.getByRole('radio', { name: String(names.length), exact: true }).check();
  for (const [seat, name] of names.entries()) await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
  for (const [label, choice] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption(choice);
  const length = page.getByLabel('Match length');
  if ((await length.count()) > 0) await length.selectOption(rounds === undefined ? 'points to reach' : 'rounds');
  await page.getByLabel('Match', { exact: true }).fill(String(rounds ?? target));
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: game })).toBeVisible();
}

const choose = (scope: Page | Locator, name: string) => scope.getByRole('radio', { name, exact: true }).check();
const press = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();
const writeDown = (page: Page) => press(page, 'Write it down');
const refusal = (page: Page) => page.getByRole('alert');

/** Types what is left, with the keys on the screen. */
async function left(scope: Page | Locator, name: string, sum: number): Promise<void> {
  const field = scope.getByRole('textbox', { name: `Left to ${name}`, exact: true });
  await field.click();
  const before = (await field.inputValue()).length;
  for (let i = 0; i < before; i++) await press(scope, 'Delete the last digit');
  for (const digit of String(sum)) await press(scope, digit);
  await expect(field).toHaveValue(String(sum));
}

async function pick(page: Page, name: string, ...tiles: readonly (string | RegExp)[]): Promise<void> {
  await press(page, `Pick the tiles of ${name}`);
  const picking = page.getByRole('dialog', { name: `Pick the tiles of ${name}` });
  for (const tile of tiles) await picking.getByRole('button', { name: tile, exact: true }).click();
  await press(picking, 'Done');
}

async function totals(page: Page, wanted: Readonly<Record<string, number>>): Promise<void> {
  const cards = page.getByRole('list', { name: 'Totals' }).getByRole('listitem');
  for (const [seat, [name, sum]] of Object.entries(wanted).entries())
    await expect(cards.nth(seat)).toHaveText(new RegExp(`^${name}\\s+${sum < 0 ? `−${-sum}` : sum}(\\s+★.*)?\\s*$`));
}

const won = (page: Page, who: string) => expect(page.getByText(`${who} has won.`)).toBeVisible();
const best = (page: Page) => page.getByRole('list', { name: 'Totals' }).getByRole('listitem').filter({ hasText: '★' });

/** Opens an entry that was written, to put it right. */
async function mend(page: Page, entry: RegExp): Promise<Locator> {
  await page.getByRole('button', { name: entry }).click();
  return page.getByRole('dialog', { name: /^Correct: / });
}

test('a match of dominoes: reserve, a double once, the double blank, a blocked round, corrections', async ({
  page,
}) => {
  await begin(page, {
    game: 'Dominoes',
    names: ['Ana', 'Bo', 'Cleo'],
    choices: { Reserve: 'the last two tiles', 'Doubles count': 'one half', 'Double blank counts': '14' },
    target: 50,
  });
  await writeDown(page);
  await expect(refusal(page)).toHaveText('Say who went out, or that the round was blocked.');
  await choose(page, 'Ana');
  await pick(page, 'Bo', '5-5', '3-1');
  await pick(page, 'Cleo', '0-0');
  await writeDown(page);
  await expect(refusal(page)).toHaveText('Say what is left to Boneyard: 0 if it counts nothing.');
  await left(page, 'Boneyard', 6);
  await writeDown(page);
  // 5 for the double, 4 for 3-1, 14 for the blank, 6 from the boneyard.
  await totals(page, { Ana: 29, Bo: 0, Cleo: 0 });
  await choose(page, 'Blocked');
  for (const [name, sum] of [
    ['Ana', 4],
    ['Bo', 9],
    ['Cleo', 12],
    ['Boneyard', 3],
  ] as const)
    await left(page, name, sum);
  await writeDown(page);
  // 9 and 12 less her own 4, and 3: 20 more.
  await totals(page, { Ana: 49, Bo: 0, Cleo: 0 });
  await expect(best(page)).toHaveText(/ahead/);
  // The boneyard of the first round held 7, and that is 50.
  const mending = await mend(page, /^Correct: Round 1/);
  await left(mending, 'Boneyard', 7);
  await press(mending, 'Correct it');
  await totals(page, { Ana: 50, Bo: 0, Cleo: 0 });
  await won(page, 'Ana');
  await press(page, 'Undo');
  await totals(page, { Ana: 30, Bo: 0, Cleo: 0 });
  await choose(page, 'Cleo');
  for (const [name, sum] of [
    ['Ana', 5],
    ['Bo', 6],
    ['Boneyard', 2],
  ] as const)
    await left(page, name, sum);
  await writeDown(page);
  await totals(page, { Ana: 30, Bo: 0, Cleo: 13 });
  await page.reload();
  await totals(page, { Ana: 30, Bo: 0, Cleo: 13 });
  await choose(page, 'Ana');
  await left(page, 'Bo', 11);
  await left(page, 'Cleo', 10);
  await left(page, 'Boneyard', 0);
  await writeDown(page);
  await totals(page, { Ana: 51, Bo: 0, Cleo: 13 });
  await won(page, 'Ana');
  await expect(page.getByRole('img', { name: 'The scores, entry by entry' })).toBeVisible();
  await press(page, 'Rematch');
  await totals(page, { Ana: 0, Bo: 0, Cleo: 0 });
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

test('two rounds of the bead game: products, doubles, three groups, dominoes left', async ({ page }) => {
  await begin(page, { game: 'Domino Bead Game', names: ['Ana', 'Bo'], rounds: 2 });
  const laid = async (double: boolean, ...lengths: readonly number[]) => {
    for (const length of lengths) await press(page, String(length));
    if (double) await page.getByRole('checkbox', { name: 'A double: twice' }).check();
    await writeDown(page);
  };
  await laid(false, 9);
  await expect(refusal(page)).toHaveText('A domino makes two or three groups longer, each to at least 3 beads.');
  await press(page, 'Take off 9');
  await laid(false, 3, 4);
  await totals(page, { Ana: 12, Bo: 0 });
  await laid(true, 3, 3);
  await laid(false, 4, 5, 4);
  await totals(page, { Ana: 92, Bo: 18 });
  const mending = await mend(page, /^Correct: Ana laid: 3 × 4/);
  await press(mending, 'Take off 4');
  await press(mending, '5');
  await expect(mending.getByText('3 × 5 = 15')).toBeVisible();
  await press(mending, 'Correct it');
  await totals(page, { Ana: 95, Bo: 18 });
  await choose(page, 'End of round');
  await choose(page, 'Bo');
  // Both copies of a double and one other domino: 5 + 5 + 25.
  await pick(page, 'Ana', 'wood–wood', 'wood–wood × 1', 'wood–fire');
  await writeDown(page);
  await totals(page, { Ana: 60, Bo: 18 });
  await press(page, 'Other lengths');
  await press(page, '12');
  for (let i = 0; i < 7; i++) await press(page, 'Other lengths');
  await laid(false, 3);
  await totals(page, { Ana: 96, Bo: 18 });
  await laid(false, 6, 7);
  await totals(page, { Ana: 96, Bo: 60 });
  await choose(page, 'End of round');
  await choose(page, 'Blocked');
  await left(page, 'Ana', 0);
  await left(page, 'Bo', 30);
  await writeDown(page);
  await totals(page, { Ana: 96, Bo: 30 });
  await won(page, 'Ana');
});

test('a match of Quad-Ominos: totals, numbers, bonus, draws, a pass, won in the middle of a round', async ({
  page,
}) => {
  await begin(page, { game: 'Quad-Ominos', names: ['Ana', 'Bo'], target: 100 });
  const tile = async (total: number) => {
    await choose(page, 'by its total');
    await page.getByRole('textbox', { name: 'Total of the tile' }).fill(String(total));
    await writeDown(page);
  };
  await tile(21);
  await expect(refusal(page)).toHaveText('A tile counts 0 to 20.');
  await choose(page, 'by its numbers');
  for (const digit of '0245') await press(page, digit);
  await writeDown(page);
  await expect(refusal(page)).toContainText('there is no such tile in the set');
  for (const digit of '4444') await press(page, digit);
  await page.getByRole('checkbox', { name: 'and the bonus +25' }).check();
  await writeDown(page);
  await totals(page, { Ana: 41, Bo: 0 });
  await choose(page, 'Drew');
  await press(page, 'One more');
  await writeDown(page);
  await totals(page, { Ana: 41, Bo: -40 });
  await tile(15);
  await tile(18);
  await totals(page, { Ana: 59, Bo: -25 });
  await choose(page, 'Passed');
  await writeDown(page);
  await totals(page, { Ana: 59, Bo: -45 });
  const mending = await mend(page, /^Correct: Bo drew 2 tiles/);
  await press(mending, 'One more');
  await press(mending, 'Correct it');
  await totals(page, { Ana: 59, Bo: -65 });
  await choose(page, 'End of round');
  await choose(page, 'Ana');
  // 2 and 20.
  await pick(page, 'Bo', '0011', '5555');
  await writeDown(page);
  await totals(page, { Ana: 81, Bo: -65 });
  await choose(page, 'Bo');
  await tile(20);
  await totals(page, { Ana: 81, Bo: -45 });
  // 19 reach the hundred: the match is over at once, and the bonus falls away.
  await page.getByRole('checkbox', { name: 'and the bonus +25' }).check();
  await tile(19);
  await totals(page, { Ana: 100, Bo: -45 });
  await won(page, 'Ana');
});

test('two games of Magnetic Domino: the lowest total wins', async ({ page }) => {
  await begin(page, { game: 'Magnetic Domino', names: ['Ana', 'Bo', 'Cleo'], rounds: 2 });
  await choose(page, 'Cleo');
  await pick(page, 'Ana', '6-6', '5-0');
  // What lies in one hand cannot lie in another.
  await press(page, 'Pick the tiles of Bo');
  await expect(page.getByRole('button', { name: '6-6', exact: true })).toBeDisabled();
  await press(page, 'Done');
  await left(page, 'Bo', 4);
  await writeDown(page);
  await totals(page, { Ana: 17, Bo: 4, Cleo: 0 });
  await choose(page, 'Blocked');
  await left(page, 'Ana', 3);
  await left(page, 'Bo', 8);
  await pick(page, 'Cleo', '2-1');
  await writeDown(page);
  // Ana and Cleo are equally light and write 0.
  await totals(page, { Ana: 17, Bo: 12, Cleo: 0 });
  await won(page, 'Cleo');
  const mending = await mend(page, /^Correct: Round 1/);
  await choose(mending, 'Ana');
  await left(mending, 'Cleo', 20);
  await press(mending, 'Correct it');
  await totals(page, { Ana: 0, Bo: 12, Cleo: 20 });
  await won(page, 'Ana');
});

test('what comes after the end of a match is listed and does not count', async ({ page }) => {
  await begin(page, { game: 'Quad-Ominos', names: ['Ana', 'Bo'], target: 30 });
  for (const total of ['10', '9', '11']) {
    await page.getByRole('textbox', { name: 'Total of the tile' }).fill(total);
    await writeDown(page);
  }
  await totals(page, { Ana: 21, Bo: 9 });
  const mending = await mend(page, /^Correct: Bo laid a tile of 9/);
  await choose(mending, 'Ana');
  await mending.getByRole('textbox', { name: 'Total of the tile' }).fill('20');
  await press(mending, 'Correct it');
  await totals(page, { Ana: 30, Bo: 0 });
  await won(page, 'Ana');
  await expect(page.getByText('does not count: the match was over')).toBeVisible();
});

test('pads are listed, removed and brought back, and two tabs show the same one', async ({ page, context }) => {
  await begin(page, { game: 'Magnetic Domino', names: ['Ana', 'Bo'], rounds: 3 });
  const other = await context.newPage();
  await other.goto(page.url());
  await choose(other, 'Bo');
  await left(other, 'Ana', 7);
  await writeDown(other);
  await totals(other, { Ana: 7, Bo: 0 });
  await totals(page, { Ana: 7, Bo: 0 });
  await page.goto('/pads');
  const pads = page.getByRole('region', { name: 'Score pads' }).getByRole('listitem');
  await expect(pads).toHaveCount(1);
  await expect(pads).toContainText('Bo is ahead.');
  await press(page, 'Remove: Magnetic Domino: Ana, Bo');
  await expect(pads).toHaveCount(0);
  await press(page, 'Undo');
  await expect(pads).toHaveCount(1);
  await page.getByRole('link', { name: 'Open: Magnetic Domino: Ana, Bo' }).click();
  await totals(page, { Ana: 7, Bo: 0 });
  await page.goto('/pad/nonsense');
  await expect(page.getByRole('heading')).toHaveText('This pad is not on this device');
});

test('two players cannot have one name', async ({ page }) => {
  await page.goto('/pads');
  for (const seat of [1, 2]) await page.getByLabel(`Name of player ${seat}`).fill('Ana');
  await press(page, 'Begin');
  await expect(refusal(page)).toHaveText('Two players have the same name.');
});

test('a pad is shared as text and as a picture', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, { game: 'Dominoes', names: ['Ana', 'Bo'], target: 100 });
  await choose(page, 'Ana');
  await left(page, 'Bo', 23);
  await writeDown(page);
  await press(page, 'As text');
  await expect(page.getByText('Copied: paste it wherever you like.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Dominoes, to 100 points\nRound 1: Ana 23, Bo 0\nTotal: Ana 23, Bo 0\nAna is ahead.',
  );
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'As a picture')]);
  const file = info.outputPath('pad.png');
  await download.saveAs(file);
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1080);
  expect(png.length).toBeGreaterThan(10_000);
});

test('where the device can share, it is asked to', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    navigator.canShare = () => true;
    navigator.share = async ({ text, files }: ShareData) => {
      asked.push(text ?? files?.[0]?.type);
    };
  });
  await begin(page, { game: 'Dominoes', names: ['Ana', 'Bo'], target: 100 });
  await press(page, 'As text');
  await press(page, 'As a picture');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked))
    .toEqual(['Dominoes, to 100 points\nNothing has been written down yet.', 'image/png']);
});

test('the turn timer counts down, says when it is up, and is kept', async ({ page }) => {
  await page.clock.install();
  await begin(page, { game: 'Quad-Ominos', names: ['Ana', 'Bo'], target: 100 });
  await choose(page, '30 s');
  await press(page, 'Start the turn');
  await page.clock.runFor(12_000);
  await expect(page.getByRole('timer')).toHaveText('18');
  await press(page, 'Next turn');
  await page.clock.runFor(29_500);
  await expect(page.getByText('Time is up!')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.getByText('Time is up!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '30 s' })).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a round of eight by touch; keys are large, and nothing is wider than the screen', async ({ page }) => {
    const names = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hyacinthe'];
    await begin(page, { game: 'Dominoes', names, rounds: 1 });
    await page.getByRole('radio', { name: 'Dan', exact: true }).tap();
    for (const name of names.filter((one) => one !== 'Dan')) {
      await expect(page.getByRole('group', { name: `Digits for ${name}` })).toBeAttached();
      await page.getByRole('button', { name: '9', exact: true }).tap();
      await page.getByRole('button', { name: 'Next', exact: true }).tap();
    }
    for (const key of await page
      .getByRole('group', { name: /^Digits for/ })
      .getByRole('button')
      .all()) {
      const { width, height } = (await key.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Write it down' }).tap();
    await totals(page, { Ana: 0, Bo: 0, Cleo: 0, Dan: 63, Eve: 0, Finn: 0, Gia: 0, Hyacinthe: 0 });
    await won(page, 'Dan');
  });

  test('the form of three players with a reserve needs no scrolling', async ({ page }) => {
    await begin(page, {
      game: 'Dominoes',
      names: ['Ana', 'Bo', 'Cleo'],
      choices: { Reserve: 'the last two tiles' },
      target: 100,
    });
    await page.getByRole('radio', { name: 'Ana', exact: true }).tap();
    const keys = page.getByRole('group', { name: /^Digits for/ });
    const [low, write] = [
      await keys.boundingBox(),
      await page.getByRole('button', { name: 'Write it down' }).boundingBox(),
    ];
    expect(low!.y + low!.height).toBeLessThanOrEqual(write!.y);
    expect(write!.y + write!.height).toBeLessThanOrEqual(740);
  });
});

test('without a network a pad is begun, written, and there after a reload', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await begin(page, { game: 'Dominoes', names: ['Ana', 'Bo'], target: 100 });
  await choose(page, 'Bo');
  await pick(page, 'Ana', '6-6');
  await writeDown(page);
  await page.reload();
  await totals(page, { Ana: 0, Bo: 12 });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('a round of the bead game', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Carnet de score' }).click();
    await page.getByRole('radio', { name: 'Jeu des perles' }).check();
    await page.getByLabel('Nom du joueur 1').fill('Zoé');
    await page.getByLabel('Nom du joueur 2').fill('Émile');
    await press(page, 'Commencer');
    await press(page, 'Inscrire');
    await expect(refusal(page)).toHaveText('Choisissez la nouvelle longueur de chaque groupe prolongé.');
    await press(page, '4');
    await press(page, '6');
    await press(page, 'Inscrire');
    await choose(page, 'Fin de manche');
    await choose(page, 'Bloqué');
    for (const name of ['Zoé', 'Émile']) {
      await page.getByRole('textbox', { name: `Reste à ${name}` }).click();
      await press(page, '5');
    }
    await press(page, 'Inscrire');
    const cards = page.getByRole('list', { name: 'Totaux' }).getByRole('listitem');
    await expect(cards.nth(0)).toHaveText('Zoé 19 ★ gagne');
    await expect(cards.nth(1)).toHaveText('Émile −5');
    await expect(page.getByText('Zoé a gagné.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
  });
});

for (const scheme of ['light', 'dark'] as const)
  test(`no rule of accessibility is broken on score pads (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/pads');
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await begin(page, { game: 'Quad-Ominos', names: ['Ana', 'Bo', 'Cleo'], rounds: 2 });
    for (const way of ['by its numbers', 'by its total', 'Drew', '60 s', 'End of round', 'Cleo']) {
      await choose(page, way);
      expect(await violations(page)).toEqual([]);
    }
    await press(page, 'Pick the tiles of Bo');
    await press(page, '0012');
    expect(await violations(page)).toEqual([]);
    await press(page, 'Done');
    await left(page, 'Ana', 5);
    await writeDown(page);
    await press(page, 'Start the turn');
    expect(await violations(page)).toEqual([]);
    await mend(page, /^Correct: Round 1/);
    expect(await violations(page)).toEqual([]);
    await press(page, 'Close');
    await begin(page, { game: 'Domino Bead Game', names: ['Ana', 'Bo'], rounds: 1 });
    await press(page, '3');
    await press(page, '4');
    expect(await violations(page)).toEqual([]);
    await writeDown(page);
    await choose(page, 'End of round');
    await choose(page, 'Ana');
    await press(page, 'Pick the tiles of Bo');
    expect(await violations(page)).toEqual([]);
    await press(page, 'None');
    await press(page, 'Done');
    await writeDown(page);
    await won(page, 'Ana');
    expect(await violations(page)).toEqual([]);
    await page.goto('/pads');
    await expect(page.getByRole('link', { name: /^Open/ })).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
  });
