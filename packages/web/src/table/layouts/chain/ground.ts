/** The table top in squares of half a unit: which are taken, and how far a domino can go from a point. */

import type { Direction } from '@boneyard/rules/game';

/** East, south, west, north: a quarter turn to the right each. */
export type Compass = 0 | 1 | 2 | 3;
export const EAST: Compass = 0;
export const WEST: Compass = 2;

const DX = [1, 0, -1, 0] as const;
const DY = [0, 1, 0, -1] as const;

export function dx(heading: Compass): number {
  return DX[heading];
}

export function dy(heading: Compass): number {
  return DY[heading];
}

export function turned(heading: Compass, quarters: number): Compass {
  return ((heading + quarters) & 3) as Compass;
}

const LETTERS = ['E', 'S', 'W', 'N'] as const satisfies readonly Direction[];

export function compassOf(direction: Direction): Compass {
  return LETTERS.indexOf(direction) as Compass;
}

export function directionOf(heading: Compass): Direction {
  return LETTERS[heading];
}

/** A rectangle around its middle, in half units: `w` to both sides, `h` up and down. */
export interface TableBlock {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Squares from −`wide` to `wide` and −`high` to `high`, counted from the middle of the room, with a rim around them. */
export interface Ground {
  readonly wide: number;
  readonly high: number;
  readonly stride: number;
  /** The square right below and to the right of the middle. */
  readonly middle: number;
  /** The number of the domino on each square, 0 for none. */
  readonly taken: Uint8Array;
  /** The number of the walk that last visited each square, so that nothing has to be cleared between walks. */
  readonly walked: Uint32Array;
  walks: number;
  /** How many squares above and to the left of each are taken, at the latest survey. */
  readonly sums: Uint32Array;
  /** The first row that changed since then. */
  stale: number;
}

const RIM = 1;
const OUTSIDE = 255;

export function cleared(wide: number, high: number): Ground {
  const stride = 2 * (wide + RIM);
  const squares = stride * 2 * (high + RIM);
  const middle = (high + RIM) * stride + wide + RIM;
  const taken = new Uint8Array(squares).fill(OUTSIDE);
  for (let y = -high; y < high; y++) taken.fill(0, middle + y * stride - wide, middle + y * stride + wide);
  const [walked, sums] = [new Uint32Array(squares), new Uint32Array(squares)];
  return { wide, high, stride, middle, taken, walked, walks: 0, sums, stale: -high };
}

export function put({ stride, middle, taken }: Ground, { x, y, w, h }: TableBlock, mark: number): void {
  for (let row = y - h; row < y + h; row++) {
    const start = middle + row * stride + x;
    for (let at = start - w; at < start + w; at++) taken[at] = mark;
  }
}

function isInside({ wide, high }: Ground, { x, y, w, h }: TableBlock): boolean {
  return x - w >= -wide && x + w <= wide && y - h >= -high && y + h <= high;
}

export function isFree(ground: Ground, box: TableBlock): boolean {
  if (!isInside(ground, box)) return false;
  const { stride, middle, taken } = ground;
  const { x, y, w, h } = box;
  for (let row = y - h; row < y + h; row++) {
    const start = middle + row * stride + x;
    for (let at = start - w; at < start + w; at++) if (taken[at] !== 0) return false;
  }
  return true;
}

/** How many squares within `margin` of a block are taken by dominoes other than these two. */
export function crowd(ground: Ground, { x, y, w, h }: TableBlock, margin: number, one: number, other: number): number {
  const { wide, high, stride, middle, taken } = ground;
  const left = Math.max(-wide, x - w - margin);
  const right = Math.min(wide, x + w + margin);
  const bottom = Math.min(high, y + h + margin);
  let count = 0;
  for (let row = Math.max(-high, y - h - margin); row < bottom; row++) {
    const start = middle + row * stride;
    for (let at = start + left; at < start + right; at++) {
      const mark = taken[at]!;
      if (mark !== 0 && mark !== one && mark !== other) count++;
    }
  }
  return count;
}

/** The latest domino in a block; 0 if there is none. */
export function latestIn({ wide, high, stride, middle, taken }: Ground, { x, y, w, h }: TableBlock): number {
  let latest = 0;
  for (let row = Math.max(-high, y - h); row < Math.min(high, y + h); row++) {
    const start = middle + row * stride;
    for (let i = Math.max(-wide, x - w); i < Math.min(wide, x + w); i++) latest = Math.max(latest, taken[start + i]!);
  }
  return latest;
}

/** Is the unit whose middle is the upper left corner of a square free? */
function isUnitFree(taken: Uint8Array, stride: number, at: number): boolean {
  return (taken[at]! | taken[at - 1]! | taken[at - stride]! | taken[at - stride - 1]!) === 0;
}

/** How far a unit can move straight on from the middle of an edge, in half units, up to `most`. */
export function ahead({ stride, middle, taken }: Ground, x: number, y: number, heading: Compass, most: number): number {
  const step = dy(heading) * stride + dx(heading);
  let at = middle + y * stride + x + step;
  let far = 0;
  for (; far < most && isUnitFree(taken, stride, at); at += step) far++;
  return far;
}

const queue = new Int32Array(1024);

/** An edge and the way out of it. */
export interface EdgeWay {
  readonly x: number;
  readonly y: number;
  readonly heading: Compass;
}

/** The number of places that a unit can be pushed to from these edges, up to `most`. */
export function reach(ground: Ground, ways: readonly EdgeWay[], most: number): number {
  const { stride, middle, taken, walked } = ground;
  const walk = ++ground.walks;
  let found = 0;
  const visit = (at: number) => {
    if (walked[at] === walk) return;
    walked[at] = walk;
    if (isUnitFree(taken, stride, at)) queue[found++] = at;
  };
  for (const { x, y, heading } of ways) visit(middle + (y + dy(heading)) * stride + x + dx(heading));
  for (let i = 0; i < found && found < most; i++) {
    const at = queue[i]!;
    visit(at + 1);
    visit(at - 1);
    visit(at + stride);
    visit(at - stride);
  }
  return Math.min(found, most);
}

/** Updates the sums that `openness` uses. */
export function survey(ground: Ground): void {
  const { high, stride, taken, sums } = ground;
  for (let at = (ground.stale + high + RIM + 1) * stride; at < taken.length; at += stride) {
    let row = 0;
    for (let i = at; i < at + stride; i++) {
      sums[i] = sums[i - stride]! + row;
      if (taken[i - stride] !== 0) row++;
    }
  }
  ground.stale = high;
}

/** The free share of a square around a point, at the latest survey. */
export function openness({ wide, high, stride, middle, sums }: Ground, x: number, y: number, radius: number): number {
  const left = Math.max(-wide, x - radius);
  const right = Math.min(wide, x + radius);
  const top = Math.max(-high, y - radius);
  const bottom = Math.min(high, y + radius);
  if (left >= right || top >= bottom) return 0;
  const upTo = (column: number, row: number) => sums[middle + row * stride + column]!;
  const taken = upTo(right, bottom) - upTo(right, top) - upTo(left, bottom) + upTo(left, top);
  return ((right - left) * (bottom - top) - taken) / (4 * radius * radius);
}
