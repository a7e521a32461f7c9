/** The bead game on paper. */

import type { PrintGame, Tile, TileSet } from '@boneyard/print/game';
import { type FigureTile, leafletFigure } from '@boneyard/print/pages/figures';
import { COPIES, firstOf, lowerFirst, readPair, SHAPES, secondOf } from '../rules/beads';
import { read } from '../rules/moves';
import { type BeadPicture, ILLEGAL, pictures } from '../rules/pictures';
import { alongOf, type BeadPlacement, cellOf, coordinatesOf, EAST, pairIn, placeIn } from '../rules/placement';

/** The side of half a domino in mm. */
const HALF = 30;

function beads(upper: number, lower: number): Tile {
  return { kind: 'beads', colours: [upper, lower] };
}

function set(): TileSet {
  const sheet = Array.from({ length: SHAPES }, (_, shape) => {
    const pair = lowerFirst(shape);
    return beads(firstOf(pair), secondOf(pair));
  });
  // One sheet has all 15 shapes, so the second copy of the set is the same sheet again.
  const tiles = Array.from({ length: COPIES }, () => sheet).flat();
  return { tiles, width: HALF, height: 2 * HALF, columns: 5, rows: 3 };
}

/** A domino on two cells. Turned anticlockwise, its upper half is the western one. */
function lying(x: number, y: number, east: boolean, first: number, second: number): FigureTile {
  return east
    ? { tile: beads(first, second), x: x + 0.5, y: -y, degrees: -90 }
    : { tile: beads(second, first), x, y: -y - 0.5 };
}

function laid(placement: BeadPlacement): FigureTile {
  const [place, pair] = [placeIn(placement), pairIn(placement)];
  const { x, y } = coordinatesOf(cellOf(place));
  return lying(x, y, alongOf(place) === EAST, firstOf(pair), secondOf(pair));
}

/** The tiles of a picture: the square, what was laid, and the places with letters. */
export function tilesIn({ deal, moves, places = {} }: BeadPicture): FigureTile[] {
  return [
    ...deal.square.map((domino, x) => {
      const pair = readPair(domino)!;
      return lying(x, 0, false, firstOf(pair), secondOf(pair));
    }),
    ...moves.map((entry) => laid(read(entry.slice(2))!)),
    ...Object.entries(places).map(
      ([letter, move]): FigureTile => ({
        ...laid(read(move)!),
        proposed: ILLEGAL.includes(letter) ? 'refused' : 'allowed',
        letter,
      }),
    ),
  ];
}

export const bead = {
  sets: { bead: set() },
  standardSet: 'bead',
  samples: [1, 7, 11, 3],
  figures: {
    start: leafletFigure(tilesIn(pictures.start), 2, 9),
    double: leafletFigure(tilesIn({ ...pictures.double, places: { B: pictures.double.places.B } }), 2, 9),
    cases: leafletFigure(tilesIn(pictures.cases), 1, 9.5),
  },
  // 12 by 16 squares, or 18 by 13: few games grow longer than 15.
  board: { cell: HALF, sheets: { a4: [2, 2], letter: [2, 2], a3: [2, 1] }, start: [2, 2] },
} satisfies PrintGame;
