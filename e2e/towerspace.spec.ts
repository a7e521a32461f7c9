/** Towers in space: what is drawn is where the physics has it, one can turn it and carry dominoes into it, and it costs little. */

import { gzipSync } from 'node:zlib';
import { physics } from '@boneyard/physics/node';
import { expect, type Page, test } from '@playwright/test';
import { eyeOf, FRONT, fitted, HALF_VIEW, type Orbit, STANDS } from '../packages/web/src/boards/towers/orbit';
import { hand, hurry } from './playing';
import { bringDown, open, openRecord, randomGame, recordFor, STAIR } from './towertable';

// Pictures in space are painted without a graphics card here: fewer pixels, more pictures.
test.use({ viewport: { width: 1010, height: 560 } });

type Triple = readonly [number, number, number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a point is seen by an eye that stands there. */
function seenAt(orbit: Orbit, box: Box, point: readonly number[]) {
  const eye = eyeOf(orbit);
  const cross = (a: Triple, b: Triple): Triple => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const unit = (a: Triple) => a.map((part) => part / Math.hypot(...a)) as unknown as Triple;
  const dot = (a: Triple) => a.reduce((sum, part, axis) => sum + part * (point[axis]! - eye[axis]!), 0);
  const ahead = unit([orbit.x - eye[0], orbit.y - eye[1], orbit.z - eye[2]]);
  const right = unit(cross(ahead, [0, 0, 1]));
  const scale = box.height / 2 / Math.tan(HALF_VIEW) / dot(ahead);
  return {
    x: box.x + box.width / 2 + dot(right) * scale,
    y: box.y + box.height / 2 - dot(cross(right, ahead)) * scale,
  };
}

/** Where one stands after a press on a button, with the whole construction in sight. */
const standing = (at: keyof typeof STANDS, poses: Float32Array, { width, height }: Box) =>
  fitted({ ...FRONT, ...STANDS[at] }, poses, width / height);

/** A point of a domino that is turned as its pose says. */
function onDomino(pose: Float32Array, [px, py, pz]: Triple): Triple {
  const [x, y, z, qx, qy, qz, qw] = pose as unknown as [number, number, number, number, number, number, number];
  const [ux, uy, uz] = [qy * pz - qz * py, qz * px - qx * pz, qx * py - qy * px];
  const turned = (p: number, u: number, v: number) => p + 2 * (qw * u + v);
  return [
    x + turned(px, ux, qy * uz - qz * uy),
    y + turned(py, uy, qz * ux - qx * uz),
    z + turned(pz, uz, qx * uy - qy * ux),
  ];
}

/** The middles of what is white in squares of a picture, in pixels; undefined where nothing is. */
async function whitesIn(page: Page, picture: Buffer, squares: readonly { x: number; y: number; half: number }[]) {
  return page.evaluate(
    async ([data, all]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext('2d')!;
      brush.drawImage(image, 0, 0);
      return all.map(({ x, y, half }) => {
        const [left, top] = [Math.round(x - half), Math.round(y - half)];
        const side = Math.round(half * 2);
        const { data: bytes } = brush.getImageData(left, top, side, side);
        // Pips are the only thing with as much blue as red: what is white has much of the least colour.
        const light = Array.from({ length: side * side }, (_, i) =>
          Math.min(bytes[i * 4]!, bytes[i * 4 + 1]!, bytes[i * 4 + 2]!),
        );
        const [dark, bright] = [Math.min(...light), Math.max(...light)];
        if (bright - dark < 40) return undefined;
        let [sum, east, down] = [0, 0, 0];
        for (const [i, value] of light.entries()) {
          const white = Math.max(0, value - (dark + bright) / 2);
          sum += white;
          east += white * (left + (i % side) + 0.5);
          down += white * (top + Math.floor(i / side) + 0.5);
        }
        return { x: east / sum, y: down / sum };
      });
    },
    [picture.toString('base64'), squares] as const,
  );
}

test('after every move of a random game the picture shows the newest domino where the physics has it, within a pixel', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { match, stood } = await randomGame('towers 6', 14);
  const { settle } = await physics();
  await openRecord(page, recordFor(match));
  const canvas = page.locator('.space canvas');
  await expect(canvas).toBeVisible();
  await page.getByRole('button', { name: 'From above' }).click();
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
  const laid = recordFor(match).rounds[0]!.moves;
  let halves = 0;
  for (const [i, construction] of stood.entries()) {
    // A draw lays nothing and a fall leaves nothing.
    const numbers = /(\d)-(\d)@/.exec(laid[i]!)?.slice(1).map(Number);
    if (!numbers || construction.length === 0) continue;
    await moves.nth(i).click();
    const poses = settle(construction, 'strong');
    const last = construction.length - 1;
    const pose = poses.subarray(last * 7);
    const box = (await canvas.boundingBox())!;
    const orbit = standing('top', poses, box);
    const away = (part: number): Triple => (construction[last]!.along === 'E' ? [part, 0, 0.204] : [0, part, 0.204]);
    const seen = (part: number) => seenAt(orbit, box, onDomino(pose, away(part)));
    const unit = Math.hypot(seen(0.5).x - seen(-0.5).x, seen(0.5).y - seen(-0.5).y);
    // Pips lie evenly around the middle of their half; a blank has none.
    const shown = [-0.5, 0.5]
      .filter((_, half) => numbers[half] !== 0)
      .map((part) => ({ ...seen(part), half: unit * 0.42 }));
    await expect(async () => {
      const found = await whitesIn(page, await page.screenshot(), shown);
      for (const [at, expected] of shown.entries()) {
        expect(found[at], `${laid[i]}: nothing white`).toBeDefined();
        expect(Math.hypot(found[at]!.x - expected.x, found[at]!.y - expected.y), laid[i]).toBeLessThan(1);
      }
    }).toPass({ timeout: 10_000 });
    halves += shown.length;
  }
  expect(halves).toBeGreaterThan(16);
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
  // On the eastern half of 6-6 and beyond it, in the middle of its height.
  const { settle } = await physics();
  const poses = settle([{ x: 0, y: 0, z: 0, along: 'E', release: { east: 0, north: 0, twist: 0 } }], 'normal');
  const to = seenAt(standing('side', poses, box), box, [2, 0.5, 0.6]);
  const tile = (await hand(page).getByRole('button', { name: /^6-5/ }).boundingBox())!;
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
  await page.mouse.down();
  await page.mouse.move(tile.x, tile.y - 40, { steps: 3 });
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
  await page.waitForTimeout(1000);
  const most = await page.evaluate(() => (window as unknown as { most: number }).most);
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(40);
});

test('without a network a tower still stands and falls', async ({ page, context }) => {
  await hurry(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
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
    await expect(page.getByRole('progressbar', { name: 'Fetching magnets and gravity' })).toBeVisible();
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
