/** Sheets of tiles to cut out, each followed by its backs if they are asked for. */

import { backMarks, clothMark } from '../faces/backs';
import { tileMarks } from '../faces/tile';
import { type Sheet, sheetsOf, turnedOver } from '../layout';
import { type Mark, type Measure, type Page, points } from '../marks';
import { PAPER_SIZES, type Paper, UNPRINTABLE } from '../paper';
import { type Tile, tileSets } from '../sets';
import type { TilesSpec } from '../spec';
import type { Texts } from '../texts';
import { cutMarks } from './cutting';
import { scale } from './rulers';

const SMALL = { font: 'Helvetica', size: points(7.5) } as const;
const GREY = '#555555';
const CHECK = 50;

/** What it is, and a line by which one sees whether the printer kept the size. */
function footer(title: string, paper: Paper, { print }: Texts, measure: Measure): Mark[] {
  const { width, height } = PAPER_SIZES[paper];
  const y = height - UNPRINTABLE - 2;
  const left = 2 * UNPRINTABLE;
  const right = width - left;
  const hint = print.fullSize;
  const start = right - CHECK;
  return [
    { kind: 'text', text: title, x: left, y, ...SMALL, fill: GREY },
    { kind: 'text', text: hint, x: start - 2 - measure(hint, SMALL), y, ...SMALL, fill: GREY },
    ...scale({ x: start, y: y + 0.2 }, CHECK, 'across', 10),
  ];
}

/** With more than six pips each number has its own ink. */
function tinted(tiles: readonly Tile[]): boolean {
  return tiles.some((tile) => tile.kind === 'pips' && tile.pips[0] > 6);
}

function backsOf(sheet: Sheet, spec: TilesSpec, paper: Paper): Mark[] {
  const { x, y } = spec.shift ?? { x: 0, y: 0 };
  const boxes = sheet.map(({ box }) => turnedOver({ ...box, x: box.x + x, y: box.y + y }, paper));
  return [...boxes.flatMap((box) => clothMark(box, spec.style)), ...boxes.flatMap((box) => backMarks(box, spec.style))];
}

export function tilePages(spec: TilesSpec, paper: Paper, texts: Texts, measure: Measure): Page[] {
  const { set, style, backs } = spec;
  const { tiles } = tileSets[set];
  const inks = tinted(tiles);
  const sheets = sheetsOf(tileSets[set], paper);
  const size = PAPER_SIZES[paper];
  return sheets.flatMap((sheet, index) => {
    const { print } = texts;
    const title = `${print.sets[set]} · ${print.sheet(index + 1, sheets.length)}`;
    const front: Page = {
      ...size,
      marks: [
        ...sheet.flatMap(({ tile, box }) => tileMarks(tile, box, style, inks)),
        ...cutMarks(sheet),
        ...footer(title, paper, texts, measure),
      ],
    };
    return backs ? [front, { ...size, marks: backsOf(sheet, spec, paper) }] : [front];
  });
}
