/** Positions of the bead game for tests: a record from a file, as a person would bring one. */

import { expect, type Page } from '@playwright/test';
import { resumed } from './records';
import { hand } from './table';

export const GAME = 'Domino Bead Game';

export interface Round {
  readonly deal: object;
  readonly moves: readonly string[];
}

/** Brings a position to the table as a person would: a record from a file. Seat 0 is the person's. */
export async function setUp(page: Page, players: number, round: Round, options: object = {}): Promise<void> {
  const record = {
    format: 'boneyard/2',
    game: 'bead',
    players,
    options,
    names: NAMES.slice(0, players),
    rounds: [round],
  };
  await resumed(page, record);
  await expect(page.getByRole('main', { name: `Table: ${GAME}` })).toBeVisible();
}

const NAMES = ['You', 'Ana', 'Bo'];

/** On this square only a domino with wood (1) fits, its wood next to the wood–wood. */
export const NARROW = ['1-1', '1-2'];

/** Twelve cells wide and fourteen high, with several places left. */
export const LARGE: Round = {
  deal: {
    hands: [
      ['4-4', '1-3', '1-3', '2-5', '4-5', '1-2', '3-4', '2-5', '3-5', '5-5', '1-2', '3-4', '2-2', '4-5'],
      ['3-5', '1-4', '2-3', '1-4', '2-3', '3-3', '1-1', '2-2', '3-3', '2-4', '1-5', '5-5', '1-5', '4-4'],
    ],
    square: ['1-1', '4-2'],
    lead: 0,
  },
  moves: [
    '0 5-4@2,0N 1 5-1@1,2E 0 1-3@1,3E 1 4-2@1,4E 0 5-5@3,3N 1 4-1@4,3N 0 1-3@5,3N 1 5-5@4,5E 0 3-4@4,6E 1 2-2@4,7E',
    '0 2-2@6,6N 1 1-1@0,-1E 0 1-2@-1,-1N 1 1-5@-2,-1N 0 5-4@-2,-2E 1 4-1@-3,-2N 0 2-1@-3,-3E 1 3-5@-3,-4E',
    '0 4-4@-4,-4N 1 3-2@7,6N 0 2-5@6,8E 1 2-3@6,9E',
  ].flatMap((line) => line.match(/\d \S+/g) ?? []),
};

/** Turns help on: somebody who plays alone may be shown what fits. */
export async function withHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByText('Help is on: it shows what fits.')).toBeVisible();
}

/** Touches the dominoes of an open hand one after the other, until one fits and is the answer. */
export async function pointOut(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^point out / });
  for (let nth = 0, answered = false; !answered; nth++) {
    await open.nth(nth).click();
    answered = await expect(open)
      .toHaveCount(0, { timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
    if (!answered) await expect(page.locator('.sentence.refused')).toHaveText('That domino does not fit anywhere.');
  }
}

/** A place beside the starting square, in half-dominoes from its middle, and how often a tile is turned to lie there. */
const SIDES = [
  { x: 0, y: -1.5, turns: [1, 3] },
  { x: 0, y: 1.5, turns: [1, 3] },
  { x: -1.5, y: 0, turns: [0, 2] },
  { x: 1.5, y: 0, turns: [0, 2] },
] as const;

/** Lays a tile beside the starting square without being told where it fits: on each side, both ways round, until it stays. */
export async function layByTrying(page: Page, tile: RegExp): Promise<void> {
  const own = hand(page).getByRole('button', { name: tile }).first();
  const held = await hand(page).getByRole('button').count();
  const boxes = await Promise.all([0, 1].map((nth) => laid(page).nth(nth).boundingBox()));
  const [west, east] = [boxes[0]!, boxes[1]!];
  const side = west.height / 2;
  const middle = { x: (west.x + east.x + east.width) / 2, y: west.y + west.height / 2 };
  await own.click();
  let turned = 0;
  for (const { x, y, turns } of SIDES)
    for (const turn of turns) {
      for (; turned % 4 !== turn; turned++) await page.getByRole('button', { name: 'Turn it' }).click();
      await page.mouse.click(middle.x + x * side, middle.y + y * side);
      const refused = page.locator('.sentence.refused');
      const gone = hand(page)
        .getByRole('button')
        .nth(held - 1);
      await expect.poll(async () => (await refused.isVisible()) || !(await gone.isVisible())).toBe(true);
      if (!(await gone.isVisible())) return;
      await page.mouse.move(0, 0);
    }
  throw new Error('it fits nowhere beside the square');
}

export const pill = (page: Page) => page.locator('.pill text');
export const laid = (page: Page) => page.locator('.laid');
/** Says that this was told to those who listen. */
export const told = (page: Page, text: string | RegExp) => expect(page.getByRole('log')).toContainText(text);
