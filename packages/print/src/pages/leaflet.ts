/** The rules of a game on one sheet: four small pages, imposed so that they follow each other when it is folded once. */

import type { GameId } from '@boneyard/rules/games';
import { INK } from '../faces/body';
import { tileMarks } from '../faces/tile';
import { balanced, type Paragraph, pour } from '../flow';
import { type Box, type Mark, type Measure, type Page, points } from '../marks';
import { landscape, PAPER_SIZES, type Paper, type Size } from '../paper';
import { tileSets, USUAL_SETS } from '../sets';
import type { Texts } from '../texts';
import { figure } from './figures';

const GREY = '#555555';
const GREEN = '#1d5a4b';
const TITLE = { font: 'Times-Bold', size: points(26) } as const;
const HEADING = { font: 'Times-Bold', size: points(14) } as const;
const ABOUT = { font: 'Times-Italic', size: points(12) } as const;
const SMALL = { font: 'Helvetica', size: points(6.5) } as const;
const MARGIN = 13;
const LOWER_MARGIN = 15;
/** How tall the tiles of the picture are, and how far apart. */
const PICTURE = 26;
const GAP = 3;
/** From the largest type down until the text fits, in points. */
const SIZES = [13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5];

/** Tiles for the picture under the title, by their places in the set. */
const SAMPLES: Readonly<Record<GameId, readonly number[]>> = {
  classic: [27, 25, 18, 5],
  bead: [1, 7, 11, 3],
  quad: [69, 62, 100, 34],
  magnetic: [20, 13, 26, 7],
};

/** The four small pages in reading order: which side of the sheet each is on, and its left edge. */
interface SmallPage {
  readonly side: 0 | 1;
  readonly x: number;
}

export function imposed(width: number): readonly [SmallPage, SmallPage, SmallPage, SmallPage] {
  const half = width / 2;
  return [
    { side: 0, x: half },
    { side: 1, x: 0 },
    { side: 1, x: half },
    { side: 0, x: 0 },
  ];
}

function rules({ print }: Texts, game: GameId, size: number): Paragraph[] {
  const text = { colour: INK, leading: 1.28 };
  return print.leaflets[game].parts.flatMap(({ title, lines }) => [
    {
      ...text,
      text: title,
      face: { font: 'Times-Bold', size: size * 1.25 } as const,
      colour: GREEN,
      before: size * 0.9,
      staysWithNext: true,
    },
    ...lines.map((line) => {
      const bullet = line.startsWith('• ');
      const paragraph = { ...text, face: { font: 'Helvetica', size } as const, before: size * 0.35 };
      return bullet ? { ...paragraph, text: line.slice(2), bullet: '•' } : { ...paragraph, text: line };
    }),
  ]);
}

/** The last page: an example with its picture, and whose game it is. */
function lastPage(game: GameId, { print }: Texts, room: Box, measure: Measure): Mark[] {
  const { example, source } = print.leaflets[game];
  const size = points(11);
  const text = { colour: INK, leading: 1.28, before: 0 };
  const title: Mark = { kind: 'text', text: print.example, x: room.x, y: room.y + 5, ...HEADING, fill: GREEN };
  const { marks, height } = figure(game, { x: room.x + room.width / 2, y: room.y + 12 }, room.width);
  const under = room.y + 12 + height + 6;
  const said = { ...text, text: example, face: { font: 'Helvetica', size } } as const;
  const from = { ...text, text: source, face: { font: 'Helvetica-Oblique', size: size * 0.85 }, colour: GREY } as const;
  return [
    title,
    ...marks,
    ...pour([said], [{ ...room, y: under, height: 60 }], measure)!.flat(),
    ...pour([from], [{ ...room, y: room.y + room.height - 14, height: 20 }], measure)!.flat(),
  ];
}

/** The title, who it is for, and some tiles; gives where the text may begin. */
function cover(game: GameId, { print, games }: Texts, room: Box, measure: Measure): { marks: Mark[]; below: number } {
  const x = room.x + room.width / 2;
  const title: Mark = {
    kind: 'text',
    text: games[game].name,
    x,
    y: room.y + 9,
    ...TITLE,
    align: 'middle',
    fill: GREEN,
  };
  const lines = balanced(print.leaflets[game].about, room.width, ABOUT, measure);
  const about = lines.map(
    (text, i): Mark => ({ kind: 'text', text, x, y: room.y + 17 + 5.3 * i, ...ABOUT, align: 'middle', fill: GREY }),
  );
  const top = room.y + 17 + 5.3 * lines.length;
  return { marks: [title, ...about, ...picture(game, x, top)], below: top + PICTURE + 4 };
}

/** A row of sample tiles around `x`. */
function picture(game: GameId, x: number, y: number): Mark[] {
  const { tiles, width, height } = tileSets[USUAL_SETS[game]];
  const wide = (PICTURE * width) / height;
  const samples = SAMPLES[game];
  const left = x - (samples.length * (wide + GAP) - GAP) / 2;
  return samples.flatMap((tile, index) =>
    tileMarks(tiles[tile]!, { x: left + index * (wide + GAP), y, width: wide, height: PICTURE }, 'colour', false),
  );
}

/** Where to fold, and what number each small page has. */
function furniture({ width, height }: Size, { print }: Texts): [Mark[], Mark[]] {
  const fold = (y: number): Mark => ({
    kind: 'line',
    x: width / 2,
    y,
    to: { x: width / 2, y: y + 4 },
    stroke: GREY,
    thick: 0.15,
  });
  const sides: [Mark[], Mark[]] = [
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
  let text: Mark[][] | undefined;
  for (const n of SIZES) text ??= pour(rules(texts, game, points(n)), rooms, measure);
  if (!text) throw new Error(`The rules of ${game} are too long for a leaflet on ${paper}.`);
  const sides = furniture(size, texts);
  text[0]!.push(...marks);
  text.push(lastPage(game, texts, last, measure));
  for (const [index, { side }] of smallPages.entries()) sides[side].push(...text[index]!);
  return sides.map((side) => ({ ...size, marks: side }));
}
