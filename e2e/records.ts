/** Games to look back at, written by hand or played by bots. */

import { expect, type Page } from '@playwright/test';

/**
 * After 6-4 Bo, who has 5-0 and 5-1, must pass. Then 6-6 keeps it so, and Ana goes out with 6-5 for 11 points. But she lays
 * 6-5, which opens the fives: Bo lays 5-1, and the round is blocked: with 12 pips against 5 he wins by 7. The record is of the
 * format before, in which a blocked round counts the difference.
 */
export const THROWN_AWAY = {
  format: 'boneyard/1',
  game: 'classic',
  players: 2,
  options: { style: 'block', lead: 'lots', match: { rounds: 1 } },
  names: ['Ana', 'Bo'],
  rounds: [
    {
      deal: {
        hands: [
          ['6-4', '6-6', '6-5'],
          ['5-0', '5-1'],
        ],
        stock: [],
        lead: 0,
      },
      moves: ['0 6-4', '1 pass', '0 6-5@6-4', '1 5-1@6-5', '0 pass', '1 pass'],
    },
  ],
};

/** The same hands, played right: Ana goes out, for the 11 pips that Bo holds. */
export const WON = {
  ...THROWN_AWAY,
  rounds: [{ ...THROWN_AWAY.rounds[0]!, moves: ['0 6-4', '1 pass', '0 6-6@6-4', '1 pass', '0 6-5@6-6'] }],
};

/** The same game before its end: Bo is to answer 6-5. */
export const RUNNING = {
  ...THROWN_AWAY,
  rounds: [{ ...THROWN_AWAY.rounds[0]!, moves: THROWN_AWAY.rounds[0]!.moves.slice(0, 3) }],
};

/** You lead, so every one of your 21 tiles can be played. */
export const LONG_HAND = {
  format: 'boneyard/2',
  game: 'classic',
  players: 2,
  options: { lead: 'lots', opening: 'free' },
  rounds: [
    {
      deal: {
        hands: [
          '0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-4 5-5'.split(' '),
          '6-0 6-1 6-2 6-3 6-4 6-5 6-6'.split(' '),
        ],
        stock: [],
        lead: 0,
      },
      moves: [],
    },
  ],
};

/** Two rounds between two bots, 58 moves with many draws. */
export const LONG = {
  format: 'boneyard/2',
  game: 'classic',
  players: 2,
  options: { match: { rounds: 2 } },
  names: ['Ana', 'Bo'],
  rounds: [
    {
      deal: {
        hands: [
          ['5-5', '6-2', '5-1', '5-4', '2-0', '3-1', '2-1'],
          ['4-2', '1-0', '6-4', '6-5', '3-0', '3-2', '6-3'],
        ],
        stock: ['3-3', '6-6', '4-0', '6-1', '5-0', '5-2', '4-3', '4-4', '6-0', '2-2', '4-1', '0-0', '5-3', '1-1'],
      },
      moves: [
        '0 5-5',
        '1 6-5@5-5',
        '0 5-4@5-5',
        '1 6-4@6-5',
        '0 draw',
        '0 draw',
        '0 draw',
        '0 4-0@5-4',
        '1 4-2@6-4',
        '0 6-2@4-2',
        '1 6-3@6-2',
        '0 3-3@6-3',
        '1 3-2@3-3',
        '0 2-1@3-2',
        '1 3-0@4-0',
        '0 5-1@2-1',
        '1 draw',
        '1 draw',
        '1 5-0@5-1',
        '0 3-1@3-0',
        '1 6-1@3-1',
        '0 6-6@6-1',
        '1 1-0@5-0',
      ],
    },
    {
      deal: {
        hands: [
          ['3-2', '5-1', '4-2', '5-0', '6-1', '3-1', '1-1'],
          ['6-0', '6-2', '6-6', '3-3', '6-5', '4-1', '2-1'],
        ],
        stock: ['3-0', '1-0', '6-3', '4-4', '2-2', '5-5', '6-4', '2-0', '0-0', '4-0', '5-2', '5-4', '4-3', '5-3'],
      },
      moves: [
        '1 6-6',
        '0 6-1@6-6',
        '1 6-5@6-6',
        '0 5-1@6-1',
        '1 draw',
        '1 draw',
        '1 draw',
        '1 draw',
        '1 draw',
        '1 draw',
        '1 5-5@6-5',
        '0 5-0@5-1',
        '1 6-0@5-0',
        '0 draw',
        '0 6-4@6-0',
        '1 4-4@6-4',
        '0 4-2@4-4',
        '1 6-2@4-2',
        '0 draw',
        '0 draw',
        '0 draw',
        '0 draw',
        '0 5-2@5-5',
        '1 6-3@6-2',
        '0 3-2@6-3',
        '1 2-2@3-2',
        '0 2-0@2-2',
        '1 3-0@2-0',
        '0 3-1@3-0',
        '1 4-1@3-1',
        '0 4-0@4-1',
        '1 2-1@5-2',
        '0 1-1@2-1',
        '1 1-0@1-1',
        '0 0-0@1-0',
      ],
    },
  ],
};

/** Opens a game on the replay page by pasting it. */
export async function pasted(page: Page, record: object): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('Or paste a game, or a link to one').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('slider', { name: 'Position' }).waitFor();
}

/** Imports a game from a file, and resumes it. */
export async function resumed(page: Page, record: object): Promise<void> {
  await page.goto('/games');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a game' }).click(),
  ]);
  await chooser.setFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page
    .getByRole('link', { name: /^Resume/ })
    .first()
    .click();
  await expect(page.getByRole('main', { name: /^Table: / })).toBeVisible();
}

export async function importGame(page: Page, record: object): Promise<void> {
  await page.goto('/games');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a game' }).click(),
  ]);
  await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await expect(page.getByText('The game was imported.')).toBeVisible();
}
