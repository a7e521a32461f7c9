/** Score pads for real tiles: kept, shared, timed, on a phone, without a network, in French, for everybody. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { violationsInBoth } from './barriers';
import { begin, choose, left, mend, pick, press, refusal, totals, won, writeDown } from './scorepad';

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
  await press(page, 'Remove: Magnetic Domino: Ana and Bo');
  await expect(pads).toHaveCount(0);
  await press(page, 'Undo');
  await expect(pads).toHaveCount(1);
  await page.getByRole('link', { name: 'Open: Magnetic Domino: Ana and Bo' }).click();
  await totals(page, { Ana: 7, Bo: 0 });
  await page.goto('/pad/nonsense');
  await expect(page.getByRole('heading')).toHaveText('This pad is not on this device');
});

test('two players cannot have one name', async ({ page }) => {
  await page.goto('/pads');
  for (const seat of [1, 2]) await page.getByLabel(`Name of player ${seat}`).fill('Ana');
  await press(page, 'Start');
  await expect(refusal(page)).toHaveText('Two players have the same name.');
});

test('a pad is shared as text and as a picture', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, { game: 'Dominoes', names: ['Ana', 'Bo'], target: 100 });
  await choose(page, 'Ana');
  await left(page, 'Bo', 23);
  await writeDown(page);
  await totals(page, { Ana: 23, Bo: 0 });
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
    .toEqual(['Dominoes, to 100 points\nNo entries yet.', 'image/png']);
});

test('the turn timer counts down, says when it is up, and is kept', async ({ page }) => {
  await page.clock.install();
  await begin(page, { game: 'Quad-Ominos', names: ['Ana', 'Bo'], target: 100 });
  await choose(page, '30 s');
  // Only the time that is told passes.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await press(page, 'Start the turn');
  await page.clock.runFor(12_000);
  await expect(page.getByRole('timer')).toHaveText('18');
  await press(page, 'Next turn');
  await page.clock.runFor(29_500);
  await expect(page.getByText('Time is up!')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.getByText('Time is up!')).toBeVisible();
  await page.clock.resume();
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
    await page.getByRole('button', { name: 'Add entry' }).tap();
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
      await page.getByRole('button', { name: 'Add entry' }).boundingBox(),
    ];
    expect(low!.y + low!.height).toBeLessThanOrEqual(write!.y);
    expect(write!.y + write!.height).toBeLessThanOrEqual(740);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network a pad is begun, written, and there after a reload', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    await begin(page, { game: 'Dominoes', names: ['Ana', 'Bo'], target: 100 });
    await choose(page, 'Bo');
    await pick(page, 'Ana', '6-6');
    await writeDown(page);
    // What is shown is kept.
    await totals(page, { Ana: 0, Bo: 12 });
    await page.reload();
    await totals(page, { Ana: 0, Bo: 12 });
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('a round of the bead game', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Plus' }).click();
    await page.getByRole('link', { name: 'Carnet de scores', exact: true }).click();
    await page.getByRole('radio', { name: 'Jeu des perles' }).check();
    await page.getByLabel('Nom 1').fill('Zoé');
    await page.getByLabel('Nom 2').fill('Émile');
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

test('no rule of accessibility is broken on score pads, light and dark', async ({ page }) => {
  await begin(page, { game: 'Quad-Ominos', names: ['Ana', 'Bo', 'Cleo'], rounds: 2 });
  for (const ways of [['by its numbers'], ['by its total', 'Drew', '60 s'], ['End of round', 'Cleo']]) {
    for (const way of ways) await choose(page, way);
    expect(await violationsInBoth(page)).toEqual([]);
  }
  await press(page, 'Pick tiles: Bo');
  await press(page, '0012');
  expect(await violationsInBoth(page)).toEqual([]);
  await press(page, 'Done');
  await left(page, 'Ana', 5);
  await writeDown(page);
  await press(page, 'Start the turn');
  await mend(page, /^Correct: Round 1/);
  expect(await violationsInBoth(page)).toEqual([]);
  await press(page, 'Close');
  await begin(page, { game: 'Domino Bead Game', names: ['Ana', 'Bo'], rounds: 1 });
  await press(page, '3');
  await press(page, '4');
  expect(await violationsInBoth(page)).toEqual([]);
  await writeDown(page);
  // The form starts again when the entry is saved.
  await expect(page.getByText('Ana is ahead.')).toBeVisible();
  await choose(page, 'End of round');
  await choose(page, 'Ana');
  await press(page, 'Pick tiles: Bo');
  expect(await violationsInBoth(page)).toEqual([]);
  await press(page, 'Clear');
  await press(page, 'Done');
  await writeDown(page);
  await won(page, 'Ana');
  expect(await violationsInBoth(page)).toEqual([]);
});
