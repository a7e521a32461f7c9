/** Several people around one device, in every game, with bots among them: nobody sees another's tiles. */

import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES, hurry } from './table';

const PEOPLE = ['Mia', 'Noah'];
const BEADS = 'Domino Bead Game';

/** Sits Mia and Noah down on the first two seats, bots on the others, for one round. */
async function sit(page: Page, game: string, players: number, wishes: Readonly<Record<string, string>> = {}) {
  // Without a word of what fits, only the claim would be left to those who do not know the game.
  const choices = game === BEADS ? { 'When stuck': 'the game tells you', ...wishes } : wishes;
  await hurry(page);
  await page.goto(ADDRESSES[game]!);
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  for (const [seat, name] of PEOPLE.entries()) {
    await page.getByLabel(`Who plays at seat ${seat + 1}`).selectOption('a person');
    await page.getByLabel(`Name at seat ${seat + 1}`).fill(name);
  }
  for (const [label, choice] of Object.entries(choices))
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(choice);
  // Fewer tiles make a shorter game.
  if (game === 'Dominoes') await page.getByLabel('Tiles each').fill('4');
  const kind = page.getByLabel('Match length');
  if ((await kind.count()) > 0) await kind.selectOption('rounds');
  await page.getByLabel('Match', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Start' }).click();
}

/** Plays to the end, or for `steps` steps. Returns how often the device changed hands; `taken` looks at the table each time. */
async function playTogether(page: Page, steps?: number, taken?: (who: string) => Promise<void>): Promise<number> {
  let handed = 0;
  for (let i = 0; i < (steps ?? 400); i++) {
    const ready = page.getByRole('dialog', { name: /^Pass the device/ }).getByRole('button');
    const hand = page.locator('.dock').getByRole('list', { name: /^Hand of / });
    const end = page.getByRole('dialog', { name: 'Match over' });
    const tiles = hand.getByRole('button', { name: /can be played/ });
    const deed = page.getByRole('group', { name: 'Actions' }).getByRole('button').first();
    await expect(ready.or(tiles).or(deed).or(end).first()).toBeVisible();
    if (await end.isVisible()) return handed;
    if (await ready.isVisible()) {
      // Behind the curtain nobody's tiles are to be found, neither by eye nor by screen reader.
      await expect(hand.getByRole('button')).toHaveCount(0);
      const who = ((await ready.textContent()) ?? '').replace('I am ', '');
      await ready.click();
      await expect(page.locator('.dock').getByRole('list', { name: `Hand of ${who}` })).toBeVisible();
      await taken?.(who);
      handed++;
    } else if (await tiles.first().isVisible()) {
      // Not always the first: two who choose alike in secret would have to choose for ever.
      const tile = tiles.nth(i % (await tiles.count()));
      const name = ((await tile.getAttribute('aria-label')) ?? '').split(',')[0];
      await tile.click();
      await page
        .getByRole('group', { name: `Where to put ${name}` })
        .getByRole('button')
        .first()
        .click();
    } else await deed.click();
  }
  if (steps === undefined) throw new Error('the match does not end');
  return handed;
}

for (const [game, players] of [
  ['Dominoes', 2],
  ['Dominoes', 4],
  [BEADS, 3],
  ['Quad-Ominos', 3],
  ['Magnetic Domino', 4],
] as const)
  test(`${game}, two people at a table for ${players}`, async ({ page }) => {
    await sit(page, game, players);
    expect(await playTogether(page)).toBeGreaterThan(2);
  });

test('a secret choice is made by one after the other, unseen', async ({ page }) => {
  await sit(page, BEADS, 2, { 'Strategic game': 'yes' });
  // All tiles lie open, and nobody is shown what another has chosen: the device may stay where it is.
  expect(await playTogether(page, 10)).toBe(0);
});

test('where all hands lie open there is nothing to hand over', async ({ page }) => {
  await sit(page, BEADS, 2, { 'Open hands': 'yes' });
  expect(await playTogether(page, 10)).toBe(0);
});

test('three people pass the device, and a bot is the partner of one of them', async ({ page }) => {
  await hurry(page);
  await page.goto('/play/classic');
  await page.getByRole('radio', { name: 'Partners' }).check();
  // Only four can be partners.
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await expect(page.getByText('Seats 1 and 3 play against seats 2 and 4.')).toBeVisible();
  for (const [seat, name] of ['Mia', 'Noah', 'Lea'].entries()) {
    await page.getByLabel(`Who plays at seat ${seat + 1}`).selectOption('a person');
    await page.getByLabel(`Name at seat ${seat + 1}`).fill(name);
  }
  await expect(page.getByLabel('Who plays at seat 4')).toHaveValue('casual');
  await page.getByLabel('Name at seat 4').fill('Robo');
  await page.getByLabel('Match length').selectOption('rounds');
  await page.getByLabel('Match', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dominoes · Partners · 1 round');

  const PARTNERS: Readonly<Record<string, string>> = { Mia: 'Lea', Noah: 'Robo', Lea: 'Mia' };
  const cards = page.getByRole('region', { name: 'Players' }).getByRole('listitem');
  const played = new Set<string>();
  const handed = await playTogether(page, undefined, async (who) => {
    played.add(who);
    // Each of them is shown whom they play with.
    await expect(cards.filter({ hasText: 'your partner' })).toHaveCount(1);
    await expect(cards.filter({ hasText: 'your partner' })).toContainText(PARTNERS[who]!);
  });
  expect(handed).toBeGreaterThan(3);
  expect([...played].sort()).toEqual(['Lea', 'Mia', 'Noah']);
  // A screen reader hears of the bot as the partner of the player who holds the device.
  await expect(page.getByRole('log')).toContainText(/ (laid|passed|led)/);

  const end = page.getByRole('dialog', { name: 'Match over · Dominoes · Partners' });
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(
    /^(Mia and Lea|Noah and Robo) win \d+–\d+$|^Draw 0–0$/,
  );
  // The hands of a side stand together, with one score.
  await expect(end.getByRole('rowheader')).toHaveText(['Mia', 'Lea', 'Noah', 'Robo']);
  await expect(end.locator('td.total')).toHaveCount(2);

  await end.getByRole('button', { name: 'Rematch' }).click();
  await page
    .getByRole('dialog', { name: /^Pass the device/ })
    .getByRole('button')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dominoes · Partners · 1 round');
  await expect(cards.filter({ hasText: 'your partner' })).toHaveCount(1);
});
