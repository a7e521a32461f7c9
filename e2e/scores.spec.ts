/** Whole matches on score pads, corrections included. Every total was calculated by hand from the rules. */

import { expect, test } from '@playwright/test';
import { begin, best, choose, left, mend, pick, press, refusal, totals, won, writeDown } from './scorepad';

test('a match of dominoes: reserve, a double once, the double blank, a blocked round, corrections', async ({
  page,
}) => {
  await begin(page, {
    game: 'Dominoes',
    names: ['Ana', 'Bo', 'Cleo'],
    choices: {
      Reserve: 'the last two tiles',
      'A blocked round counts': 'the difference of the hands',
      'Doubles count': 'one half',
      'Double blank counts': '14',
    },
    target: 50,
  });
  await writeDown(page);
  await expect(refusal(page)).toHaveText('Choose who went out, or “Blocked”.');
  await choose(page, 'Ana');
  await pick(page, 'Bo', '5-5', '3-1');
  await pick(page, 'Cleo', '0-0');
  await writeDown(page);
  await expect(refusal(page)).toHaveText('Boneyard: enter what is left, or 0.');
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
  await press(mending, 'Save correction');
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
  await expect(page.getByRole('img', { name: 'Scores, entry by entry' })).toBeVisible();
  await press(page, 'Rematch');
  await totals(page, { Ana: 0, Bo: 0, Cleo: 0 });
  await expect(page.getByText('No entries yet.')).toBeVisible();
});

test('two rounds of the bead game: products, doubles, three groups, dominoes left', async ({ page }) => {
  await begin(page, { game: 'Domino Bead Game', names: ['Ana', 'Bo'], rounds: 2 });
  const laid = async (double: boolean, ...lengths: readonly number[]) => {
    for (const length of lengths) await press(page, String(length));
    if (double) await page.getByRole('checkbox', { name: 'A double: counts twice' }).check();
    await writeDown(page);
  };
  await laid(false, 9);
  await expect(refusal(page)).toHaveText('A domino makes two or three groups longer, each to at least 3 beads.');
  await press(page, 'Remove 9');
  await laid(false, 3, 4);
  await totals(page, { Ana: 12, Bo: 0 });
  await laid(true, 3, 3);
  await totals(page, { Ana: 12, Bo: 18 });
  await laid(false, 4, 5, 4);
  await totals(page, { Ana: 92, Bo: 18 });
  const mending = await mend(page, /^Correct: Ana laid: 3 × 4/);
  await press(mending, 'Remove 4');
  await press(mending, '5');
  await expect(mending.getByText('3 × 5 = 15')).toBeVisible();
  await press(mending, 'Save correction');
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
  await expect(refusal(page)).toHaveText('A tile is worth 0 to 20.');
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
  await totals(page, { Ana: 41, Bo: -25 });
  await tile(18);
  await totals(page, { Ana: 59, Bo: -25 });
  await choose(page, 'Passed');
  await writeDown(page);
  await totals(page, { Ana: 59, Bo: -45 });
  const mending = await mend(page, /^Correct: Bo drew 2 tiles/);
  await press(mending, 'One more');
  await press(mending, 'Save correction');
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
  await press(page, 'Pick tiles: Bo');
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
  await press(mending, 'Save correction');
  await totals(page, { Ana: 0, Bo: 12, Cleo: 20 });
  await won(page, 'Ana');
});

test('what comes after the end of a match is listed and does not count', async ({ page }) => {
  await begin(page, { game: 'Quad-Ominos', names: ['Ana', 'Bo'], target: 30 });
  for (const total of ['10', '9', '11']) {
    const field = page.getByRole('textbox', { name: 'Total of the tile' });
    await field.fill(total);
    await writeDown(page);
    // The next one is asked for when this one is kept.
    await expect(field).toHaveValue('');
  }
  await totals(page, { Ana: 21, Bo: 9 });
  const mending = await mend(page, /^Correct: Bo laid a tile worth 9/);
  await choose(mending, 'Ana');
  await mending.getByRole('textbox', { name: 'Total of the tile' }).fill('20');
  await press(mending, 'Save correction');
  await totals(page, { Ana: 30, Bo: 0 });
  await won(page, 'Ana');
  await expect(page.getByText('not counted: the match was over')).toBeVisible();
});
