/** Quad-Ominos on paper. */

import type { LeafletFigure, PrintGame, Tile, TileSet } from '@boneyard/print/game';
import { type FigureTile, leafletFigure } from '@boneyard/print/pages/figures';
import { cellOf, cornersOf, xOf, yOf } from '../rules/board';
import { lays, read } from '../rules/move';
import { pictures } from '../rules/pictures';
import type { Move } from '../rules/position';
import { type Corners, corner, FULL_SET, printed } from '../rules/quads';

/** The number of tiles without a 5. They are the first in the full set. */
const SMALL_SET = 70;
/** The side of a tile in mm. */
const SIDE = 30;

function tileOf(corners: Corners): Tile {
  return { kind: 'corners', numbers: [corner(corners, 0), corner(corners, 1), corner(corners, 2), corner(corners, 3)] };
}

function set(size: number): TileSet {
  const tiles = Array.from({ length: size }, (_, quad) => tileOf(printed(quad)));
  return { tiles, width: SIDE, height: SIDE, columns: 6, rows: 8 };
}

function lying(move: Move): FigureTile {
  return { tile: tileOf(cornersOf(move)), x: xOf(cellOf(move)), y: -yOf(cellOf(move)) };
}

type PictureName = keyof typeof pictures;

/** The tiles of a picture. The last one has a frame; letters are on plays that are not allowed. */
export function tilesIn(name: PictureName): FigureTile[] {
  const { moves } = pictures[name];
  const laid = moves.map((entry) => read(entry.slice(2))!).filter(lays);
  const letters: Readonly<Record<string, string>> = name === 'forbidden' ? pictures[name].letters : {};
  const refused = Object.entries(letters).map(
    ([move, letter]): FigureTile => ({ ...lying(read(move)!), proposed: 'refused', letter }),
  );
  return [
    ...laid.map((move, index) =>
      index === laid.length - 1 && index > 0 && refused.length === 0 ? { ...lying(move), newest: true } : lying(move),
    ),
    ...refused,
  ];
}

function figure(name: PictureName, columns: number): LeafletFigure {
  return leafletFigure(tilesIn(name), columns, 10.5);
}

export const quad = {
  sets: { 'quad-125': set(FULL_SET), 'quad-70': set(SMALL_SET) },
  standardSet: 'quad-125',
  samples: [69, 62, 100, 34],
  figures: {
    A: figure('A', 4),
    B: figure('B', 4),
    C: figure('C', 4),
    D: figure('D', 4),
    E: figure('E', 3),
    F: figure('F', 3),
    between: figure('between', 3),
    hole: figure('hole', 3),
    forbidden: figure('forbidden', 1.5),
  },
  // 12 by 16 squares, or 9 by 13.
  board: { cell: SIDE, sheets: { a4: [2, 2], letter: [2, 2], a3: [1, 1] } },
} satisfies PrintGame;
