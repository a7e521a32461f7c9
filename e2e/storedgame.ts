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

/** Stores something as the page does. The page has opened that database before. */
export function put(page: Page, database: string, store: string, item: object): Promise<void> {
  return page.evaluate(
    ([database, store, item]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const putting = opening.result.transaction(store, 'readwrite');
          putting.objectStore(store).put(item);
          putting.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [database, store, item] as const,
  );
}

/** Stores a game between you and bots as the page does, or did before. The page has been opened. */
export async function keep(page: Page, id: string, record: object, bots: readonly string[] = ['Ana']): Promise<void> {
  const seats = [{ kind: 'person', name: '' }, ...bots.map((name) => ({ kind: 'bot', name, level: 'casual' }))];
  await put(page, 'boneyard', 'games', { version: 1, id, revision: 2, changed: 1_700_000_000_000, seats, record });
}
