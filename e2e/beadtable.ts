/** Positions of the bead game for tests: a record from a file, as a person would bring one. */

import { expect, type Page } from '@playwright/test';

export const GAME = 'Domino Bead Game';

export interface Round {
  readonly deal: object;
  readonly moves: readonly string[];
}

/** Brings a position to the table as a person would: a record from a file. Seat 0 is the person's. */
export async function setUp(page: Page, players: number, round: Round, options: object = {}): Promise<void> {
  await page.goto('/');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a game' }).click(),
  ]);
  const record = {
    format: 'boneyard/1',
    game: 'bead',
    players,
    options,
    names: NAMES.slice(0, players),
    rounds: [round],
  };
  await chooser.setFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page
    .getByRole('link', { name: /^Resume/ })
    .first()
    .click();
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

export const pill = (page: Page) => page.locator('.pill text');
export const laid = (page: Page) => page.locator('.laid');
/** Says that this was told to those who listen. */
export const told = (page: Page, text: string | RegExp) => expect(page.getByRole('log')).toContainText(text);
