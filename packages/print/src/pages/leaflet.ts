/** The rules of a game on one sheet: four small pages, in the right order when the sheet is folded once. */

import type { GameId } from '@boneyard/rules/games';
import { written } from '@boneyard/words/drawn';
import { INK } from '../faces/body';
import { tileMarks } from '../faces/tile';
import { balanced, flowText, type Paragraph, wrap } from '../flow';
import type { LeafletFigure } from '../game';
import { printGames } from '../games';
import { type Box, type Measure, type Page, type PageMark, points } from '../marks';
import { landscape, PAPER_SIZES, type Paper, type Size } from '../paper';
import type { Texts } from '../texts';

const GREY = '#555555';
const GREEN = '#1d5a4b';
const TITLE = { font: 'Times-Bold', size: points(26) } as const;
const HEADING = { font: 'Times-Bold', size: points(14) } as const;
const ABOUT = { font: 'Times-Italic', size: points(12) } as const;
const SMALL = { font: 'Helvetica', size: points(6.5) } as const;
const CAPTION = { font: 'Helvetica', size: points(8.5) } as const;
/** The space between pictures, in mm. */
const COLUMNS = 5;
const ROWS = 5;
const MARGIN = 13;
const LOWER_MARGIN = 15;
/** The height of the sample tiles, and the gap between them, in mm. */
const PICTURE = 26;
const GAP = 3;
/** Font sizes in points. The largest one with which the text fits is used. */
const SIZES = [13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5];

/** The four small pages in reading order: which side of the sheet each is on, and its left edge. */
interface SmallPage {
  readonly side: 0 | 1;
  readonly x: number;
}

function imposed(width: number): readonly [SmallPage, SmallPage, SmallPage, SmallPage] {
  const half = width / 2;
  return [
    { side: 0, x: half },
    { side: 1, x: 0 },
    { side: 1, x: half },
    { side: 0, x: 0 },
  ];
}

function rules({ pages }: Texts, game: GameId, size: number): Paragraph[] {
  const text = { colour: INK, leading: 1.28 };
  const { parts, making } = pages[game].leaflet;
  return [...parts, ...(making ? [making] : [])].flatMap(({ title, lines }) => [
    {
      ...text,
      text: title,
      face: { font: 'Times-Bold', size: size * 1.25 } as const,
      colour: GREEN,
      before: size * 0.9,
      staysWithNext: true,
    },
    ...lines.map(written).map((line) => {
      const bullet = line.startsWith('• ');
      const paragraph = { ...text, face: { font: 'Helvetica', size } as const, before: size * 0.35 };
      return bullet ? { ...paragraph, text: line.slice(2), bullet: '•' } : { ...paragraph, text: line };
    }),
  ]);
}

/** A picture with its caption below it. */
function captioned(figure: LeafletFigure, caption: string, x: number, y: number, width: number, measure: Measure) {
  const { marks, height } = figure.draw({ x: x + width / 2, y }, width);
  const paragraph = { text: caption, face: CAPTION, colour: INK, leading: 1.25, before: 0 };
  const lines = wrap(caption, width, CAPTION, measure).length;
  const below = { x, y: y + height + 2.2, width, height: lines * CAPTION.size * 1.25 + 0.1 };
  return { marks: [...marks, ...flowText([paragraph], [below], measure)!.flat()], bottom: below.y + below.height };
}

/** Pictures in rows, each as wide as its figures want it. `bottom` is the lowest line. */
function figureMarks(
  game: GameId,
  { pages }: Texts,
  room: Box,
  measure: Measure,
): { marks: PageMark[]; bottom: number } {
  const { figures: captions } = pages[game].leaflet;
  const marks: PageMark[] = [];
  let [column, top, bottom] = [0, room.y, room.y];
  for (const [name, figure] of Object.entries(printGames[game].figures)) {
    if (column + 1 / figure.columns > 1.001) {
      column = 0;
      top = bottom + ROWS;
    }
    const width = (room.width - (figure.columns - 1) * COLUMNS) / figure.columns;
    const x = room.x + column * (room.width + COLUMNS);
    const drawn = captioned(figure, captions[name]!, x, top, width, measure);
    marks.push(...drawn.marks);
    bottom = Math.max(bottom, drawn.bottom);
    column += 1 / figure.columns;
  }
  return { marks, bottom };
}

/** The last page: pictures, and whose game it is. */
function lastPage(game: GameId, texts: Texts, room: Box, measure: Measure): PageMark[] {
  const { print, pages } = texts;
  const { source } = pages[game].leaflet;
  const face = { font: 'Helvetica-Oblique', size: points(9) } as const;
  const title: PageMark = { kind: 'text', text: print.examples, x: room.x, y: room.y + 5, ...HEADING, fill: GREEN };
  const { marks, bottom } = figureMarks(game, texts, { ...room, y: room.y + 10 }, measure);
  const height = wrap(source, room.width, face, measure).length * face.size * 1.28;
  const y = room.y + room.height - height;
  if (bottom > y) throw new Error(`The pictures of ${game} are too high for a leaflet.`);
  const from = { text: source, face, colour: GREY, leading: 1.28, before: 0 };
  return [title, ...marks, ...flowText([from], [{ ...room, y, height: height + 0.1 }], measure)!.flat()];
}

/** The title, a line about the game and some tiles. `below` is where the text can begin. */
function cover(
  game: GameId,
  { pages, games }: Texts,
  room: Box,
  measure: Measure,
): { marks: PageMark[]; below: number } {
  const x = room.x + room.width / 2;
  const title: PageMark = {
    kind: 'text',
    text: games[game].name,
    x,
    y: room.y + 9,
    ...TITLE,
    align: 'middle',
    fill: GREEN,
  };
  const lines = balanced(pages[game].leaflet.about, room.width, ABOUT, measure);
  const about = lines.map(
    (text, i): PageMark => ({ kind: 'text', text, x, y: room.y + 17 + 5.3 * i, ...ABOUT, align: 'middle', fill: GREY }),
  );
  const top = room.y + 17 + 5.3 * lines.length;
  return { marks: [title, ...about, ...picture(game, x, top)], below: top + PICTURE + 4 };
}

/** A row of sample tiles around `x`. */
function picture(game: GameId, x: number, y: number): PageMark[] {
  const { sets, standardSet: usual, samples } = printGames[game];
  const { tiles, width, height } = sets[usual]!;
  const wide = (PICTURE * width) / height;
  const left = x - (samples.length * (wide + GAP) - GAP) / 2;
  return samples.flatMap((tile, index) =>
    tileMarks(tiles[tile]!, { x: left + index * (wide + GAP), y, width: wide, height: PICTURE }, 'colour', false),
  );
}

/** Fold marks and page numbers. */
function furniture({ width, height }: Size, { print }: Texts): [PageMark[], PageMark[]] {
  const fold = (y: number): PageMark => ({
    kind: 'line',
    x: width / 2,
    y,
    to: { x: width / 2, y: y + 4 },
    stroke: GREY,
    thick: 0.15,
  });
  const sides: [PageMark[], PageMark[]] = [
    [fold(4), fold(height - 8)],
    [fold(4), fold(height - 8)],
  ];
  for (const [index, { side, x }] of imposed(width).entries()) {
    const text = index === 3 ? `${print.folding} · 4` : `${index + 1}`;
    sides[side].push({ kind: 'text', text, x: x + width / 4, y: height - 8, ...SMALL, align: 'middle', fill: GREY });
  }
  return sides;
}

export function leafletPages(game: GameId, paper: Paper, texts: Texts, measure: Measure): Page[] {
  const size = landscape(PAPER_SIZES[paper]);
  const smallPages = imposed(size.width);
  const rooms = smallPages.map(({ x }) => ({
    x: x + MARGIN,
    y: MARGIN,
    width: size.width / 2 - 2 * MARGIN,
    height: size.height - MARGIN - LOWER_MARGIN,
  }));
  const first = rooms[0]!;
  const { marks, below } = cover(game, texts, first, measure);
  rooms[0] = { ...first, y: below, height: first.y + first.height - below };
  const last = rooms.pop()!;
  let text: PageMark[][] | undefined;
  for (const n of SIZES) text ??= flowText(rules(texts, game, points(n)), rooms, measure);
  if (!text) throw new Error(`The rules of ${game} are too long for a leaflet on ${paper}.`);
  const sides = furniture(size, texts);
  text[0]!.push(...marks);
  text.push(lastPage(game, texts, last, measure));
  for (const [index, { side }] of smallPages.entries()) sides[side].push(...text[index]!);
  return sides.map((side) => ({ ...size, marks: side }));
}
