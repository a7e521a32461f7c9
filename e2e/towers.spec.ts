/** Towers and staggered chains at the table: as a plan and in space, by mouse, keys and touch, with falls. */

import { gzipSync } from 'node:zlib';
import { physics } from '@boneyard/physics/node';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { clickMove, deeds, hand, hurry, over, playable, playOut, start, turn, violations } from './playing';

const GAME = 'Magnetic Domino';

interface Wish {
  readonly hands: readonly string[];
  readonly moves?: string;
  readonly stock?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Opens a game from a file, as a person would who was sent one. */
async function open(page: Page, { hands, moves = '', stock = '', options = {} }: Wish): Promise<void> {
  const list = (text: string, by: string) => (text === '' ? [] : text.split(by));
  const record = {
    format: 'boneyard/1',
    game: 'magnetic',
    players: hands.length,
    options: { mode: 'tower', ...options },
    names: hands.map((_, seat) => ['You', 'Ana', 'Ben'][seat]),
    rounds: [
      {
        deal: { hands: hands.map((dominoes) => list(dominoes, ' ')), stock: list(stock, ' ') },
        moves: list(moves, '; '),
      },
    ],
  };
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'tower.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page
    .getByRole('link', { name: /^Resume/ })
    .first()
    .click();
  await expect(hand(page)).toBeVisible();
}

const asPlan = (page: Page) => page.getByRole('button', { name: 'Plan' }).click();
const told = (page: Page) => page.getByRole('log');
/** Where every domino of the plan is drawn. */
const drawn = (page: Page) =>
  page.locator('.plan .standing').evaluateAll((all) => all.map((one) => one.getAttribute('transform')).sort());

/** Drags a playable domino to the place whose name is given in the dock, off its middle by some pixels. */
async function drag(page: Page, tile: string, place: RegExp, off = { x: 0, y: 0 }, steps = 12): Promise<void> {
  await hand(page)
    .getByRole('button', { name: new RegExp(`^${tile},`) })
    .click();
  await page
    .getByRole('group', { name: `Where to put ${tile}` })
    .getByRole('button', { name: place })
    .hover();
  const box = (await page.locator('.place.aimed').boundingBox())!;
  await page.getByRole('button', { name: 'Put it back' }).click();
  const from = (await hand(page)
    .getByRole('button', { name: new RegExp(`^${tile},`) })
    .boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const to = { x: box.x + box.width / 2 + off.x, y: box.y + box.height / 2 + off.y };
  await page.mouse.move(to.x, to.y - 40, { steps });
  await page.mouse.move(to.x, to.y, { steps });
  // A careful hand waits before it lets go.
  await page.waitForTimeout(150);
  await page.mouse.up();
}

/** A short game of each kind; strong magnets forgive a lot. */
const SHORT: Readonly<Record<'tower' | 'staggered', Wish>> = {
  tower: {
    hands: ['6-6 6-5 5-5 6-1', '6-4 5-4 4-4 5-1'],
    stock: '6-3 3-3 2-2',
    options: { magnets: 'strong' },
  },
  staggered: {
    hands: ['6-6 6-5 5-5 6-1', '6-4 5-4 4-4 5-1'],
    stock: '6-3 3-3 2-2',
    options: { mode: 'staggered', magnets: 'strong' },
  },
};

/** Picks a domino and gives the place a careful builder would take: over the foot, if there is one. */
async function pickPlace(page: Page, press: (what: Locator) => Promise<void>): Promise<Locator> {
  const tile = playable(page).first();
  const name = ((await tile.getAttribute('aria-label')) ?? '').split(',')[0]!;
  await press(tile);
  const places = deeds(page, `Where to put ${name}`);
  const over = places.filter({ hasText: / at [01],0,/ });
  return (await over.count()) > 0 ? over.first() : places.first();
}

test('a whole tower by mouse on the plan', async ({ page }) => {
  await hurry(page);
  await open(page, SHORT.tower);
  await asPlan(page);
  const moves = await playOut(page, async () => {
    if ((await playable(page).count()) === 0) return deeds(page).first().click();
    const place = await pickPlace(page, (what) => what.click());
    await place.hover();
    const box = (await page.locator('.plan .place.aimed').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  });
  expect(moves).toBeGreaterThan(2);
  await expect(over(page)).toContainText('The match is over');
});

test('a whole staggered chain by keyboard alone', async ({ page }) => {
  await hurry(page);
  await open(page, SHORT.staggered);
  await asPlan(page);
  await expect(page.getByRole('list', { name: 'Which way is due' })).toContainText('You: flat');
  await playOut(page, async () => {
    if ((await playable(page).count()) === 0) {
      await deeds(page).first().focus();
      return page.keyboard.press('Enter');
    }
    await playable(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.deeds button').first()).toBeFocused();
    return page.keyboard.press('Enter');
  });
  await expect(over(page)).toContainText('The match is over');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a whole tower by touch, in space', async ({ page }) => {
    await hurry(page);
    await open(page, SHORT.tower);
    await expect(page.locator('.space canvas')).toBeVisible();
    await playOut(page, async () => {
      if ((await playable(page).count()) === 0) return deeds(page).first().tap();
      await (await pickPlace(page, (what) => what.tap())).tap();
    });
    await expect(over(page)).toContainText('The match is over');
  });

  test('on the plan a first tap shows a place and a second one takes it', async ({ page }) => {
    await hurry(page);
    await open(page, { hands: ['6-6 5-4 1-1', '6-5 2-2'], moves: '0 6-6@0,0E; 1 6-5@0,0N' });
    await page.getByRole('button', { name: 'Plan' }).tap();
    await hand(page).getByRole('button', { name: /^5-4/ }).tap();
    const box = (await page.locator('.plan .place').last().boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('.plan .trial')).toBeVisible();
    await expect(hand(page).getByRole('button', { name: /^5-4/ })).toBeVisible();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(told(page)).toContainText('You laid');
  });
});

test('pass and play: two people build one chain, and nobody sees the other hand', async ({ page }) => {
  await hurry(page);
  await page.goto('/play/magnetic');
  await page.getByLabel('Game', { exact: true }).selectOption('staggered');
  await page.getByLabel('Magnets', { exact: true }).selectOption('strong');
  for (const [seat, name] of ['Eve', 'Max'].entries()) {
    await page.getByLabel(`Who plays seat ${seat + 1}`).selectOption('a person');
    await page.getByLabel(`Name at seat ${seat + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  const seen = new Set<string>();
  for (let moves = 0; moves < 200; moves++) {
    const ready = page.getByRole('button', { name: /^I am / });
    const tile = page.locator('.hand').getByRole('button', { name: /can be played$/ });
    await expect(ready.or(tile).or(deeds(page)).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) break;
    if (await ready.isVisible()) {
      await expect(page.locator('.hand button')).toHaveCount(0);
      await ready.click();
      if (seen.size === 0) await asPlan(page);
      seen.add((await page.locator('.hand').getAttribute('aria-label'))!);
    } else if ((await tile.count()) > 0) {
      // First places fall and fall; whoever takes advice comes to an end.
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.locator('.deeds .aimed').click();
    } else await deeds(page).first().click();
  }
  await expect(over(page)).toContainText('The match is over');
  expect([...seen].sort()).toEqual(['Hand of Eve', 'Hand of Max']);
});

test('a fall gives everything to who let go, and the highest double starts again', async ({ page }) => {
  // The third of a straight stair is too much for normal magnets.
  await open(page, { hands: ['6-6 5-4 1-1', '6-5 2-2 3-3'], moves: '0 6-6@0,0E; 1 6-5@1,0E' });
  await hand(page).getByRole('button', { name: /^5-4/ }).click();
  await deeds(page, 'Where to put 5-4').filter({ hasText: 'hangs east' }).click();
  await expect(page.locator('.sentence')).toContainText('Does it hold?');
  const fall = 'You laid 5-4 and everything fell: all 3 dominoes go to you.';
  await expect(page.locator('.fall')).toHaveText(fall);
  await expect(told(page)).toContainText('everything fell: all 3 dominoes go to you.');
  await expect(hand(page).getByRole('button')).toHaveCount(4);
  for (const tile of ['1-1', '5-4', '6-5', '6-6'])
    await expect(hand(page).getByRole('button', { name: new RegExp(`^${tile}`) })).toBeVisible();
  await expect(page.locator('.sentence')).toContainText('You lead, with 6-6.');
});

test('with real hands a careful drag holds and a shaky one topples', async ({ page }) => {
  await hurry(page);
  const table = { hands: ['6-5 1-1', '6-6 2-2'], moves: '1 6-6@0,0E', options: { hands: 'real' } };
  await open(page, table);
  await asPlan(page);
  await drag(page, '6-5', /at 1,0, 5 hangs east/);
  await expect(told(page)).toContainText('You laid');
  await expect(told(page)).not.toContainText('everything fell');
  await open(page, table);
  // A unit of the plan is 72 pixels here: 27 are 375 thousandths, all the way out.
  await drag(page, '6-5', /at 1,0, 5 hangs east/, { x: 27, y: 0 }, 2);
  await expect(told(page)).toContainText('everything fell: all 2 dominoes go to you.');
});

test('after a reload in mid-game everything stands where it stood', async ({ page }) => {
  await hurry(page);
  await start(page, { game: GAME, choices: { Game: 'tower', Hands: 'real', Magnets: 'strong' }, rounds: 1 });
  await asPlan(page);
  // Until a few stand on each other: a fall begins anew.
  for (let i = 0; i < 40 && (await page.locator('.plan .standing').count()) < 4; i++) {
    if ((await turn(page)) !== 'act') break;
    await clickMove(page, (what) => what.click());
    await turn(page);
  }
  const before = await drawn(page);
  expect(before.length).toBeGreaterThan(1);
  // Where hands are real nothing lies exactly.
  expect(before.some((transform) => !/rotate\(-?0\.000\)/.test(transform!))).toBe(true);
  await page.reload();
  await expect.poll(() => drawn(page)).toEqual(before);
});

test('without a network a tower still stands and falls', async ({ page, context }) => {
  await hurry(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await open(page, { hands: ['6-6 5-4 1-1', '6-5 2-2 3-3'], moves: '0 6-6@0,0E; 1 6-5@1,0E' });
  // In space and with the physics once, so that both are there.
  await expect(page.locator('.space canvas')).toBeVisible();
  await expect(page.locator('.fetching')).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.space canvas')).toBeVisible();
  await hand(page).getByRole('button', { name: /^5-4/ }).click();
  await deeds(page, 'Where to put 5-4').filter({ hasText: 'hangs east' }).click();
  await expect(page.locator('.fall')).toContainText('everything fell');
});

test('with reduced motion a move is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, { hands: ['6-6 5-4 1-1', '6-5 2-2 3-3'], moves: '0 6-6@0,0E; 1 6-5@1,0E' });
  await asPlan(page);
  // The engine is fetched first; the film of this fall alone takes more than a second.
  await page.waitForTimeout(3000);
  await hand(page).getByRole('button', { name: /^5-4/ }).click();
  const film = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pictures = 0;
        new MutationObserver((changes) => {
          pictures += changes.filter(({ attributeName }) => attributeName === 'transform').length;
          if (document.querySelector('.fall')) resolve(pictures);
        }).observe(document.querySelector('main')!, { subtree: true, attributes: true, childList: true });
      }),
  );
  await deeds(page, 'Where to put 5-4').filter({ hasText: 'hangs east' }).click();
  expect(await film).toBeLessThan(10);
});

for (const scheme of ['light', 'dark'] as const)
  test(`no rule of accessibility is broken on the plan and in space (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await hurry(page);
    await open(page, {
      hands: ['6-6 5-4 1-1', '6-5 2-2 3-3'],
      moves: '0 6-6@0,0E; 1 6-5@2,0E>',
      options: { mode: 'staggered' },
    });
    await expect(page.locator('.space canvas')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await asPlan(page);
    await hand(page).getByRole('button', { name: /^5-4/ }).click();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('region', { name: 'What stands, from the table upwards' })).toContainText(
      'Level 0: 6-5 from 2,0 to 3,0',
    );
  });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a point of the table is seen, from the matrix that the picture was drawn with. */
function seenAt(sight: readonly number[], box: Box, [x, y, z]: readonly number[]) {
  const row = (i: number) => sight[i]! * x! + sight[i + 4]! * y! + sight[i + 8]! * z! + sight[i + 12]!;
  const w = row(3);
  return { x: box.x + ((row(0) / w + 1) / 2) * box.width, y: box.y + ((1 - row(1) / w) / 2) * box.height };
}

/** A point of a domino that is turned as its pose says. */
function onDomino(pose: Float32Array, [px, py, pz]: readonly [number, number, number]): [number, number, number] {
  const [x, y, z, qx, qy, qz, qw] = pose as unknown as [number, number, number, number, number, number, number];
  const [ux, uy, uz] = [qy * pz - qz * py, qz * px - qx * pz, qx * py - qy * px];
  const turned = (p: number, u: number, v: number) => p + 2 * (qw * u + v);
  return [
    x + turned(px, ux, qy * uz - qz * uy),
    y + turned(py, uy, qz * ux - qx * uz),
    z + turned(pz, uz, qx * uy - qy * ux),
  ];
}

/** The middle of what is nearly white in a square of a picture, in pixels. */
async function whiteIn(page: Page, picture: Buffer, at: { x: number; y: number }, reach: number) {
  return page.evaluate(
    async ([data, x, y, half]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext('2d')!;
      brush.drawImage(image, 0, 0);
      const [left, top] = [Math.round(x - half), Math.round(y - half)];
      const side = Math.round(half * 2);
      const { data: bytes } = brush.getImageData(left, top, side, side);
      let [sum, east, down] = [0, 0, 0];
      for (let i = 0; i < side * side; i++) {
        // Pips are the only thing with as much blue as red; the edges of them count by how white they are.
        const white = Math.max(0, Math.min(bytes[i * 4]!, bytes[i * 4 + 1]!, bytes[i * 4 + 2]!) - 110);
        sum += white;
        east += white * (left + (i % side) + 0.5);
        down += white * (top + Math.floor(i / side) + 0.5);
      }
      return sum === 0 ? undefined : { x: east / sum, y: down / sum };
    },
    [picture.toString('base64'), at.x, at.y, reach] as const,
  );
}

/** Where the pips of a half are, seen from its middle, as on every domino that was ever made. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  6: [-0.26, 0, 0.26].flatMap((x) => [-0.26, 0.26].map((y) => [x, y] as const)),
};

test('the picture agrees with the physics within a pixel, move after move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moves = ['1 6-6@0,0E', '0 1-6@1,-1N~37,-52,41', '1 1-1@1,-1E~-48,22,-60'];
  const wish = { hands: ['6-1 2-2 5-1', '6-6 1-1 4-4'], options: { hands: 'real', magnets: 'strong' } };
  const laid = [
    { x: 0, y: 0, z: 0, along: 'E', release: { east: 0, north: 0, twist: 0 } },
    { x: 1, y: -1, z: 1, along: 'N', release: { east: 37, north: -52, twist: 41 } },
    { x: 1, y: -1, z: 2, along: 'E', release: { east: -48, north: 22, twist: -60 } },
  ] as const;
  const { settle } = await physics();
  const poses = settle(laid, 'strong');
  // Whenever it is the person's turn, the last domino lies on top, with all its pips to be seen.
  for (const [count, number] of [
    [1, 6],
    [3, 1],
  ] as const) {
    await open(page, { ...wish, moves: moves.slice(0, count).join('; ') });
    const space = page.locator('.space');
    await expect(space.locator('canvas')).toBeVisible();
    await page.getByRole('button', { name: 'From above' }).click();
    await expect(page.locator('.fetching')).toHaveCount(0);
    // Until the physics has said where everything rests, and the eye rests too.
    await page.waitForTimeout(2500);
    const sight = ((await space.getAttribute('data-sight')) ?? '').split(' ').map(Number);
    const box = (await space.boundingBox())!;
    const picture = await page.screenshot();
    const pose = (count === 1 ? settle(laid.slice(0, 1), 'strong') : poses).subarray((count - 1) * 7, count * 7);
    const seen = (x: number, y: number) => seenAt(sight, box, onDomino(pose, [x, y, 0.204]));
    const unit = Math.hypot(seen(0.5, 0).x - seen(-0.5, 0).x, seen(0.5, 0).y - seen(-0.5, 0).y);
    for (const half of [-0.5, 0.5])
      for (const [x, y] of PIPS[number]!) {
        const expected = seen(half + x, y);
        const found = await whiteIn(page, picture, expected, unit * 0.13);
        expect(found, `${count}: ${half} ${x} ${y}`).toBeDefined();
        expect(Math.hypot(found!.x - expected.x, found!.y - expected.y)).toBeLessThan(1);
      }
  }
});

test('in space a domino is carried to a place that lights up, and the table is turned by hand and by keys', async ({
  page,
}) => {
  await hurry(page);
  await open(page, { hands: ['6-5 1-1', '6-6 2-2'], moves: '1 6-6@0,0E' });
  const space = page.locator('.space');
  await expect(space.locator('canvas')).toBeVisible();
  const sight = async () => ((await space.getAttribute('data-sight')) ?? '').split(' ').map(Number);
  await expect.poll(async () => (await sight()).length).toBe(16);
  const before = await sight();
  const box = (await space.boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 90, { steps: 4 });
  await page.mouse.up();
  await expect.poll(sight).not.toEqual(before);
  const turned = await sight();
  await space.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await expect.poll(sight).not.toEqual(turned);
  await page.getByRole('button', { name: 'From the side' }).click();
  await page.getByRole('button', { name: 'Fit the board' }).click();
  await page.waitForTimeout(1500);
  // On the eastern half of 6-6 and beyond it, in the middle of its height.
  const to = seenAt(await sight(), box, [2, 0.5, 0.6]);
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
  await open(page, { hands: ['6-6 5-4 1-1', '6-5 2-2 3-3'], moves: '0 6-6@0,0E; 1 6-5@1,0E' });
  await expect(page.locator('.space canvas')).toBeVisible();
  await hand(page).getByRole('button', { name: /^5-4/ }).click();
  await deeds(page, 'Where to put 5-4').first().hover();
  await page.waitForTimeout(1000);
  const most = await page.evaluate(() => (window as unknown as { most: number }).most);
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(40);
});

test.describe('en français', () => {
  test.use({ locale: 'fr-FR' });

  test('le plan et la chute se disent en français', async ({ page }) => {
    await page.goto('/play/magnetic');
    await page.locator('.option-fields select').first().selectOption({ label: 'en tour' });
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(page.getByRole('button', { name: 'D’en haut' })).toBeVisible();
    await page.getByRole('button', { name: 'Plan' }).click();
    await expect(page.getByRole('region', { name: 'Ce qui tient debout, de la table vers le haut' })).toHaveCount(1);
    expect(await page.locator('body').innerText()).not.toMatch(/\b(Stock|level|hangs|on top)\b/);
  });
});

test.describe('what is fetched', () => {
  test.use({ serviceWorkers: 'block' });

  /** The paths of all that is fetched while something is done. */
  async function fetchedBy(page: Page, act: () => Promise<void>): Promise<string[]> {
    const fetched = new Set<string>();
    page.context().on('request', (request) => fetched.add(new URL(request.url()).pathname));
    await act();
    return [...fetched];
  }

  test('the flat game fetches neither space nor physics', async ({ page }) => {
    const fetched = await fetchedBy(page, async () => {
      await start(page, { game: GAME, rounds: 1 });
      await turn(page);
      await clickMove(page, (what) => what.click());
    });
    expect(fetched.filter((path) => /space|physics|rapier|wasm|towers/.test(path))).toEqual([]);
  });

  test('three and Rapier together are at most 1.45 MB packed', async ({ page }) => {
    const fetched = await fetchedBy(page, async () => {
      await open(page, { hands: ['6-6 5-4 1-1', '6-5 2-2 3-3'], moves: '0 6-6@0,0E; 1 6-5@1,0E' });
      await expect(page.locator('.space canvas')).toBeVisible();
      await hand(page).getByRole('button', { name: /^5-4/ }).click();
      await deeds(page, 'Where to put 5-4').filter({ hasText: 'hangs east' }).click();
      await expect(page.locator('.fall')).toBeVisible();
    });
    const parts = fetched.filter((path) => /space|physics|rapier|wasm|towers/.test(path));
    expect(parts.some((path) => path.endsWith('.wasm'))).toBe(true);
    let size = 0;
    for (const path of parts) size += gzipSync(await (await page.request.get(path)).body(), { level: 9 }).length;
    expect(size).toBeLessThanOrEqual(1_450_000);
    console.log(`towers: ${(size / 1e6).toFixed(3)} MB packed`);
  });
});
