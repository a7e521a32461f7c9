/** Sheets of tiles to cut out, each followed by its backs if they are wanted. */

import { backMarks, clothMark } from '../faces/backs';
import { tileMarks } from '../faces/tile';
import type { Tile } from '../game';
import { gameOf, tileSets } from '../games';
import { type Sheet, sheetsOf, turnedOver } from '../layout';
import type { Measure, Page, PageMark } from '../marks';
import { PAPER_SIZES, type Paper } from '../paper';
import type { TilesSpec } from '../spec';
import type { Texts } from '../texts';
import { cutMarks } from './cutmarks';
import { footer } from './footer';

/** In sets with more than six pips, each number has its own colour. */
export function tinted(tiles: readonly Tile[]): boolean {
  return tiles.some((tile) => tile.kind === 'pips' && tile.pips[0] > 6);
}

function backsOf(sheet: Sheet, spec: TilesSpec, paper: Paper): PageMark[] {
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
    const { print, sets, pages } = texts;
    const title = `${sets[set]} · ${print.sheet(index + 1, sheets.length)}`;
    const front: Page = {
      ...size,
      marks: [
        ...sheet.flatMap(({ tile, box }) => tileMarks(tile, box, style, inks)),
        ...cutMarks(sheet),
        ...footer(title, pages[gameOf(set)].notice, paper, texts, measure),
      ],
    };
    return backs ? [front, { ...size, marks: backsOf(sheet, spec, paper) }] : [front];
  });
}
