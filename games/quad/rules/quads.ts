/** The square tiles: the order of their numbers, their names, and which of them fit a pattern. */

import { NO_TILES, plus, type Tiles } from '@boneyard/rules/families/tiles';

/** Numbered 0 to 124. The tiles without a 5 come first, so the small set is the first part of the full one. */
export type Quad = number;

/**
 * Four numbers clockwise from the north-west, three bits each, so that octal digits read like the notation: 0o3012.
 * As a pattern: the numbers that the corners of a cell require, with ANY where no tile has set a number yet.
 */
export type Corners = number;

export const ANY = 7;
export const FREE: Corners = 0o7777;
const HIGHEST = 5;
export const FULL_SET = 125;

export function corner(corners: Corners, index: number): number {
  return (corners >> (9 - 3 * index)) & 7;
}

function turned(corners: Corners): Corners {
  return ((corners << 3) | (corners >> 9)) & FREE;
}

/** The numbers in their printed order, which is also the least of the four rotations. */
function printedOrder(a: number, b: number, c: number, d: number): Corners {
  const [second, fourth] = a < b && b === c && c < d ? [d, b] : [b, d];
  return (a << 9) | (second << 6) | (c << 3) | fourth;
}

const PRINTED: Corners[] = [];
for (const fives of [false, true])
  for (let a = 0; a <= HIGHEST; a++)
    for (let b = a; b <= HIGHEST; b++)
      for (let c = b; c <= HIGHEST; c++)
        for (let d = c; d <= HIGHEST; d++) {
          const missing = a === 0 && b === 2 && c === 4 && d === 5;
          if ((d === HIGHEST) === fives && !missing) PRINTED.push(printedOrder(a, b, c, d));
        }

const TOTALS = PRINTED.map((corners) => [0, 1, 2, 3].reduce((sum, index) => sum + corner(corners, index), 0));

export function printed(quad: Quad): Corners {
  return PRINTED[quad]!;
}

export function total(quad: Quad): number {
  return TOTALS[quad]!;
}

/** Four equal numbers: a quad in the narrow sense of the rules. */
export function isFourfold(quad: Quad): boolean {
  return turned(PRINTED[quad]!) === PRINTED[quad];
}

/** The tile 0-0-0-0. */
export const ZEROS: Quad = PRINTED.indexOf(0);

const WEIGHTS = PRINTED.map((corners, quad) => {
  const falling = [0, 1, 2, 3].map((index) => corner(corners, index)).sort((a, b) => b - a);
  return falling.reduce((sum, number) => sum * 8 + number, isFourfold(quad) ? 100 : total(quad));
});

/** Decides who opens: quads first, the highest first, then the greatest total, then the numbers from the highest down. */
export function weight(quad: Quad): number {
  return WEIGHTS[quad]!;
}

const QUAD_OF = new Int16Array(FREE + 1).fill(-1);
/** By tile: its different rotations. There are four, or fewer if numbers are repeated. */
const LYING: Corners[][] = PRINTED.map(() => []);
for (const [quad, corners] of PRINTED.entries())
  for (let turn = 0, lies = corners; turn < 4; turn++, lies = turned(lies))
    if (QUAD_OF[lies] === -1) {
      QUAD_OF[lies] = quad;
      LYING[quad]!.push(lies);
    }

export function rotations(quad: Quad): readonly Corners[] {
  return LYING[quad]!;
}

/** The tile that has these numbers in some rotation, or −1. */
export function quadLying(corners: Corners): Quad {
  return QUAD_OF[corners]!;
}

const FITTING: Tiles[] = new Array<Tiles>(FREE + 1).fill(NO_TILES);
for (const [quad, lying] of LYING.entries())
  for (const lies of lying)
    for (let free = 0; free < 16; free++) {
      let pattern = lies;
      for (let index = 0; index < 4; index++) if ((free >> index) & 1) pattern |= ANY << (9 - 3 * index);
      FITTING[pattern] = plus(FITTING[pattern]!, quad);
    }

/** The tiles that fit a pattern in some rotation. */
export function fitting(pattern: Corners): Tiles {
  return FITTING[pattern]!;
}

/** The bits of the corners that require a number. */
export function required(pattern: Corners): number {
  const any = pattern & (pattern >> 1) & (pattern >> 2) & 0o1111;
  return FREE & ~(any * ANY);
}

export function writeCorners(corners: Corners): string {
  return corners.toString(8).padStart(4, '0');
}

/** Undefined if no tile of the full set has these numbers in this order. */
export function readCorners(text: string): Corners | undefined {
  if (!/^[0-5]{4}$/.test(text)) return undefined;
  const corners = Number.parseInt(text, 8);
  return quadLying(corners) < 0 ? undefined : corners;
}

export function writeQuad(quad: Quad): string {
  return writeCorners(printed(quad));
}

export function readQuad(text: string): Quad | undefined {
  const corners = readCorners(text);
  if (corners === undefined) return undefined;
  const quad = quadLying(corners);
  return printed(quad) === corners ? quad : undefined;
}
