/** The Domino Bead Game at the table: claims and answers, secret choices, open hands. */

import { expect, test } from '@playwright/test';
import { GAME, layByTrying, NARROW, pointOut, setUp, told, withHelp } from './beadtable';
import { clickMove, deeds, hand, hurry, over, playOut, start, turn } from './table';

test.describe('a claim', () => {
  const hands = [
    ['1-4', '2-3', '2-3', '4-5'],
    ['1-5', '1-3', '2-2', '3-3'],
    ['1-1', '5-5', '4-4'],
  ];
  const three = { hands, square: NARROW, aside: ['3-4'] };

  test('is declined when nobody points, and the turn is over', async ({ page }) => {
    await hurry(page);
    await setUp(page, 2, {
      deal: { hands: hands.slice(0, 2), square: NARROW, lead: 1 },
      moves: ['1 stuck'],
    });
    await deeds(page).filter({ hasText: 'Decline' }).click();
    await told(page, 'You declined');
    await expect(page.locator('.sentence')).toContainText('Your turn. Lay a domino');
  });

  test('your own is made with a button that is always there', async ({ page }) => {
    await hurry(page);
    await setUp(page, 2, {
      deal: { hands: [['2-3'], ['1-5', '2-2', '3-3']], square: NARROW, lead: 0 },
      moves: [],
    });
    await deeds(page).filter({ hasText: 'I am stuck' }).click();
    await told(page, 'You: "Stuck!" The hand is shown.');
    await told(page, 'Ana declined');
    // A casual bot may overlook what fits.
    await told(page, /Ana laid|Ana: "Stuck!"/);
  });

  test('that was answered may be followed by any domino that fits', async ({ page }) => {
    await hurry(page);
    const deal = { hands: [['1-3', '1-4'], ['2-2']], square: NARROW, lead: 0 };
    await setUp(page, 2, { deal, moves: ['0 stuck', '1 point 1-4'] });
    await expect(page.locator('.sentence')).toContainText('Pointed out: wood–metal.');
    await layByTrying(page, /^wood–earth/);
    await told(page, /You laid .*earth.*: 3×3 = 9/);
  });

  test('that was answered binds, if so agreed: only what was pointed out may be played', async ({ page }) => {
    await hurry(page);
    const round = { deal: { ...three, lead: 0 }, moves: ['0 stuck', '1 point 1-4', '2 decline'] };
    await setUp(page, 3, round, { pointed: 'named' });
    await expect(page.locator('.sentence')).toContainText('Pointed out: wood–metal. It must be played.');
    await hand(page)
      .getByRole('button', { name: /^metal–water/ })
      .click();
    await expect(page.locator('.sentence.refused')).toContainText('Only a domino that was pointed out');
    await layByTrying(page, /^wood–metal/);
    await told(page, /You laid .*: 3×3 = 9/);
  });
});

test('three people on one device answer in secret', async ({ page }) => {
  await hurry(page);
  await page.goto('/play/bead');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Name at seat 1').fill('Mia');
  for (const [seat, name] of [
    [2, 'Noah'],
    [3, 'Zoe'],
  ] as const) {
    await page.getByLabel(`Who plays at seat ${seat}`).selectOption('a person');
    await page.getByLabel(`Name at seat ${seat}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  const ready = page.getByRole('button', { name: /^I am [MNZ]/ });
  const answer = page.getByRole('group', { name: 'Actions' }).getByRole('button');
  await ready.click();
  await answer.filter({ hasText: 'I am stuck' }).click();
  await ready.click();
  await expect(answer.filter({ hasText: 'Decline' })).toBeVisible();
  // Of nine dominoes one fits the square: touched one after the other, the first that fits is the answer.
  await pointOut(page);
  await ready.click();
  await expect(answer.filter({ hasText: 'Decline' })).toBeVisible();
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
  await expect(moves).toHaveCount(1);
  await expect(page.getByRole('log')).not.toContainText(/pointed out|declined/);
  await answer.filter({ hasText: 'Decline' }).click();
  await expect(moves).toHaveCount(3);
});

test('the strategic game: a secret choice each, shown together, and on to the end', async ({ page }) => {
  await hurry(page);
  await start(page, { game: GAME, choices: { 'Strategic game': 'yes' } });
  await expect(page.locator('.sentence')).toContainText('Choose a domino in secret');
  await expect(hand(page).getByRole('button')).toHaveCount(15);
  // The bot has chosen by now, and nothing tells what.
  await page.waitForTimeout(500);
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('log')).not.toContainText('chose');
  await hand(page)
    .getByRole('button', { name: /^fire–earth/ })
    .click();
  await deeds(page, 'Where to put fire–earth').first().click();
  await told(page, 'You chose fire–earth');
  await told(page, /Ana chose \w+–\w+/);
  await expect(page.getByRole('list', { name: 'Hand of Ana' })).toBeVisible();
  await withHelp(page);
  await playOut(page, () => clickMove(page, (what) => what.click()));
  await expect(over(page)).toContainText('Match over');
});

test('with open hands everyone’s tiles are visible from the start', async ({ page }) => {
  await hurry(page);
  await start(page, { game: GAME, players: 4, choices: { 'Open hands': 'yes' } });
  await turn(page);
  await withHelp(page);
  for (const name of ['Ana', 'Bo', 'Cleo'])
    await expect(page.getByRole('list', { name: `Hand of ${name}` })).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: /^Hand of/ })
      .getByRole('img')
      .first(),
  ).toHaveAccessibleName(/^(wood|fire|earth|metal|water)–/);
  await playOut(page, () => clickMove(page, (what) => what.click()));
  await expect(over(page)).toContainText('Match over');
});
