/** Sheets of tiles, rendered and read from the pixels: sizes, tiles, and backs behind their fronts. */

import { describe, expect, test } from 'vitest';
import { lack } from '../../../scripts/parts.mjs';
import type { SetName } from './games';
import { type Box, halves, inset, middle } from './marks';
import { PAPERS } from './paper';
import { sheet } from './sheet';
import { STYLES, type Style } from './spec';
import { type Picture, pageSizes, pictureOf, wordsOn } from './testing/poppler';
import {
  colourAt,
  colourDistance,
  cutsOf,
  groundOf,
  inkBox,
  inkOf,
  piecesOf,
  type Rgb,
  rgb,
  signAt,
  signDifference,
  spotsIn,
} from './testing/scan';

/** The sizes of tiles and papers, in mm. */
const TILE = {
  bead: [30, 60],
  'double-six': [25, 50],
  'double-nine': [25, 50],
  'double-twelve': [25, 50],
  magnetic: [25, 50],
  'quad-125': [30, 30],
  'quad-70': [30, 30],
} satisfies Partial<Record<SetName, readonly [number, number]>>;
const SETS = Object.keys(TILE) as (keyof typeof TILE)[];
const PAGE = { a4: [210, 297], letter: [215.9, 279.4] } as const;
const SHEETS: Readonly<Record<keyof typeof TILE, number>> = {
  bead: 2,
  'double-six': 1,
  'double-nine': 2,
  'double-twelve': 3,
  magnetic: 1,
  'quad-125': 3,
  'quad-70': 2,
};

function printed(set: SetName, style: Style = 'colour', backs = false, paper: 'a4' | 'letter' = 'a4') {
  return sheet({ kind: 'tiles', set, style, backs, paper, language: 'en' });
}

/** The pieces of a page that are not blank. */
function tilesOn(picture: Picture): Box[] {
  return piecesOf(cutsOf(picture)).filter((piece) => inkBox(picture, inset(piece, 0.6)) !== undefined);
}

function pipsOn(picture: Picture, piece: Box): string {
  return halves(piece)
    .map((half) => spotsIn(picture, inset(half, 2.2)))
    .join('-');
}

/** All dominoes of a double-`top` set. */
function dominoes(top: number): string[] {
  const names: string[] = [];
  for (let high = 0; high <= top; high++) for (let low = 0; low <= high; low++) names.push(`${high}-${low}`);
  return names;
}

/** Every tile of Quad-Ominos: numbers ascend clockwise, but for a < b = c < d anticlockwise. */
function quads(highest: number): string[] {
  const names: string[] = [];
  for (let a = 0; a <= highest; a++)
    for (let b = a; b <= highest; b++)
      for (let c = b; c <= highest; c++)
        for (let d = c; d <= highest; d++)
          if (`${a}${b}${c}${d}` !== '0245')
            names.push(a < b && b === c && c < d ? `${a}${d}${c}${b}` : `${a}${b}${c}${d}`);
  return names;
}

const missing = lack('poppler');

describe.skipIf(missing)(`sheets of tiles${missing}`, () => {
  describe.each(PAPERS)('on %s', (paper) => {
    test.each(SETS)('%s has tiles of the right size, centred on the page', async (set) => {
      const pdf = await printed(set, 'colour', false, paper);
      const sizes = pageSizes(pdf);
      expect(sizes).toHaveLength(SHEETS[set]);
      const [wide, high] = PAGE[paper];
      for (const size of sizes) {
        expect(Math.abs(size.width - wide)).toBeLessThan(0.05);
        expect(Math.abs(size.height - high)).toBeLessThan(0.05);
      }
      const { xs, ys } = cutsOf(pictureOf(pdf, 0, 300));
      const [width, height] = TILE[set];
      expect(xs.length).toBeGreaterThan(5);
      for (const [index, x] of xs.entries()) expect(Math.abs(x - xs[0]! - index * width)).toBeLessThan(0.1);
      for (const [index, y] of ys.entries()) expect(Math.abs(y - ys[0]! - index * height)).toBeLessThan(0.1);
      expect(Math.abs(xs[0]! + xs.at(-1)! - wide)).toBeLessThan(0.1);
      expect((xs.length - 1) * (ys.length - 1)).toBeGreaterThanOrEqual(15);
    });
  });

  describe.each(STYLES)('in %s', (style) => {
    test.each([
      ['double-six', 6],
      ['double-nine', 9],
      ['double-twelve', 12],
      ['magnetic', 6],
    ] as const)('%s has every domino once', async (set, top) => {
      const pdf = await printed(set, style);
      const read = pageSizes(pdf).flatMap((_, page) => {
        const picture = pictureOf(pdf, page, 150);
        return tilesOn(picture).map((piece) => pipsOn(picture, piece));
      });
      expect(read.sort()).toEqual(dominoes(top).sort());
    });

    test.each([
      ['quad-125', 5, 125, 1249],
      ['quad-70', 4, 70, 560],
    ] as const)('%s has every tile once, with its numbers in order', async (set, highest, count, sum) => {
      const pdf = await printed(set, style);
      const digits = wordsOn(pdf).filter(({ text }) => /^[0-5]$/.test(text));
      const read = pageSizes(pdf).flatMap((_, page) => {
        const picture = pictureOf(pdf, page, 150);
        return tilesOn(picture).map((piece) => {
          const centre = middle(piece);
          const at = (right: boolean, down: boolean) =>
            digits.filter((digit) => {
              const [x, y] = [digit.x + digit.width / 2, digit.y + digit.height / 2];
              const inside = Math.abs(x - centre.x) < 15 && Math.abs(y - centre.y) < 15;
              return digit.page === page && inside && x > centre.x === right && y > centre.y === down;
            });
          const corners = [at(false, false), at(true, false), at(true, true), at(false, true)];
          for (const found of corners) {
            expect(found).toHaveLength(1);
            expect(inkBox(picture, found[0]!)).toBeDefined();
          }
          return corners.map((found) => found[0]!.text).join('');
        });
      });
      expect(read.sort()).toEqual(quads(highest).sort());
      expect(read).toHaveLength(count);
      expect([...read.join('')].reduce((total, digit) => total + Number(digit), 0)).toBe(sum);
    });
  });

  test('the beads have five colours, and each of the two sheets has every pair of them', async () => {
    const colours = ['#1c8d5c', '#dd4a22', '#eeb02c', '#c3ccd8', '#2b6fe0'].map(rgb);
    const pdf = await printed('bead');
    const pairs = [1, 2, 3, 4, 5].flatMap((a) => [1, 2, 3, 4, 5].filter((b) => b >= a).map((b) => `${a}-${b}`));
    for (const page of [0, 1]) {
      const picture = pictureOf(pdf, page, 150);
      const read = tilesOn(picture).map((piece) =>
        halves(piece)
          .map(({ x, y, width, height }) => {
            // Below the sign, inside the bead.
            const seen = colourAt(picture, x + width / 2, y + height / 2 + 9.3);
            return colours.findIndex((colour) => colourDistance(colour, seen) < 6) + 1;
          })
          .join('-'),
      );
      expect(read.sort()).toEqual(pairs);
    }
  });

  test('outlined beads can be told apart by their signs alone', async () => {
    const pdf = await printed('bead', 'outline');
    const picture = pictureOf(pdf, 0, 150);
    const pieces = tilesOn(picture);
    const signs = pieces.flatMap((piece) => halves(piece).map((half) => signAt(picture, middle(half), 7)));
    // The places of the doubles in the list 1-1, 1-2, … 5-5.
    const samples = [0, 5, 9, 12, 14].map((double) => signs[2 * double]!);
    for (const [a, one] of samples.entries())
      for (const [b, other] of samples.entries()) if (a !== b) expect(signDifference(one, other)).toBeGreaterThan(0.8);
    const read = signs.map((sign) => samples.findIndex((sample) => signDifference(sample, sign) < 0.5) + 1);
    expect(read).toEqual([1, 2, 3, 4, 5].flatMap((a) => [1, 2, 3, 4, 5].filter((b) => b >= a).flatMap((b) => [a, b])));
  });

  test('magnetic dominoes have four alternating colours, each with its own sign', async () => {
    const pdf = await printed('magnetic');
    const picture = pictureOf(pdf, 0, 150);
    const grounds = tilesOn(picture).map((piece) => groundOf(picture, inset(piece, 2)));
    const colours: readonly Rgb[] = grounds.slice(0, 4);
    for (const [index, ground] of grounds.entries()) expect(colourDistance(ground, colours[index % 4]!)).toBe(0);
    for (const [a, one] of colours.entries())
      for (const other of colours.slice(a + 1)) expect(colourDistance(one, other)).toBeGreaterThan(60);
    const large = pictureOf(pdf, 0, 300);
    const signs = tilesOn(large).map((piece) => signAt(large, middle(piece), 2.2));
    for (const [index, sign] of signs.entries())
      for (const [colour, sample] of signs.slice(0, 4).entries()) {
        if (index % 4 === colour) expect(signDifference(sample, sign)).toBeLessThan(0.15);
        else expect(signDifference(sample, sign)).toBeGreaterThan(0.25);
      }
  });

  test('each number of Quad-Ominos has its own colour', async () => {
    const pdf = await printed('quad-125');
    const picture = pictureOf(pdf, 2, 200);
    const inks = new Map<string, Rgb>();
    for (const digit of wordsOn(pdf).filter(({ page, height }) => page === 2 && height > 8)) {
      const ink = inkOf(picture, { ...digit, y: digit.y + digit.height / 4, height: digit.height / 2 });
      const known = inks.get(digit.text);
      if (known) expect(colourDistance(known, ink)).toBeLessThan(4);
      else inks.set(digit.text, ink);
    }
    expect([...inks.keys()].sort()).toEqual(['1', '2', '3', '4', '5']);
    const list = [...inks.values()];
    for (const [a, one] of list.entries())
      for (const other of list.slice(a + 1)) expect(colourDistance(one, other)).toBeGreaterThan(40);
  });

  describe('backs', () => {
    test.each(SETS)('of %s lie exactly behind their fronts when the paper is turned on its long edge', async (set) => {
      const pdf = await printed(set, 'outline', true, 'letter');
      const [wide] = PAGE.letter;
      expect(pageSizes(pdf)).toHaveLength(2 * SHEETS[set]);
      // The last sheet is not full, so a back that is not mirrored would be noticed.
      const front = 2 * SHEETS[set] - 2;
      const picture = pictureOf(pdf, front, 200);
      const back = pictureOf(pdf, front + 1, 200);
      const full = piecesOf(cutsOf(picture));
      const tiles = new Set(tilesOn(picture).map(({ x, y }) => `${x} ${y}`));
      expect(tiles.size).toBeGreaterThan(10);
      for (const piece of full) {
        const behind = { ...piece, x: wide - piece.x - piece.width };
        const ink = inkBox(back, inset(behind, 0.5));
        if (!tiles.has(`${piece.x} ${piece.y}`)) {
          expect(ink).toBeUndefined();
          continue;
        }
        // The margins are equal, so the lattice is centred on the tile.
        const margins = [
          ink!.x - behind.x,
          behind.x + behind.width - ink!.x - ink!.width,
          ink!.y - behind.y,
          behind.y + behind.height - ink!.y - ink!.height,
        ];
        for (const margin of margins) expect(Math.abs(margin - margins[0]!)).toBeLessThan(0.3);
      }
    });

    test('extend beyond the cut in colour, so that a printer may be a little off', async () => {
      const pdf = await printed('double-six', 'colour', true);
      const { xs, ys } = cutsOf(pictureOf(pdf, 0, 200));
      const back = pictureOf(pdf, 1, 200);
      const cloth = colourAt(back, xs[0]! + 1, ys[0]! + 1);
      expect(colourDistance(cloth, [255, 255, 255])).toBeGreaterThan(100);
      for (const [x, y] of [
        [xs[0]! - 1.5, ys[0]! - 1.5],
        [xs.at(-1)! + 1.5, ys.at(-1)! + 1.5],
      ] as const)
        expect(colourAt(back, x, y)).toEqual(cloth);
    });

    test('are moved by the shift, as seen from the front', async () => {
      const spec = {
        kind: 'tiles',
        set: 'double-six',
        style: 'outline',
        backs: true,
        paper: 'a4',
        language: 'en',
      } as const;
      const page = { x: 5, y: 5, width: 200, height: 287 };
      const straight = inkBox(pictureOf(await sheet(spec), 1, 300), page)!;
      const moved = inkBox(pictureOf(await sheet({ ...spec, shift: { x: -1, y: 0.5 } }), 1, 300), page)!;
      // Left as seen from the front is right as seen from the back.
      expect(Math.abs(moved.x - straight.x - 1)).toBeLessThan(0.1);
      expect(Math.abs(moved.y - straight.y - 0.5)).toBeLessThan(0.1);
    });
  });
});
