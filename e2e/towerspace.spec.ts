/** Towers in space: what is drawn is where the physics has it, one can turn it and carry dominoes into it, and it costs little. */

import { gzipSync } from 'node:zlib';
import { physics } from '@boneyard/physics/node';
import { expect, type Page, test } from '@playwright/test';
import { FRONT, fitted, type Orbit, STANDS } from '../games/magnetic/web/towers/orbit';
import { LONG_HAND } from './records';
import { deeds, hand, hurry } from './table';
import { type Box, clearPartOf, type Painted, paintedIn, picturing, seenAt } from './towerpicture';
import { bringDown, open, openRecord, randomGame, recordFor, rowsIn, STAIR, TOWER_PARTS } from './towertable';

// Pictures in space are painted without a graphics card here: fewer pixels, more pictures.
test.use({ viewport: { width: 1010, height: 560 } });

/** Where one stands after a press on a button, with the whole construction in sight. */
const standing = (at: keyof typeof STANDS, poses: Float32Array, { width, height }: Box) =>
  fitted({ ...FRONT, ...STANDS[at] }, poses, width / height);

test.describe('on a pale table', () => {
  test.use({ viewport: { width: 1010, height: 640 }, colorScheme: 'light' });

  test('after every move of a random game all dominoes are drawn where the physics has them, within a pixel', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { match, stood } = await randomGame('towers 6', 14);
    const { settle } = await physics();
    await openRecord(page, recordFor(match));
    const canvas = page.locator('.space canvas');
    await expect(canvas).toBeVisible();
    const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
    const agrees = async (poses: Float32Array, dominoes: readonly Painted[], from: Orbit, of: string) => {
      const there = await clearPartOf(canvas);
      // Pictures begin and end with a whole pixel.
      const box = {
        x: Math.round(there.x),
        y: Math.round(there.y),
        width: Math.floor(there.width),
        height: Math.floor(there.height),
      };
      const compare = picturing(page, fitted(from, poses, box.width / box.height), box, poses, dominoes);
      await expect(async () => {
        // Markers stand on the last domino and on the one whose row is pointed at.
        const markers = await page.locator('.space .marker').all();
        expect(markers.length).toBeLessThanOrEqual(2);
        const boxes = await Promise.all(markers.map((marker) => marker.boundingBox()));
        const { compared, wrong } = await compare(boxes.filter((marker) => marker !== null));
        // From the front none is hidden.
        expect(compared.filter((pixels) => pixels > 20).length, of).toBeGreaterThan(
          dominoes.length * (from === FRONT ? 1 : 0.6),
        );
        for (const [i, pixels] of compared.entries())
          expect(wrong[i]!, `${of}: wrong pixels of ${i}`).toBeLessThanOrEqual(pixels * 0.005);
      }).toPass({ timeout: 10_000 });
    };
    const rows = rowsIn(recordFor(match).rounds[0]!.moves);
    const built: { index: number; poses: Float32Array; dominoes: readonly Painted[] }[] = [];
    let dominoes: readonly Painted[] = [];
    for (const [index, move] of recordFor(match).rounds[0]!.moves.entries()) {
      const laid = paintedIn(move);
      dominoes = stood[index]!.length === 0 ? [] : laid ? [...dominoes, laid] : dominoes;
      // A draw lays nothing and a fall leaves nothing.
      if (!laid || dominoes.length === 0) continue;
      const poses = settle(stood[index]!, 'strong');
      built.push({ index, poses, dominoes });
      await moves.nth(rows[index]!).click();
      await agrees(poses, dominoes, FRONT, move);
    }
    expect(built.length).toBeGreaterThan(10);
    // Two dominoes one behind the other are told apart from elsewhere.
    const most = built.reduce((a, b) => (b.dominoes.length > a.dominoes.length ? b : a));
    await moves.nth(rows[most.index]!).click();
    for (const [at, name] of [
      ['top', 'From above'],
      ['side', 'From the side'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await agrees(most.poses, most.dominoes, { ...FRONT, ...STANDS[at] }, name);
    }
  });
});

test('a domino is carried to a place that lights up, and the table is turned by hand and by keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, { hands: ['6-5 1-1', '6-6 2-2'], moves: '1 6-6@0,0E' });
  const space = page.getByRole('region', { name: /^Table in 3D/ });
  const canvas = space.locator('canvas');
  await expect(canvas).toBeVisible();
  await expect(page.locator('.fetching')).toHaveCount(0);
  let before = await canvas.screenshot();
  const changed = async () => {
    await expect.poll(async () => before.equals(await canvas.screenshot())).toBe(false);
    before = await canvas.screenshot();
  };
  const box = (await canvas.boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 90, { steps: 4 });
  await page.mouse.up();
  await changed();
  await space.focus();
  await page.keyboard.press('ArrowLeft');
  await changed();
  await page.keyboard.press('+');
  await changed();
  await page.getByRole('button', { name: 'From the side' }).click();
  await changed();
  const { settle } = await physics();
  const poses = settle([{ x: 0, y: 0, z: 0, along: 'E', release: { east: 0, north: 0, twist: 0 } }], 'normal');
  const tile = (await hand(page).getByRole('button', { name: /^6-5/ }).boundingBox())!;
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
  await page.mouse.down();
  await page.mouse.move(tile.x, tile.y - 40, { steps: 3 });
  // With a tile in the hand there are buttons below the table, which leave less of it to see.
  await expect(page.locator('.deeds button').first()).toBeVisible();
  const seen = await clearPartOf(canvas);
  // On the eastern half of 6-6 and beyond it, in the middle of its height.
  const to = seenAt(standing('side', poses, seen), seen, [2, 0.5, 0.6]);
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('list', { name: 'Moves' })).toContainText('6-5@1,0E');
});

test('all of it is drawn in at most 40 calls', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { calls: number; most: number };
    counted.calls = 0;
    counted.most = 0;
    const { prototype } = WebGL2RenderingContext;
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
      const draw = prototype[name] as (...args: unknown[]) => void;
      (prototype as unknown as Record<string, unknown>)[name] = function (this: unknown, ...args: unknown[]) {
        counted.calls++;
        counted.most = Math.max(counted.most, counted.calls);
        return draw.apply(this, args);
      };
    }
    const tick = () => {
      counted.calls = 0;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Dominoes are drawn many at once: eight take as many calls as 28.
  const { match, stood } = await randomGame('towers 6', 8);
  expect(stood.at(-1)!.length).toBeGreaterThan(7);
  await openRecord(page, recordFor(match));
  await expect(page.locator('.space canvas')).toBeVisible();
  await hand(page)
    .getByRole('button', { name: /can be played/ })
    .first()
    .click();
  await page.locator('.deeds button').first().hover();
  const most = () => page.evaluate(() => (window as unknown as { most: number }).most);
  await expect.poll(most).toBeGreaterThan(4);
  await page.waitForTimeout(500);
  expect(await most()).toBeLessThanOrEqual(40);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  async function visit(page: Page): Promise<void> {
    await hurry(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
  }

  test('a tower can be opened for the first time without a network', async ({ page, context }) => {
    await visit(page);
    await context.setOffline(true);
    await open(page, STAIR);
    await expect(page.locator('.space canvas')).toBeVisible();
    await expect(page.locator('.fetching')).toHaveCount(0);
    await bringDown(page);
    await expect(page.locator('.fall')).toContainText('everything fell');
  });

  test('without a network a tower still stands and falls', async ({ page, context }) => {
    await visit(page);
    await open(page, STAIR);
    // In space and with the physics once, so that both are there.
    await expect(page.locator('.space canvas')).toBeVisible();
    await expect(page.locator('.fetching')).toHaveCount(0);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('.space canvas')).toBeVisible();
    await bringDown(page);
    await expect(page.locator('.fall')).toContainText('everything fell');
  });
});

test('what a tower needs cannot be fetched: it says so, and comes with the network', async ({ page }) => {
  await page.route(TOWER_PARTS, (route) => route.abort());
  await open(page, STAIR);
  const note = page.getByText('Go online once to load towers.');
  const tryAgain = page.locator('.fetching').getByRole('button', { name: 'Try again' });
  await expect(note).toBeVisible();
  await expect(page.locator('.plan')).toBeVisible();
  await tryAgain.click();
  await expect(note).toBeVisible();
  await bringDown(page);
  await expect(page.getByText('Go online once to let a domino go')).toBeVisible();
  await page.unroute(TOWER_PARTS);
  await tryAgain.click();
  await expect(page.locator('.space canvas')).toBeVisible();
  await expect(note).toBeHidden();
  // The domino is still in the hand.
  await deeds(page, 'Where to put 5-4').filter({ hasText: 'hangs east' }).click();
  await expect(page.locator('.fall')).toContainText('everything fell');
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(`on a phone of ${width} × ${height} that note covers no button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.route(TOWER_PARTS, (route) => route.abort());
    await open(page, STAIR);
    const note = page.locator('.fetching').filter({ hasText: 'Go online once to load towers.' });
    await expect(note).toBeVisible();
    const coversNone = async () => {
      const { x, y, width: wide, height: high } = (await note.boundingBox())!;
      for (const button of await page.locator('.board .button:visible:not(.fetching .button)').all()) {
        const box = (await button.boundingBox())!;
        const apart = box.x >= x + wide || box.x + box.width <= x || box.y >= y + high || box.y + box.height <= y;
        expect(apart, (await button.textContent()) ?? '').toBe(true);
      }
    };
    await expect(coversNone).toPass();
  });

test('a table that cannot be loaded says so, and comes with the network', async ({ page, context }) => {
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(LONG_HAND)),
  });
  const resume = page.getByRole('link', { name: /^Resume/ });
  await expect(resume).toBeVisible();
  await context.setOffline(true);
  await resume.click();
  await expect(page.getByRole('heading', { name: 'This table could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(hand(page)).toBeVisible();
});

test.describe('what is fetched', () => {
  test.use({ serviceWorkers: 'block' });

  test('three and Rapier together are at most 1.45 MB gzipped and 1.1 MB in brotli, and a bar shows how they come', async ({
    page,
  }) => {
    const fetched = new Set<string>();
    page.context().on('request', (request) => fetched.add(new URL(request.url()).pathname));
    // As on a slow line: the engine comes only when it has been looked at.
    let letCome = () => {};
    const looked = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\.wasm$/, async (route) => {
      await looked;
      await route.continue();
    });
    await open(page, STAIR);
    await expect(page.getByRole('progressbar', { name: 'Loading magnets and gravity' })).toBeVisible();
    letCome();
    await expect(page.locator('.fetching')).toHaveCount(0);
    await expect(page.locator('.space canvas')).toBeVisible();
    await bringDown(page);
    await expect(page.locator('.fall')).toBeVisible();
    const parts = [...fetched].filter((path) => /space|physics|rapier|wasm|towers/.test(path));
    expect(parts.some((path) => path.endsWith('.wasm'))).toBe(true);
    let [gzipped, brotli] = [0, 0];
    for (const path of parts) {
      gzipped += gzipSync(await (await page.request.get(path)).body(), { level: 9 }).length;
      const packed = await page.request.fetch(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      brotli += Number(packed.headers()['content-length']);
    }
    expect(gzipped).toBeLessThanOrEqual(1_450_000);
    expect(brotli).toBeLessThanOrEqual(1_100_000);
    console.log(`towers: ${(gzipped / 1e6).toFixed(3)} MB gzipped, ${(brotli / 1e6).toFixed(3)} MB in brotli`);
  });
});
