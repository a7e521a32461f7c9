/** Past games on the replay board: opened from files, pasted texts, links and the server; stepped through; seen by each seat. */

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { LONG, pasted, RUNNING, THROWN_AWAY } from './records';
import { saved } from './storedgame';
import { clickMove, hand, hurry, playOut, start, turn } from './table';

const slider = (page: Page) => page.getByRole('slider', { name: 'Position' });
const told = (page: Page) => page.getByRole('region', { name: 'Replay' }).getByRole('status');
const laid = (page: Page) => page.locator('.laid');
const handOf = (page: Page, who: string) =>
  page.getByRole('list', { name: who === 'You' ? 'Your hand' : `Hand of ${who}` });

async function chosen(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a game is opened from a file, by pasting and by dropping it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Open a game' }).click();
  await chosen(page, 'thrown.domino.json', JSON.stringify(THROWN_AWAY));
  // It opens at its end, with the result.
  await expect(told(page)).toContainText('The lightest hand wins the round: Bo.');
  await expect(slider(page)).toHaveValue('6');
  // It is in the address now: a reload finds it again.
  await page.reload();
  await expect(slider(page)).toHaveAttribute('max', '6');
  await page.getByRole('link', { name: 'Open another' }).click();
  await pasted(page, LONG);
  await expect(slider(page)).toHaveAttribute('max', '59');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Replay a game' })).toBeVisible();
  const file = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.domino.json', { type: 'application/json' }));
    return data;
  }, JSON.stringify(THROWN_AWAY));
  await page.getByRole('main').dispatchEvent('dragover', { dataTransfer: file });
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: file });
  await expect(slider(page)).toHaveAttribute('max', '6');
});

test('a game is shared as a link that holds all of it, and as a file', async ({ page, context, browser }, info) => {
  await pasted(page, LONG);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to this game').inputValue();
  expect(link.length).toBeLessThan(1000);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('boneyard-classic-draw.domino.json');
  const file = info.outputPath('game.domino.json');
  await download.saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(LONG);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  // Somebody else, who has nothing but the link.
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await other.goto(link);
  await expect(slider(other)).toHaveAttribute('max', '59');
  await slider(other).fill('59');
  await expect(told(other)).toContainText('Ana laid 0-0 on 1-0.');
  await other.context().close();
});

test('anything that is not a game is refused with a reason, and nothing is lost', async ({ page }) => {
  await page.goto('/replay');
  const refused = page.getByRole('alert');
  await chosen(page, 'shopping.json', 'milk, bread');
  await expect(refused).toContainText(/shopping\.json: .*not a game record: it is not JSON/);
  const broken = JSON.stringify({
    ...THROWN_AWAY,
    rounds: [{ ...THROWN_AWAY.rounds[0], moves: ['0 6-4', '1 5-1@6-4'] }],
  });
  const field = page.getByLabel('Or paste a game, or a link to one');
  await field.fill(broken);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(refused).toContainText(/1 5-1@6-4/);
  await expect(field).toHaveValue(broken);
  await field.fill('');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(refused).toContainText('Paste a game or choose a file first');
  await pasted(page, THROWN_AWAY);
  await page.goto(page.url().slice(0, -30));
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
});

test('one steps with buttons, keys and the slider, jumps by list and chart, and lets it play', {
  tag: '@firefox',
}, async ({ page }) => {
  await pasted(page, THROWN_AWAY);
  await page.getByRole('button', { name: 'Go to the start' }).click();
  await expect(told(page)).toHaveText('Round 1: the tiles are dealt.');
  await expect(laid(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expect(told(page)).toHaveText('Ana led 6-4.');
  await expect(laid(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await expect(laid(page)).toHaveCount(3);
  // 12 pips against 5, and the lighter hand wins.
  await expect(told(page)).toContainText('The lightest hand wins the round: Bo.');
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(told(page)).toHaveText('Ana passed.');
  await page.getByRole('button', { name: 'Go to the start' }).click();
  await page.locator('body').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText('Bo passed.');
  await page.keyboard.press('ArrowLeft');
  await expect(told(page)).toHaveText('Ana led 6-4.');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('6');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await page
    .getByRole('list', { name: 'Moves' })
    .getByRole('button', { name: /5-1@6-5/ })
    .click();
  await expect(told(page)).toHaveText('Bo laid 5-1 on 6-5.');
  const chart = (await page.getByRole('img', { name: /^Scores/ }).boundingBox())!;
  await page.mouse.click(chart.x + chart.width * 0.99, chart.y + chart.height / 2);
  await expect(slider(page)).toHaveValue('6');
  await page.mouse.click(chart.x + chart.width / 2, chart.y + chart.height / 2);
  await expect(slider(page)).toHaveValue('3');
  // Slowly, until it has been seen to play.
  await page.getByLabel('Speed').selectOption('½ ×');
  await page.locator('body').focus();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByLabel('Speed').selectOption('4 ×');
  await expect(slider(page)).toHaveValue('6');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a game is seen with all hands open, or as each seat saw it', async ({ page }) => {
  await pasted(page, THROWN_AWAY);
  await slider(page).fill('1');
  const holds = (who: string, ...tiles: readonly string[]) =>
    expect
      .poll(() =>
        handOf(page, who)
          .getByRole('img')
          .evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')).sort()),
      )
      .toEqual(tiles);
  await holds('Ana', '6-5', '6-6');
  await holds('Bo', '5-0', '5-1');
  await page.getByLabel('View as').selectOption('Bo');
  await expect(handOf(page, 'Ana')).toHaveCount(0);
  await holds('Bo', '5-0', '5-1');
  await page.getByLabel('View as').selectOption('Ana');
  await expect(handOf(page, 'Bo')).toHaveCount(0);
  await holds('Ana', '6-5', '6-6');
});

test('of a game that is still being played nothing hidden is shown', async ({ page }) => {
  await pasted(page, RUNNING);
  await expect(page.getByText('all hands stay hidden until it ends')).toBeVisible();
  for (const at of ['0', '1', '2', '3'] as const) {
    await slider(page).fill(at);
    await expect(laid(page)).toHaveCount({ 0: 0, 1: 1, 2: 1, 3: 2 }[at]!);
    const shown = await page.locator('body').ariaSnapshot();
    // What nobody has laid yet: Ana keeps 6-6, Bo both of his.
    expect(shown).not.toMatch(/6-6|5-0|5-1/);
    await expect(page.getByRole('list', { name: /^(Hand of|Your hand)/ })).toHaveCount(0);
  }
  await expect(page.getByLabel('View as')).toHaveCount(0);
  for (const name of ['Share', 'Download', 'Review this game', 'Try it from here'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});

test('your own game in progress looks as at the table; finished ones are replayed from the home page and at their end', async ({
  page,
}) => {
  await hurry(page);
  await start(page, { rounds: 1 });
  await turn(page);
  await clickMove(page, (what) => what.click());
  await turn(page);
  const mine = await hand(page).getByRole('button').count();
  const table = page.url();
  await saved(page);
  await page.goto(table.replace('/table/', '/replay/'));
  await expect(page.getByText('you see what you saw at the table')).toBeVisible();
  await expect(page.getByRole('list', { name: /^(Hand of|Your hand)/ })).toHaveCount(1);
  await expect(handOf(page, 'You').getByRole('img')).toHaveCount(mine);
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await turn(page);
  await playOut(page, () => clickMove(page, (what) => what.click()));
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('list', { name: /^(Hand of|Your hand)/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Boneyard: All games' }).click();
  await page.getByRole('link', { name: 'Review: Dominoes · Draw, with Ana' }).click();
  await expect(slider(page)).toBeVisible();
});

test('a game of the server is there when it is over, and not before', async ({ page }) => {
  await page.goto('/replay/nonsense');
  await expect(page.getByRole('heading')).toHaveText('Game not found');
  await page.getByRole('button', { name: 'Open another game' }).click();
  await expect(page.getByRole('heading', { name: 'Replay a game' })).toBeVisible();
  const table = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const post = (path: string, body: object) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    await post('/api/guest', { name: 'Zoe' });
    const chairs = [{ kind: 'person' }, { kind: 'person' }];
    const wish = { game: 'classic', options: {}, chairs, clock: null, late: 'bot', listed: false };
    return ((await (await post('/api/tables', wish)).json()) as { table: string }).table;
  });
  await page.goto(`/replay/${table}`);
  await expect(page.getByRole('heading')).toHaveText('This game is still being played');
  // A game that is over, as the server would give it.
  await page.route('**/api/tables/*/record', (route) => route.fulfill({ json: THROWN_AWAY }));
  await page.goto(`/replay/${table}0`);
  await expect(slider(page)).toHaveAttribute('max', '6');
});

test('in French on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto('/replay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revoir une partie');
  await page.getByLabel('Ou collez une partie').fill(JSON.stringify(LONG));
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).tap();
  await page.getByRole('button', { name: 'Aller au début' }).tap();
  await page.getByRole('button', { name: 'Un coup en avant' }).tap();
  await expect(page.getByRole('status').first()).toHaveText(/a ouvert|a posé|commence/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const box = (await page.getByRole('button', { name: 'Un coup en avant' }).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await context.close();
});
