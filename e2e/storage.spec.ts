/** Games and score pads stay on this device, even if the browser closes its database. */

import { expect, test } from '@playwright/test';
import { movesIn } from './online';
import { begin, choose, left, totals, writeDown } from './scorepad';
import { saved } from './storedgame';
import { clickMove, hurry, start, turn } from './table';

const NOT_KEPT = 'The game could not be saved on this device.';

test('a move is kept after the browser closed the database', { tag: '@firefox' }, async ({ page }) => {
  await hurry(page);
  await start(page);
  await turn(page);
  // A newer version in another tab does this too: every open connection has to be closed.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const newer = indexedDB.open('boneyard', 2);
        newer.onupgradeneeded = () => newer.transaction?.abort();
        newer.onerror = resolve;
      }),
  );
  await clickMove(page, (what) => what.click());
  await turn(page);
  await expect(page.getByText(NOT_KEPT)).toBeHidden();
  const moves = await movesIn(page).allTextContents();
  expect(moves.length).toBeGreaterThan(0);
  await saved(page);
  await page.reload();
  await expect(movesIn(page)).toHaveText(moves);
});

test('a player whose games are deleted by the browser is told so', async ({ page, context }) => {
  await hurry(page);
  await start(page);
  await turn(page);
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
  await clickMove(page, (what) => what.click());
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
});

test('a score pad that could not be kept is kept with its next entry', async ({ page }) => {
  await begin(page, { game: 'Dominoes', names: ['Ana', 'Bo'], target: 100 });
  const warning = page.getByText('The pad could not be saved on this device.');
  const write = async (sum: number) => {
    await choose(page, 'Ana');
    await left(page, 'Bo', sum);
    await writeDown(page);
  };
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { put });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await write(20);
  await expect(warning).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = (window as unknown as Pick<IDBObjectStore, 'put'>).put;
  });
  await write(5);
  await totals(page, { Ana: 25, Bo: 0 });
  await expect(warning).toBeHidden();
  await page.reload();
  await totals(page, { Ana: 25, Bo: 0 });
});
