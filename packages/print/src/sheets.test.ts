/** Score sheets, leaflets and the calibration sheet, as poppler reads them. */

import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { LANGUAGES, type Language } from '@boneyard/words/languages';
import { describe, expect, test } from 'vitest';
import { lack } from '../../../scripts/parts.mjs';
import { printGames } from './games';
import type { Page } from './marks';
import { PAPERS, type Paper } from './paper';
import { writable } from './pdf';
import { pagesOf, sheet } from './sheet';
import type { Spec } from './spec';
import { pageSizes, pictureOf, type Word, wordsOn } from './testing/poppler';
import { colourAt } from './testing/scan';
import { textsIn } from './texts';

const texts = { en: await textsIn('en'), fr: await textsIn('fr'), es: await textsIn('es'), de: await textsIn('de') };

const ALL: readonly [GameId, Paper, Language][] = GAME_IDS.flatMap((game) =>
  PAPERS.flatMap((paper) => LANGUAGES.map((language): [GameId, Paper, Language] => [game, paper, language])),
);

/** The text without spaces, since lines can be broken anywhere. */
function bare(text: string): string {
  return text.replaceAll(/[\s\u00a0]/g, '').replaceAll('−', '–');
}

/** Sorts words by line, since poppler finds them in any order. */
function read(words: readonly Word[]): string {
  const sorted = [...words].sort((a, b) => (Math.abs(a.y - b.y) > 0.8 ? a.y - b.y : a.x - b.x));
  return bare(sorted.map(({ text }) => text).join(''));
}

/** Every text of a tree. */
function stringsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(stringsIn) : [];
}

function writtenOn(pages: readonly Page[]): string[] {
  return pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));
}

test('the fonts have every character of every text', () => {
  // The standard fonts have Windows-1252: ASCII, the upper half of Latin 1, and these.
  const more = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
  const known = (sign: string) => /[ -~\u00a0-\u00ff]/.test(sign) || more.includes(sign);
  const sheets = LANGUAGES.map((language) => {
    const { print, sets, pages } = texts[language];
    return [print, sets, Object.values(pages).map(({ leaflet, scoreSheet, notice }) => [leaflet, scoreSheet, notice])];
  });
  const strange = stringsIn(sheets).flatMap((text) => [...writable(text)].filter((sign) => !known(sign)));
  expect(strange).toEqual([]);
});

const missing = lack('poppler');

describe.skipIf(missing)(`papers${missing}`, () => {
  /** No word is in the margin in which printers cannot print. */
  function expectInside(pdf: Uint8Array): void {
    const [size] = pageSizes(pdf);
    for (const { text, x, y, width, height } of wordsOn(pdf)) {
      const inside = x > 6 && y > 4 && x + width < size!.width - 6 && y + height < size!.height - 4;
      expect(inside ? '' : text).toBe('');
    }
  }

  test.each(ALL)('the score sheet of %s on %s in %s has its notes and a column for each player', async (...args) => {
    const [game, paper, language] = args;
    const pdf = await sheet({ kind: 'score', game, paper, language });
    expect(pageSizes(pdf)).toHaveLength(1);
    const words = wordsOn(pdf);
    const { print, pages } = texts[language];
    const seats = gameCalled(game)!.seats;
    expect(words.filter(({ text }) => text === print.score.name)).toHaveLength(Math.max(...seats));
    for (const note of pages[game].scoreSheet.notes) expect(read(words)).toContain(bare(note));
    for (const foot of pages[game].scoreSheet.feet) expect(read(words)).toContain(bare(foot));
    expectInside(pdf);
  });

  test.each(ALL)('the leaflet of %s on %s in %s has the whole text, in order when folded', async (...args) => {
    const [game, paper, language] = args;
    const pdf = await sheet({ kind: 'leaflet', game, paper, language });
    const sizes = pageSizes(pdf);
    expect(sizes).toHaveLength(2);
    const { width, height } = sizes[0]!;
    expect(width).toBeGreaterThan(height);
    const words = wordsOn(pdf);
    const half = (page: number, right: boolean) =>
      words.filter((word) => word.page === page && word.x > width / 2 === right);
    // The outer side has page 4 on the left and page 1 on the right; the inner side has pages 2 and 3.
    const folded = [half(0, true), half(1, false), half(1, true), half(0, false)];
    const { print, games, pages: said } = texts[language];
    const { about, parts, making, figures, source } = said[game].leaflet;
    const pages = folded.map(read);
    expect(pages[0]).toContain(bare(games[game].name));
    expect(pages[0]).toContain(bare(about));
    for (const [index, page] of pages.entries()) expect(page).toMatch(new RegExp(`${index + 1}$`));
    for (const last of [print.examples, source, print.folding]) expect(pages[3]).toContain(bare(last));
    expect(Object.keys(figures)).toEqual(Object.keys(printGames[game].figures));
    // Captions stand beside each other, so their words are looked for one by one.
    const onLast = new Set(folded[3]!.map(({ text }) => bare(text)));
    for (const word of Object.values(figures).flatMap((caption) => caption.split(/[\s\u00a0]/)))
      expect(onLast.has(bare(word)) ? '' : word).toBe('');
    const running = bare(
      pages
        .slice(0, 3)
        .map((page) => page.replace(/\d$/, ''))
        .join(''),
    );
    let at = 0;
    for (const text of [...parts, ...(making ? [making] : [])].flatMap(({ title, lines }) => [
      title,
      // Notation is written without the braces that mark it for pages, which draw it.
      ...lines.map((line) => line.replace('• ', '').replace(/[{}]/g, '')),
    ])) {
      const found = running.indexOf(bare(text), at);
      expect(found < 0 ? text : '').toBe('');
      at = found + bare(text).length;
    }
    // Nothing is written across the fold.
    for (const word of words) expect(word.x < width / 2 && word.x + word.width > width / 2).toBe(false);
    expectInside(pdf);
  });

  test.each(PAPERS)('the crosses on both sides of the calibration sheet on %s match', async (paper) => {
    const spec: Spec = { kind: 'calibration', paper, language: 'fr' };
    const pdf = await sheet(spec);
    const [size] = pageSizes(pdf);
    const [front, back] = [pictureOf(pdf, 0, 300), pictureOf(pdf, 1, 300)];
    const dark = (picture: typeof front, x: number, y: number) =>
      [-0.05, 0, 0.05].some((off) => colourAt(picture, x + off, y + off)[1] < 200);
    const { width, height } = size!;
    const places = [
      [42, 52],
      [width - 42, 52],
      [width / 2, (52 + height - 34) / 2],
      [42, height - 34],
      [width - 42, height - 34],
    ] as const;
    for (const [x, y] of places)
      for (const reach of [-4, 4]) {
        expect([dark(front, x + reach, y), dark(front, x, y + reach)]).toEqual([true, true]);
        expect([dark(back, width - x - reach, y), dark(back, width - x, y + reach)]).toEqual([true, true]);
        expect(dark(back, width - x - 3, y + reach)).toBe(false);
      }
    expectInside(pdf);
  });

  test.each(PAPERS)('the scales of the calibration sheet on %s are 180 and 240 mm long', async (paper) => {
    const picture = pictureOf(await sheet({ kind: 'calibration', paper, language: 'en' }), 0, 300);
    const dark = (x: number, y: number) => colourAt(picture, x, y)[1] < 200;
    const width = picture.width / picture.scale;
    const pixel = 1 / picture.scale;
    const left = (width - 180) / 2;
    /** From the first to the last dark pixel along the base line of a scale. */
    const length = (at: (n: number) => boolean, most: number): number => {
      const found: number[] = [];
      for (let n = 8; n < most; n += pixel) if (at(n)) found.push(n);
      return found.at(-1)! - found[0]!;
    };
    // The base lines, with a tolerance of one pixel.
    const across = Math.max(...[21.95, 22, 22.05].map((y) => length((x) => dark(x, y), width - 8)));
    const down = Math.max(...[-0.05, 0, 0.05].map((off) => length((y) => y > 21.9 && dark(left + off, y), 270)));
    expect(Math.abs(across - 180)).toBeLessThan(0.3);
    expect(Math.abs(down - 240)).toBeLessThan(0.3);
  });
});

test('a document is named in its language', () => {
  expect(writtenOn(pagesOf({ kind: 'score', game: 'classic', paper: 'a4', language: 'fr' }, texts.fr))).toContain(
    'Dominos : feuille de scores',
  );
});

test('it is told after every page how many are drawn, and the next page waits', async () => {
  const told: string[] = [];
  const spec: Spec = { kind: 'leaflet', game: GAME_IDS[0]!, paper: 'a4', language: 'en' };
  const pages = pagesOf(spec, texts.en).length;
  expect(pages).toBeGreaterThan(1);
  const bytes = await sheet(spec, async (done, all) => {
    await new Promise((resolve) => setTimeout(resolve));
    told.push(`${done} of ${all}`);
  });
  expect(told).toEqual(Array.from({ length: pages }, (_, index) => `${index + 1} of ${pages}`));
  expect(bytes.length).toBeGreaterThan(1000);
});
