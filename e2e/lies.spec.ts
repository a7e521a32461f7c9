/** A tile lies where its player put it: for everybody at the table, after a reload, and in the replay. */

import { expect, type Page } from '@playwright/test';
import { dealt, mover, openTable, sitDown, test } from './online';
import { clickMove, deeds, playable } from './table';

interface Middle {
  readonly x: number;
  readonly y: number;
}

const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Middle => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Where the tiles lie, seen from the first one, in halves of a domino: x to the right, y down. */
async function lying(page: Page): Promise<Middle[]> {
  const boxes = await page.locator('.laid .body').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  const [first] = boxes;
  if (!first) return [];
  const unit = Math.min(first.width, first.height);
  const [from, round] = [middle(first), (n: number) => Math.round(n * 2) / 2 + 0];
  return boxes.map(middle).map(({ x, y }) => ({ x: round((x - from.x) / unit), y: round((y - from.y) / unit) }));
}

/** Drags a tile to the lit place that this finds. */
async function dragTo(page: Page, where: (place: Middle, first: Middle) => boolean): Promise<void> {
  const first = middle((await page.locator('.laid').first().boundingBox())!);
  const tile = middle((await playable(page).first().boundingBox())!);
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.down();
  await page.mouse.move(tile.x, tile.y - 60, { steps: 3 });
  await expect(page.locator('.place').first()).toBeVisible();
  const places = await Promise.all((await page.locator('.place').all()).map((place) => place.boundingBox()));
  const place = places.map((box) => middle(box!)).find((one) => where(one, first))!;
  await page.mouse.move(place.x, place.y, { steps: 4 });
  await page.mouse.up();
}

/** Picks a playable tile by keys, and turns it until it would lie so. */
async function layByKeys(page: Page, so: RegExp): Promise<void> {
  await playable(page).first().focus();
  await page.keyboard.press('Enter');
  const focused = page.locator('.deeds button:focus');
  await expect(focused).toBeVisible();
  for (let i = 0; i < 6; i++) {
    const title = (await focused.getAttribute('title')) ?? '';
    if (so.test(title)) break;
    await page.keyboard.press('r');
    await expect(focused).not.toHaveAttribute('title', title);
  }
  await expect(focused).toHaveAccessibleName(so);
  await page.keyboard.press('Enter');
}

/** The page of the player who has a tile to lay; players who have none pass. */
async function layer(ana: Page, bo: Page): Promise<Page> {
  for (;;) {
    const page = await mover(ana, bo);
    if ((await playable(page).count()) > 0) return page;
    await deeds(page).first().click();
    await expect(page.locator('.sentence strong')).not.toHaveText('Your turn.');
  }
}

test('online: left of the first tile by dragging, then turned by keys, seen so by the other and in the replay', async ({
  people,
}) => {
  const [ana, bo] = [await people.come('Ana'), await people.come('Bo')];
  // All tiles are dealt, so somebody leads with 6-6.
  await sitDown(bo, await openTable(ana, { tiles: 14 }));
  await dealt(ana, bo);
  await clickMove(await mover(ana, bo), (what) => what.click());
  for (const page of [ana, bo]) await expect(page.locator('.laid')).toHaveCount(1);

  await dragTo(await layer(ana, bo), (place, first) => place.x < first.x - 20 && Math.abs(place.y - first.y) < 5);
  for (const page of [ana, bo])
    await expect
      .poll(() => lying(page))
      .toEqual([
        { x: 0, y: 0 },
        { x: -1.5, y: 0 },
      ]);

  // The mouse still rests where the last tile was dropped, under places that move when keys choose.
  await layByKeys(await layer(ana, bo), /, turned upwards$/);
  for (const page of [ana, bo]) await expect(page.locator('.laid')).toHaveCount(3);
  const seen = await lying(ana);
  expect(Math.sign(seen[2]!.y)).toBe(-1);
  expect(await lying(bo)).toEqual(seen);
  await bo.reload();
  await expect.poll(() => lying(bo)).toEqual(seen);

  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Offer to end here' }).click();
  await bo.getByRole('button', { name: 'End here' }).click();
  await bo.getByRole('link', { name: 'Review' }).click();
  await bo.getByRole('slider').press('End');
  await expect.poll(() => lying(bo)).toEqual(seen);
});
