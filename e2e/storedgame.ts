/** What the browser has stored of a game. It is shown first and stored then, so a reload at once would lose the last moves. */

import { expect, type Page } from '@playwright/test';
import { movesIn } from './online';

/** How many moves of the game at this address are stored. Runs in the page, so it is complete in itself. */
export function movesStored(): Promise<number> {
  type Game = { readonly record: { readonly rounds: readonly { readonly moves: readonly string[] }[] } } | undefined;
  return new Promise((resolve) => {
    const opening = indexedDB.open('boneyard');
    opening.onsuccess = () => {
      const database = opening.result;
      const finding = database.transaction('games').objectStore('games').get(location.pathname.split('/').at(-1)!);
      finding.onsuccess = () => {
        const game = finding.result as Game;
        database.close();
        resolve(game?.record.rounds.reduce((sum, { moves }) => sum + moves.length, 0) ?? 0);
      };
    };
  });
}

/** Waits until every move in the list is stored. */
export async function saved(page: Page): Promise<void> {
  // A row may stand for several draws.
  const rows = await movesIn(page).allTextContents();
  const all = rows.reduce((sum, row) => sum + Number(/drew (\d+)/.exec(row)?.[1] ?? 1), 0);
  await expect.poll(() => page.evaluate(movesStored)).toBe(all);
}

/** Stores a game between you and a bot as the page does, or did before. The page has been opened. */
export async function keep(page: Page, id: string, record: object, bot = 'Ana'): Promise<void> {
  const seats = [
    { kind: 'person', name: '' },
    { kind: 'bot', name: bot, level: 'casual' },
  ];
  const saved = { version: 1, id, revision: 2, changed: 1_700_000_000_000, seats, record };
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('boneyard');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const database = opening.result;
          const putting = database.transaction('games', 'readwrite');
          putting.objectStore('games').put(game);
          putting.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    saved,
  );
}
