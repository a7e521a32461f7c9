/** Claims of the Domino Bead Game: nobody is told what fits, a player who answers may touch any domino, and help looks like help. */

import { expect, type Page } from '@playwright/test';
import { violations } from './barriers';
import { laid, layByTrying, NARROW, pointOut, setUp, told, withHelp } from './beadtable';
import { mover, movesIn, test } from './online';
import { account, meet } from './rated';
import { deeds, hand, hurry, playable } from './table';

const sentence = (page: Page) => page.locator('.sentence');
const refused = (page: Page) => page.locator('.sentence.refused');
const stuck = (page: Page) => deeds(page).filter({ hasText: 'I am stuck' });
const touch = (page: Page, tile: string) => page.getByRole('button', { name: `point out ${tile}` });

/** What there is to see, to press and to hear. The drawing of the board is hidden from screen readers, and looked at below. */
const heard = (page: Page) => page.locator('body').ariaSnapshot();

/** Nothing on the page says what fits. */
async function expectNoHelp(page: Page): Promise<void> {
  await expect(stuck(page)).toBeEnabled();
  await expect(sentence(page)).toContainText(
    'Lay a domino that makes at least two groups longer, or say that you are stuck.',
  );
  await expect(page.locator('.tile.dull')).toHaveCount(0);
  await expect(playable(page)).toHaveCount(0);
  await expect(page.getByText(/can(not)? be played/)).toHaveCount(0);
  for (const name of ['Hint', 'Dead cells']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByText('Help is on')).toHaveCount(0);
}

/** On this square fire–earth fits; on the narrow one it does not. */
const WIDE = ['1-2', '3-4'];
const position = (square: readonly string[]) => ({
  deal: {
    hands: [
      ['2-3', '2-3'],
      ['1-5', '4-4'],
    ],
    square,
    lead: 0,
  },
  moves: [],
});

test('a table sounds the same whether something fits or not, and so it does with a domino in hand', async ({
  page,
}) => {
  await hurry(page);
  const pages: string[][] = [];
  for (const square of [WIDE, NARROW]) {
    await setUp(page, 2, position(square));
    await expectNoHelp(page);
    const before = await heard(page);
    await hand(page).getByRole('button').first().click();
    await expect(page.getByRole('button', { name: 'Turn it' })).toBeVisible();
    await expect(page.locator('.place')).toHaveCount(0);
    pages.push([before, await heard(page)]);
  }
  expect(pages[1]).toEqual(pages[0]);
});

test('a domino is tried by pointer and by keys: it is shown anywhere, and refused with the reason', async ({
  page,
}) => {
  await hurry(page);
  await setUp(page, 2, position(WIDE));
  const tile = hand(page).getByRole('button').first();
  await tile.click();
  const { x, y, width, height } = (await laid(page).last().boundingBox())!;
  // On top of the western column, earth below: turned across both columns it would fit.
  await page.mouse.move(x + width / 2, y - height / 2);
  await expect(page.locator('.place.aimed .ghost')).toHaveCount(1);
  await expect(page.locator('.group')).toHaveCount(0);
  await page.mouse.click(x + width / 2, y - height / 2);
  await expect(refused(page)).toHaveText('That is not a cycle: the column would read wood fire earth fire.');
  await page.getByRole('button', { name: 'Cancel' }).click();

  // Enter picks it, arrows and R move it, Enter lays it: on top of the square, earth in the west.
  await tile.focus();
  await page.keyboard.press('Enter');
  const lay = page.getByRole('button', { name: /^Lay / });
  await expect(lay).toBeFocused();
  await expect(lay).toHaveText('Lay earth ↑ fire at 0,2');
  await page.keyboard.press('ArrowLeft');
  await expect(lay).toHaveText('Lay earth ↑ fire at -1,2');
  await page.keyboard.press('Enter');
  await expect(refused(page)).toContainText('but it extends none');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await expect(lay).toHaveText('Lay earth → fire at 0,2');
  await expect(page.locator('.place.aimed .ghost')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await told(page, 'You laid earth → fire at 0,2: 3×3 = 9');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap shows where a domino would lie, and a second one lays it or says why not; so does a drag', async ({
    page,
  }) => {
    await hurry(page);
    await setUp(page, 2, position(WIDE));
    const tile = hand(page).getByRole('button').first();
    const { x, y, width, height } = (await laid(page).last().boundingBox())!;
    // Onto the square itself.
    const { x: left, y: top } = (await tile.boundingBox())!;
    await page.mouse.move(left + 20, top + 20);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
    await expect(page.locator('.place.aimed .ghost')).toHaveCount(1);
    await page.mouse.up();
    await expect(refused(page)).toContainText('There is already a domino there.');
    await tile.tap();
    await tile.tap();
    const above = [x + width, y - height / 4] as const;
    await page.touchscreen.tap(...above);
    await expect(page.getByRole('button', { name: 'Lay earth → fire at 0,2' })).toBeVisible();
    await expect(laid(page)).toHaveCount(2);
    await page.touchscreen.tap(...above);
    await told(page, 'You laid earth → fire at 0,2: 3×3 = 9');
  });
});

test('a wrong claim: a domino that does not fit is refused, one that fits is pointed out, and one is played', async ({
  page,
}) => {
  await hurry(page);
  await setUp(page, 2, {
    deal: {
      hands: [
        ['1-4', '2-3'],
        ['1-5', '2-2', '3-3'],
      ],
      square: NARROW,
      lead: 1,
    },
    moves: ['1 stuck'],
  });
  await expect(sentence(page)).toContainText('Point out a domino in the open hand that fits, or decline.');
  // Every domino can be touched, and nothing says which of them fits.
  await expect(page.getByRole('list', { name: 'Hand of Ana' }).getByRole('button')).toHaveCount(3);
  await expect(deeds(page)).toHaveText(['Decline']);
  await touch(page, 'fire–fire').click();
  await expect(refused(page)).toHaveText('That domino does not fit anywhere.');
  await expect(movesIn(page)).toHaveCount(1);
  await touch(page, 'wood–water').click();
  await told(page, 'You pointed out wood–water');
  await told(page, /Ana laid (wood|water) [→↑] (wood|water)/);
  await expect(page.getByRole('list', { name: 'Hand of Ana' }).getByRole('listitem')).toHaveCount(2);
  // Now the own claim, in error: something fits, wherever Ana laid hers. She sees it or not.
  await stuck(page).click();
  await told(page, 'You: "Stuck!" The hand is shown.');
  await told(page, /Ana (pointed out (wood–metal|fire–earth)|declined)/);
});

test('help is for those who play alone, is marked as help, and is kept', async ({ page }) => {
  await hurry(page);
  await setUp(page, 2, position(WIDE));
  await expectNoHelp(page);
  await withHelp(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await expect(playable(page)).toHaveCount(2);
  await playable(page).first().click();
  await expect(page.locator('.place .spot').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Help is on')).toBeVisible();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expectNoHelp(page);
});

test('at a rated table: a claim in error, an answer, a domino laid, and no help for anybody', async ({ browser }) => {
  test.setTimeout(240_000);
  const people = (await Promise.all(['Ada', 'Ben'].map((name) => account(browser, name)))) as [Page, Page];
  await meet(...people, 'Domino Bead Game', 'Standard');
  const claimant = await mover(...people);
  const other = people.find((page) => page !== claimant)!;
  await expectNoHelp(claimant);
  for (const page of people) {
    await expect(page.getByRole('button', { name: 'Groups' })).toBeVisible();
    for (const name of ['Help', 'Hint', 'Dead cells'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    expect(await heard(page)).not.toMatch(/can(not)? be played|what fits| = |Lit|Dead/);
  }
  await stuck(claimant).click();
  // Fourteen dominoes, and one square: some fit. All can be touched until one does.
  const open = other.getByRole('button', { name: /^point out / });
  await expect(open).toHaveCount(14);
  await expect(deeds(other)).toHaveText(['Decline']);
  await pointOut(other);
  await expect(sentence(claimant)).toContainText('Pointed out: ');
  const [, tile] = /Pointed out: (\S+)\./.exec((await sentence(claimant).textContent()) ?? '')!;
  await expect(claimant.locator('.tile.dull')).toHaveCount(0);
  await layByTrying(claimant, new RegExp(`^${tile}`));
  for (const page of people) await expect(movesIn(page)).toHaveCount(3);
  await expectNoHelp(other);
  for (const page of people) await page.context().close();
});
