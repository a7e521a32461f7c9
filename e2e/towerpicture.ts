/** What a construction looks like in space, ray by ray, from nothing but its poses; and where a picture differs from that. */

import { GAP, POSE, THICK } from '@boneyard/physics/construction';
import type { Locator, Page } from '@playwright/test';
import { eyeOf, HALF_VIEW, type Orbit } from '../games/magnetic/web/towers/orbit';

type Triple = readonly [number, number, number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a canvas over which no buttons lie: the construction is fitted into it. */
export function clearPartOf(canvas: Locator): Promise<Box> {
  return canvas.evaluate((element) => {
    const section = element.closest('.space')!;
    const { x, y, width, height } = section.getBoundingClientRect();
    const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(section);
    const [top, right, bottom, left] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(Number.parseFloat);
    return { x: x + left!, y: y + top!, width: width - left! - right!, height: height - top! - bottom! };
  });
}

/** A domino as it was made: which way it lies, its numbers from the west or the south, and its colour. */
export interface Painted {
  readonly along: 'E' | 'N';
  readonly numbers: readonly [number, number];
  readonly colour: (typeof COLOURS)[number];
}

/** Counted 0-0, 1-0, 1-1, 2-0 and so on, every fourth domino has the same colour. */
const COLOURS = ['red', 'blue', 'green', 'purple'] as const;
/** Degrees around the circle of colours. The warm lamp makes purple redder. */
const HUES = { red: 9, blue: 220, green: 154, purple: 305 } as const;

/** The domino that a move lays, written as in a record; undefined for a move that lays none. */
export function paintedIn(move: string): Painted | undefined {
  const [, first, second, along] = /(\d)-(\d)@-?\d+,-?\d+([EN])/.exec(move) ?? [];
  if (along === undefined) return undefined;
  const numbers = [Number(first), Number(second)] as const;
  const [high, low] = [Math.max(...numbers), Math.min(...numbers)];
  return { along: along as 'E' | 'N', numbers, colour: COLOURS[((high * (high + 1)) / 2 + low) % 4]! };
}

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Triple) => a.map((part) => part / Math.hypot(...a)) as unknown as Triple;
const dot = (a: Triple, b: readonly number[]) => a[0] * b[0]! + a[1] * b[1]! + a[2] * b[2]!;

function axesOf(orbit: Orbit) {
  const eye = eyeOf(orbit);
  const ahead = unit([orbit.x - eye[0], orbit.y - eye[1], orbit.z - eye[2]]);
  const right = unit(cross(ahead, [0, 0, 1]));
  return { eye, ahead, right, up: cross(right, ahead) };
}

/** Where a point is seen by an eye that stands there. */
export function seenAt(orbit: Orbit, box: Box, point: readonly number[]) {
  const { eye, ahead, right, up } = axesOf(orbit);
  const way = point.map((part, axis) => part - eye[axis]!);
  const scale = box.height / 2 / Math.tan(HALF_VIEW) / dot(ahead, way);
  return { x: box.x + box.width / 2 + dot(right, way) * scale, y: box.y + box.height / 2 - dot(up, way) * scale };
}

/** A direction of the table as a domino has it, which calls x the way from its first half to its second. */
function asIn(pose: ArrayLike<number>, along: 'E' | 'N', [px, py, pz]: Triple): Triple {
  const [qx, qy, qz, qw] = [-pose[3]!, -pose[4]!, -pose[5]!, pose[6]!];
  const [ux, uy, uz] = [qy * pz - qz * py, qz * px - qx * pz, qx * py - qy * px];
  const x = px + 2 * (qw * ux + qy * uz - qz * uy);
  const y = py + 2 * (qw * uy + qz * ux - qx * uz);
  const z = pz + 2 * (qw * uz + qx * uy - qy * ux);
  return along === 'E' ? [x, y, z] : [y, -x, z];
}

const [LONG, WIDE, HIGH] = [1 - GAP, 0.5 - GAP, THICK / 2];
const ROUND = 0.06;

/** How far along a ray a domino begins, round edges and all; undefined when the ray misses it. */
function meets([x, y, z]: Triple, [dx, dy, dz]: Triple): number | undefined {
  const [x0, x1] = [(-LONG - x) / dx, (LONG - x) / dx];
  const [y0, y1] = [(-WIDE - y) / dy, (WIDE - y) / dy];
  const [z0, z1] = [(-HIGH - z) / dz, (HIGH - z) / dz];
  const leaves = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
  for (let t = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1)); t < leaves; ) {
    const out = Math.hypot(
      Math.max(0, Math.abs(x + dx * t) - LONG + ROUND),
      Math.max(0, Math.abs(y + dy * t) - WIDE + ROUND),
      Math.max(0, Math.abs(z + dz * t) - HIGH + ROUND),
    );
    if (out < ROUND + 1e-4) return t;
    t += out - ROUND;
  }
  return undefined;
}

/** From the middle of a half: corner to corner, the other corners, and between those along the domino. */
const CORNERS = [-0.26, 0.26].flatMap((x) => [-0.26, 0.26].map((y) => [x, y] as const));
const spotsOf = (number: number) => [
  ...(number % 2 === 1 ? [[0, 0] as const] : []),
  ...CORNERS.filter(([x, y]) => number > 3 || (number > 1 && x === -y)),
  ...(number === 6 ? ([[0, -0.26] as const, [0, 0.26] as const] as const) : []),
];

/** Is there paint on the face at this point: a pip, or the line between the halves? */
function isPaint({ numbers }: Painted, x: number, y: number): boolean {
  if (Math.abs(x) < 0.02 && Math.abs(y) < 0.36) return true;
  const half = x < 0 ? 0 : 1;
  return spotsOf(numbers[half]).some(([px, py]) => Math.hypot(x + 0.5 - half - px, y - py) < 0.09);
}

interface Look {
  /** Which domino is seen at each pixel, counted from 1; 0 is the table. */
  readonly owners: Uint8Array;
  /** Its colour, counted from 1; 0 is anything pale: the table, and paint. */
  readonly colours: Uint8Array;
}

function lookOf(orbit: Orbit, box: Box, poses: Float32Array, dominoes: readonly Painted[]): Look {
  const { width, height } = box;
  const { eye, ahead, right, up } = axesOf(orbit);
  const owners = new Uint8Array(width * height);
  const colours = new Uint8Array(width * height);
  const near = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const slope = Math.tan(HALF_VIEW) / (height / 2);
  for (const [index, domino] of dominoes.entries()) {
    const pose = poses.subarray(index * POSE, (index + 1) * POSE);
    const asDomino = (way: Triple) => asIn(pose, domino.along, way);
    const from = asDomino([eye[0] - pose[0]!, eye[1] - pose[1]!, eye[2] - pose[2]!]);
    const [on, east, north] = [asDomino(ahead), asDomino(right), asDomino(up)];
    const middle = seenAt(orbit, { ...box, x: 0, y: 0 }, [...pose.subarray(0, 3)]);
    const reach = 1.2 / slope / (Math.hypot(...from) - 1.2);
    const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
    for (let j = within(middle.y - reach, height); j < within(middle.y + reach, height); j++)
      for (let i = within(middle.x - reach, width); i < within(middle.x + reach, width); i++) {
        const [a, b] = [(i + 0.5 - width / 2) * slope, (height / 2 - j - 0.5) * slope];
        const way = unit([
          on[0] + east[0] * a + north[0] * b,
          on[1] + east[1] * a + north[1] * b,
          on[2] + east[2] * a + north[2] * b,
        ]);
        const t = meets(from, way);
        const pixel = j * width + i;
        if (t === undefined || t >= near[pixel]!) continue;
        near[pixel] = t;
        owners[pixel] = index + 1;
        const onFace = from[2] + way[2] * t > HIGH - 0.002;
        const paint = onFace && isPaint(domino, from[0] + way[0] * t, from[1] + way[1] * t);
        colours[pixel] = paint ? 0 : 1 + COLOURS.indexOf(domino.colour);
      }
  }
  return { owners, colours };
}

/** Pixels beside an edge are forgiven: what is one pixel off cannot be told from what is right. */
const FORGIVEN = 255;
/** So near to a domino the table is compared, too; farther away there are buttons on it. */
const AROUND = 10;

function forgiving({ owners, colours }: Look, width: number): Uint8Array {
  const height = owners.length / width;
  const near = [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1];
  const around = [-1, 1, -width, width].map((way) => way * AROUND);
  return colours.map((colour, pixel) => {
    const [i, j] = [pixel % width, Math.floor(pixel / width)];
    if (i < AROUND || j < AROUND || i >= width - AROUND || j >= height - AROUND) return FORGIVEN;
    if (owners[pixel] === 0 && around.every((by) => owners[pixel + by] === 0)) return FORGIVEN;
    const same = (by: number) => colours[pixel + by] === colour && owners[pixel + by] === owners[pixel];
    return near.every(same) ? colour : FORGIVEN;
  });
}

/** How many pixels of the table, and then of each domino, were compared, and how many of them differ. */
export interface Compared {
  readonly compared: readonly number[];
  readonly wrong: readonly number[];
}

const packed = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Makes what a construction looks like from an eye, in a box of whole pixels; the answer compares pictures with it. */
export function picturing(page: Page, orbit: Orbit, box: Box, poses: Float32Array, dominoes: readonly Painted[]) {
  const look = lookOf(orbit, box, poses, dominoes);
  const expected = [packed(look.owners), packed(forgiving(look, box.width))] as const;
  const hues = COLOURS.map((colour) => HUES[colour]);
  /** Without what stands over the picture, in boxes of the page. */
  return async (over: readonly Box[] = []): Promise<Compared> => {
    const hidden = over.map(({ x, y, width, height }) => [x - box.x, y - box.y, width, height] as const);
    const picture = (await page.screenshot({ clip: box })).toString('base64');
    return page.evaluate(
      async ([data, [owners, colours], tones, count, forgiven, hidden]) => {
        const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const [owner, colour] = [bytesOf(owners), bytesOf(colours)];
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const brush = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        brush.drawImage(image, 0, 0);
        const { data: pixels } = brush.getImageData(0, 0, image.width, image.height);
        const seenIn = (at: number) => {
          const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
          const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
          const span = most - least;
          const sixths = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
          const hue = sixths * 60;
          // Wood and paint under a warm lamp are pale yellow; where the lamp is mirrored colours are paler, but still colours.
          if (span < (hue > 20 && hue < 60 ? 0.55 : 0.2) * most) return 0;
          const off = tones.map((tone) => Math.abs(((hue - tone + 540) % 360) - 180));
          return 1 + off.indexOf(Math.min(...off));
        };
        const compared = new Array<number>(count + 1).fill(0);
        const wrong = new Array<number>(count + 1).fill(0);
        for (let i = 0; i < colour.length; i++) {
          if (colour[i] === forgiven) continue;
          const [x, y] = [i % image.width, Math.floor(i / image.width)];
          if (
            hidden.some(
              ([left, top, wide, high]) => x >= left - 1 && x <= left + wide && y >= top - 1 && y <= top + high,
            )
          )
            continue;
          compared[owner[i]!]!++;
          if (seenIn(i * 4) !== colour[i]) wrong[owner[i]!]!++;
        }
        return { compared, wrong };
      },
      [picture, expected, hues, dominoes.length, FORGIVEN, hidden] as const,
    );
  };
}
