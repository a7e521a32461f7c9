/** Every tile of a set on one page, small, with its name below it. */

import { tileMarks } from '../faces/tile';
import type { Tile } from '../game';
import { gameOf, type SetName, tileSets } from '../games';
import { type Page, type PageMark, points } from '../marks';
import { PAPER_SIZES, type Paper } from '../paper';
import type { Texts } from '../texts';
import { tinted } from './tiles';

const INK = '#222222';
const GREY = '#555555';
const TITLE = { font: 'Times-Bold', size: points(18) } as const;
const SMALL = { font: 'Helvetica', size: points(8) } as const;
const NAME = { font: 'Helvetica', size: points(6.5) } as const;
const MARGIN = 14;
const TOP = 32;
/** The width of a tile, the space to the next one, and the height of a name, in mm. */
const WIDE = 12;
const GAP = 3;
const BELOW = 4.6;

function nameOf(tile: Tile): string {
  switch (tile.kind) {
    case 'beads':
      return tile.colours.join('-');
    case 'pips':
      return tile.pips.join('-');
    case 'corners':
      return tile.numbers.join('-');
  }
}

export function listPages(set: SetName, paper: Paper, { print, sets, pages }: Texts): Page[] {
  const size = PAPER_SIZES[paper];
  const { tiles, width, height } = tileSets[set];
  const high = (WIDE * height) / width;
  const columns = Math.floor((size.width - 2 * MARGIN + GAP) / (WIDE + GAP));
  const left = (size.width - columns * (WIDE + GAP) + GAP) / 2;
  const inks = tinted(tiles);
  const { notice } = pages[gameOf(set)];
  const text = { kind: 'text', x: left } as const;
  return [
    {
      ...size,
      marks: [
        { ...text, text: print.list.title(sets[set]), y: 20, ...TITLE, fill: INK },
        { ...text, text: print.list.count(tiles.length), y: 26, ...SMALL, fill: GREY },
        ...(notice ? [{ ...text, text: notice, y: size.height - 8, ...SMALL, fill: GREY }] : []),
        ...tiles.flatMap((tile, index): PageMark[] => {
          const x = left + (index % columns) * (WIDE + GAP);
          const y = TOP + Math.floor(index / columns) * (high + BELOW);
          const below = { x: x + WIDE / 2, y: y + high + 2.6 };
          return [
            ...tileMarks(tile, { x, y, width: WIDE, height: high }, 'colour', inks),
            { kind: 'text', text: nameOf(tile), ...below, ...NAME, align: 'middle', fill: INK },
          ];
        }),
      ],
    },
  ];
}
