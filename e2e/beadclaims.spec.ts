/** The Domino Bead Game at the table: claims and answers, secret choices, open hands. */

import { expect, test } from '@playwright/test';
import { GAME, NARROW, setUp, told } from './beadtable';
import { clickMove, deeds, hand, hurry, over, playable, playOut, start, turn } from './playing';

test.describe('a claim', () => {
  const hands = [
    ['1-4', '2-3', '2-3', '4-5'],
    ['1-5', '1-3', '2-2', '3-3'],
    ['1-1', '5-5', '4-4'],
  ];
  const three = { hands, square: NARROW, aside: ['3-4'] };

  test('lays the hand open for all, and a tile of it can be pointed out', async ({ page }) => {
    await hurry(page);
    await setUp(page, 3, { deal: { ...three, lead: 1 }, moves: ['1 stuck'] });
    const open = page.getByRole('list', { name: 'Hand of Ana' });
    await expect(open.getByRole('listitem')).toHaveCount(4);
    await expect(open.getByRole('button')).toHaveCount(2);
    await expect(page.locator('.sentence')).toContainText('Point out a domino of the open hand');
    await open.getByRole('button', { name: 'point out wood–earth' }).click();
    await told(page, 'You pointed out wood–earth');
    await told(page, /Ana laid (wood|earth|water) [→↑] (wood|earth|water)/);
    // What was seen stays in sight, without what is played from it.
    await expect(open.getByRole('listitem')).toHaveCount(3);
  });

  test('is declined when nobody points, and the turn is over', async ({ page }) => {
    await hurry(page);
    await setUp(page, 2, {
      deal: { hands: hands.slice(0, 2), square: NARROW, lead: 1 },
      moves: ['1 stuck'],
    });
    await deeds(page).filter({ hasText: 'Decline' }).click();
    await told(page, 'You declined');
    await expect(page.locator('.sentence')).toContainText('Your turn. Lay a domino');
    await expect(hand(page).getByRole('button', { name: /, can be played/ })).toHaveCount(1);
  });

  test('of one’s own is made by a button; with nothing that fits it can only be let go', async ({ page }) => {
    await hurry(page);
    await setUp(page, 2, {
      deal: { hands: [['2-3'], ['1-5', '2-2', '3-3']], square: NARROW, lead: 0 },
      moves: [],
    });
    await expect(page.locator('.sentence')).toContainText('Nothing fits: say that you are stuck.');
    await deeds(page).filter({ hasText: 'I am stuck' }).click();
    await told(page, 'You: "Stuck!" The hand lies open.');
    await told(page, 'Ana declined');
    await told(page, 'Ana laid');
  });

  test('that was answered binds: only what was pointed out may be played', async ({ page }) => {
    await hurry(page);
    await setUp(page, 3, { deal: { ...three, lead: 0 }, moves: ['0 stuck', '1 point 1-4', '2 decline'] });
    await expect(page.locator('.sentence')).toContainText('Pointed out: wood–metal. It must be played.');
    await expect(playable(page)).toHaveCount(1);
    await hand(page)
      .getByRole('button', { name: /^metal–water/ })
      .click();
    await expect(page.locator('.sentence.refused')).toContainText('Only a domino that was pointed out');
    await clickMove(page, (what) => what.click());
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
    await page.getByLabel(`Who plays seat ${seat}`).selectOption('a person');
    await page.getByLabel(`Name at seat ${seat}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  const ready = page.getByRole('button', { name: /^I am [MNZ]/ });
  const answer = page.getByRole('group', { name: 'What you can do' }).getByRole('button');
  await ready.click();
  await answer.filter({ hasText: 'I am stuck' }).click();
  await ready.click();
  const pointing = answer.filter({ hasText: 'Point out' });
  await expect(answer.filter({ hasText: 'Decline' })).toBeVisible();
  const pointed = (await pointing.count()) > 0;
  await (pointed ? pointing.first() : answer.first()).click();
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
  await playOut(page, () => clickMove(page, (what) => what.click()));
  await expect(over(page)).toContainText('The match is over');
});

test('with open hands everybody’s tiles are in sight from the start', async ({ page }) => {
  await hurry(page);
  await start(page, { game: GAME, players: 4, choices: { 'Open hands': 'yes' } });
  await turn(page);
  for (const name of ['Ana', 'Bo', 'Cleo'])
    await expect(page.getByRole('list', { name: `Hand of ${name}` })).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: /^Hand of/ })
      .getByRole('img')
      .first(),
  ).toHaveAccessibleName(/^(wood|fire|earth|metal|water)–/);
  await playOut(page, () => clickMove(page, (what) => what.click()));
  await expect(over(page)).toContainText('The match is over');
});
