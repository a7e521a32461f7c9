/** Reads a printed sheet from its pixels, without knowing the layout: where the cuts are, and what is on each piece. */

import type { Box, PagePoint } from '../marks';
import type { Picture } from './poppler';

export type Rgb = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

export function colourDistance(one: Rgb, other: Rgb): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}

/** The colour at a point given in mm. */
export function colourAt({ bytes, width, scale }: Picture, x: number, y: number): Rgb {
  const at = (Math.floor(y * scale) * width + Math.floor(x * scale)) * 3;
  return [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!];
}

/** The most common colour in a box, of those for which `counts` is true. */
function commonest(picture: Picture, box: Box, counts: (colour: Rgb) => boolean): Rgb {
  const times = new Map<number, number>();
  const step = 0.3;
  let most = 0;
  for (let y = box.y; y < box.y + box.height; y += step)
    for (let x = box.x; x < box.x + box.width; x += step) {
      const colour = colourAt(picture, x, y);
      if (!counts(colour)) continue;
      const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
      times.set(key, (times.get(key) ?? 0) + 1);
      if (times.get(key)! > (times.get(most) ?? 0)) most = key;
    }
  return [most >> 16, (most >> 8) & 255, most & 255];
}

export function groundOf(picture: Picture, box: Box): Rgb {
  return commonest(picture, box, () => true);
}

const CLEARLY = 70;

/** The most common colour that differs clearly from the ground. */
export function inkOf(picture: Picture, box: Box): Rgb {
  const ground = groundOf(picture, box);
  return commonest(picture, box, (colour) => colourDistance(colour, ground) > CLEARLY);
}

/** Which pixels of a box differ clearly from its ground. */
function inkIn(picture: Picture, box: Box): { ink: Uint8Array; wide: number; tall: number; left: number; top: number } {
  const { bytes, width, scale } = picture;
  const ground = groundOf(picture, box);
  const left = Math.round(box.x * scale);
  const top = Math.round(box.y * scale);
  const wide = Math.round(box.width * scale);
  const tall = Math.round(box.height * scale);
  const ink = new Uint8Array(wide * tall);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const at = ((top + y) * width + left + x) * 3;
      const differs = (part: 0 | 1 | 2) => Math.abs(bytes[at + part]! - ground[part]) > CLEARLY;
      if (differs(0) || differs(1) || differs(2)) ink[y * wide + x] = 1;
    }
  return { ink, wide, tall, left, top };
}

/** The number of separate spots of ink in a box, without specks. */
export function spotsIn(picture: Picture, box: Box): number {
  const { ink, wide, tall } = inkIn(picture, box);
  const least = 0.5 * picture.scale ** 2;
  let spots = 0;
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    const todo = [start];
    ink[start] = 2;
    let size = 0;
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      size++;
      const x = at % wide;
      for (const [next, inside] of [
        [at - 1, x > 0],
        [at + 1, x < wide - 1],
        [at - wide, at >= wide],
        [at + wide, at < wide * (tall - 1)],
      ] as const)
        if (inside && ink[next] === 1) {
          ink[next] = 2;
          todo.push(next);
        }
    }
    if (size >= least) spots++;
  }
  return spots;
}

/** The bounding box of the ink in a box, in mm; undefined if there is none. */
export function inkBox(picture: Picture, box: Box): Box | undefined {
  const { ink, wide, left, top } = inkIn(picture, box);
  let [west, east, north, south] = [wide, -1, Number.POSITIVE_INFINITY, -1];
  for (let at = 0; at < ink.length; at++) {
    if (!ink[at]) continue;
    const [x, y] = [at % wide, Math.floor(at / wide)];
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = y;
  }
  if (south < 0) return undefined;
  const { scale } = picture;
  return {
    x: (left + west) / scale,
    y: (top + north) / scale,
    width: (east + 1 - west) / scale,
    height: (south + 1 - north) / scale,
  };
}

/** A square around a point as dark and light dots. */
export function signAt(picture: Picture, { x, y }: PagePoint, reach: number): boolean[] {
  const sign: boolean[] = [];
  const ground = groundOf(picture, { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });
  for (let down = -reach; down <= reach; down += reach / 20)
    for (let right = -reach; right <= reach; right += reach / 20)
      sign.push(colourDistance(colourAt(picture, x + right, y + down), ground) > CLEARLY);
  return sign;
}

/** The number of dots in which two signs differ, divided by the number of dark dots of the first. */
export function signDifference(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((dot, index) => dot !== other[index]).length / one.filter(Boolean).length;
}

/** The height of the footer below the tiles, in mm: two lines of text. */
const FOOTER = 15;

/**
 * The positions of the cut marks in mm. They are the first ink from the top and from the left, so a line across the page
 * two millimetres further in meets each of them once and nothing else.
 */
export function cutsOf({ bytes, width, height, scale }: Picture): { xs: number[]; ys: number[] } {
  const dark = (x: number, y: number) => bytes[(y * width + x) * 3 + 1]! < 225;
  const tall = Math.round(height - FOOTER * scale);
  const into = Math.round(2 * scale);
  let top = 0;
  while (!Array.from({ length: width }, (_, x) => x).some((x) => dark(x, top))) top++;
  let left = 0;
  while (!Array.from({ length: tall }, (_, y) => y).some((y) => dark(left, y))) left++;
  /** The middle of each run of dark pixels, in mm. */
  const runs = (length: number, at: (n: number) => boolean): number[] => {
    const found: number[] = [];
    for (let n = 0; n < length; n++) {
      if (!at(n)) continue;
      const from = n;
      while (at(n + 1)) n++;
      found.push((from + n + 1) / 2 / scale);
    }
    return found;
  };
  return { xs: runs(width, (x) => dark(x, top + into)), ys: runs(tall, (y) => dark(left + into, y)) };
}

/** The thickest line, in mm; a longer run of dark pixels is a line that is followed and not crossed, or a word. */
const THICKEST = 0.5;

/** The middle of each line that a row or column of pixels crosses, in mm. */
function crossed(length: number, scale: number, isDark: (n: number) => boolean): number[] {
  const found: number[] = [];
  for (let n = 0; n < length; n++) {
    if (!isDark(n)) continue;
    const from = n;
    while (n + 1 < length && isDark(n + 1)) n++;
    if ((n + 1 - from) / scale <= THICKEST) found.push((from + n + 1) / 2 / scale);
  }
  return found;
}

/** The upright lines that are crossed at this height, in mm. */
export function linesAcross(picture: Picture, y: number): number[] {
  const { bytes, width, scale } = picture;
  const row = Math.round(y * scale) * width;
  return crossed(width, scale, (x) => bytes[(row + x) * 3 + 1]! < 225);
}

/** The level lines above the footer that are crossed at this distance from the left, in mm. */
export function linesDown(picture: Picture, x: number): number[] {
  const { bytes, width, height, scale } = picture;
  const column = Math.round(x * scale);
  return crossed(Math.round(height - FOOTER * scale), scale, (y) => bytes[(y * width + column) * 3 + 1]! < 225);
}

/** The pieces between the cuts, row by row. */
export function piecesOf({ xs, ys }: { xs: readonly number[]; ys: readonly number[] }): Box[] {
  return ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).map((right, column) => ({
      x: xs[column]!,
      y: ys[row]!,
      width: right - xs[column]!,
      height: bottom - ys[row]!,
    })),
  );
}
