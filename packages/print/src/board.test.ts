/** Boards to play on, read from the pixels: the size of the squares, and whether the sheets join. Lists of tiles, as read. */

import { LANGUAGES, type Language } from '@boneyard/words/languages';
import { describe, expect, test } from 'vitest';
import { lack } from '../../../scripts/parts.mjs';
import { BOARD_GAMES, SET_NAMES, type SetName, tileSets } from './games';
import { BOARD_PAPERS, type BoardPaper, UNPRINTABLE } from './paper';
import { sheet } from './sheet';
import { type Picture, pageSizes, pictureOf, wordsOn } from './testing/poppler';
import { inkBox, linesAcross, linesDown } from './testing/scan';

/** Half of a printed bead domino, and the side of a printed quad, in mm. */
const SQUARE = 30;
/** What every sheet of the bead game says of copies. */
const PERMISSION: Readonly<Record<Language, RegExp>> = {
  en: /selling copies needs permission/,
  fr: /vendre des copies demande une autorisation/,
  es: /para vender copias hace falta permiso/,
  de: /Der Verkauf von Kopien braucht eine Erlaubnis/,
};
/** How exact squares and joins have to be, in mm. */
const EXACT = 0.2;

const PAGE: Readonly<Record<BoardPaper, readonly [number, number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  a3: [297, 420],
};
/** Sheets across and down: on A3 the bead game needs two, quads one. And squares on each: as many as fit between the margins. */
const SHEETS: Readonly<Record<string, Readonly<Record<BoardPaper, readonly [number, number]>>>> = {
  bead: { a4: [2, 2], letter: [2, 2], a3: [2, 1] },
  quad: { a4: [2, 2], letter: [2, 2], a3: [1, 1] },
};
const SQUARES: Readonly<Record<BoardPaper, readonly [number, number]>> = { a4: [6, 8], letter: [6, 8], a3: [9, 13] };

function expectPitch(lines: readonly number[], squares: number): void {
  expect(lines).toHaveLength(squares + 1);
  for (const [index, at] of lines.entries())
    expect(Math.abs(at - lines[0]! - index * SQUARE)).toBeLessThanOrEqual(EXACT);
}

/** Lines that meet when the first of one is laid on the first of the other. */
function expectMeeting(one: readonly number[], other: readonly number[]): void {
  expect(other).toHaveLength(one.length);
  for (const [index, at] of one.entries())
    expect(Math.abs(at - one[0]! - (other[index]! - other[0]!))).toBeLessThanOrEqual(EXACT);
}

const missing = lack('poppler');

describe.skipIf(missing)(`boards${missing}`, () => {
  describe.each(BOARD_GAMES)('of %s', (game) => {
    test.each(BOARD_PAPERS)('on %s have squares of the size of the tiles, and their sheets join', async (paper) => {
      const pdf = await sheet({ kind: 'board', game, paper, language: 'en' });
      const [across, down] = SHEETS[game]![paper];
      const sizes = pageSizes(pdf);
      expect(sizes).toHaveLength(across * down);
      for (const { width, height } of sizes) {
        expect(Math.abs(width - PAGE[paper][0])).toBeLessThan(0.05);
        expect(Math.abs(height - PAGE[paper][1])).toBeLessThan(0.05);
      }
      const pictures: Picture[] = sizes.map((_, page) => pictureOf(pdf, page, 300));
      // A quarter from the edges there are squares and no words.
      const grids = pictures.map((picture) => ({
        xs: linesAcross(picture, PAGE[paper][1] / 4),
        ys: linesDown(picture, PAGE[paper][0] / 4),
      }));
      for (const { xs, ys } of grids) {
        expectPitch(xs, SQUARES[paper][0]);
        expectPitch(ys, SQUARES[paper][1]);
      }
      for (let n = 0; n < grids.length; n++) {
        const [here, picture] = [grids[n]!, pictures[n]!];
        const inside = { x: 1, y: 1, width: PAGE[paper][0] - 2, height: PAGE[paper][1] - 2 };
        const ink = inkBox(picture, inside)!;
        expect(ink.x).toBeGreaterThanOrEqual(UNPRINTABLE);
        expect(ink.y).toBeGreaterThanOrEqual(UNPRINTABLE);
        expect(ink.x + ink.width).toBeLessThanOrEqual(PAGE[paper][0] - UNPRINTABLE);
        expect(ink.y + ink.height).toBeLessThanOrEqual(PAGE[paper][1] - UNPRINTABLE + 0.5);
        if (n % across < across - 1) {
          const beside = grids[n + 1]!;
          // The next sheet is cut at its first line and laid on the strip, up to the last line of this one.
          const strip = linesDown(picture, here.xs.at(-1)! + 1);
          expectMeeting(strip, linesDown(pictures[n + 1]!, beside.xs[0]! + 1));
          expectMeeting(strip, here.ys);
          expectPitch(
            [...here.xs, ...beside.xs.slice(1).map((x) => x - beside.xs[0]! + here.xs.at(-1)!)],
            2 * SQUARES[paper][0],
          );
        }
        if (n + across < grids.length) {
          const below = grids[n + across]!;
          const strip = linesAcross(picture, here.ys.at(-1)! + 1);
          expectMeeting(strip, linesAcross(pictures[n + across]!, below.ys[0]! + 1));
          expectMeeting(strip, here.xs);
          expectPitch(
            [...here.ys, ...below.ys.slice(1).map((y) => y - below.ys[0]! + here.ys.at(-1)!)],
            2 * SQUARES[paper][1],
          );
        }
      }
    });
  });

  test('every sheet of a board but the last says which sheet is glued on it', async () => {
    const pdf = await sheet({ kind: 'board', game: 'bead', paper: 'a4', language: 'en' });
    const glued = (page: number) =>
      wordsOn(pdf)
        .filter((word) => word.page === page && /^[1-9]$/.test(word.text))
        .map(({ text }) => text);
    // The footer says "sheet 1 of 4" too.
    expect([0, 1, 2, 3].map((page) => glued(page).sort())).toEqual([
      ['1', '2', '3', '4'],
      ['2', '4', '4'],
      ['3', '4', '4'],
      ['4', '4'],
    ]);
  });
});

/** Every tile of Quad-Ominos: numbers ascend clockwise, but for a < b = c < d anticlockwise; 0-2-4-5 is missing. */
function quads(highest: number): string[] {
  const names: string[] = [];
  for (let a = 0; a <= highest; a++)
    for (let b = a; b <= highest; b++)
      for (let c = b; c <= highest; c++)
        for (let d = c; d <= highest; d++)
          if (`${a}${b}${c}${d}` !== '0245')
            names.push((a < b && b === c && c < d ? [a, d, c, b] : [a, b, c, d]).join('-'));
  return names;
}

describe.skipIf(missing)(`lists of tiles${missing}`, () => {
  test.each([
    ['quad-125', 5, 125],
    ['quad-70', 4, 70],
  ] as const)('%s names every tile once', async (set, highest, count) => {
    const pdf = await sheet({ kind: 'list', set, paper: 'letter', language: 'fr' });
    expect(pageSizes(pdf)).toHaveLength(1);
    const named = wordsOn(pdf).filter(({ text }) => /^\d-\d-\d-\d$/.test(text));
    expect(named.map(({ text }) => text).sort()).toEqual(quads(highest).sort());
    expect(named).toHaveLength(count);
  });

  test.each(SET_NAMES)('%s fits on a page of either paper', async (set: SetName) => {
    for (const paper of ['a4', 'letter'] as const) {
      const pdf = await sheet({ kind: 'list', set, paper, language: 'en' });
      const [{ width, height }] = pageSizes(pdf) as [{ width: number; height: number }];
      for (const word of wordsOn(pdf)) {
        expect(word.x).toBeGreaterThan(UNPRINTABLE);
        expect(word.x + word.width).toBeLessThan(width - UNPRINTABLE);
        expect(word.y + word.height).toBeLessThan(height - UNPRINTABLE);
      }
      const names = wordsOn(pdf).filter(({ text }) => /^\d+(-\d+)+$/.test(text));
      expect(names.length).toBeGreaterThanOrEqual(tileSets[set].tiles.length);
    }
  });
});

describe.skipIf(missing)(`whose game it is${missing}`, () => {
  test.each(LANGUAGES)(
    'tiles, board, list, score sheet and leaflet of the bead game say it, in %s',
    async (language) => {
      const paper = 'letter';
      for (const pdf of [
        await sheet({ kind: 'tiles', set: 'bead', style: 'colour', backs: false, paper, language }),
        await sheet({ kind: 'board', game: 'bead', paper, language }),
        await sheet({ kind: 'list', set: 'bead', paper, language }),
        await sheet({ kind: 'score', game: 'bead', paper, language }),
        await sheet({ kind: 'leaflet', game: 'bead', paper, language }),
      ]) {
        const words = wordsOn(pdf);
        const fronts = new Set(words.filter(({ text }) => /^Sackson/.test(text)).map(({ page }) => page));
        expect(fronts.size).toBeGreaterThanOrEqual(1);
        const said = words.map(({ text }) => text).join(' ');
        expect(said).toMatch(PERMISSION[language]);
      }
    },
  );

  test('every sheet of tiles and every sheet of a board says it', async () => {
    const tiles = await sheet({
      kind: 'tiles',
      set: 'bead',
      style: 'colour',
      backs: false,
      paper: 'a4',
      language: 'en',
    });
    const board = await sheet({ kind: 'board', game: 'bead', paper: 'a4', language: 'en' });
    for (const pdf of [tiles, board])
      expect(new Set(wordsOn(pdf).flatMap(({ text, page }) => (text.startsWith('Sackson') ? [page] : []))).size).toBe(
        pageSizes(pdf).length,
      );
  });
});
