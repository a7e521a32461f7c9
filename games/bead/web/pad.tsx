/** The score pad of the bead game: its dominoes, and the form for a turn. */

import type { PadLook } from '@boneyard/web/scorepad/padlook';
import { firstOf, readPair, SHAPES, secondOf, writeShape } from '../rules/beads';
import { LengthsForm } from './padturn';
import { BeadDomino, BeadPaints } from './tile';

function coloursOf(tile: string): readonly [number, number] {
  const pair = readPair(tile)!;
  return [firstOf(pair), secondOf(pair)];
}

export const pad: PadLook = {
  width: 1,
  height: 2,
  tiles: () => Array.from({ length: SHAPES }, (_, shape) => writeShape(shape)),
  Paints: BeadPaints,
  face(tile) {
    const [first, second] = coloursOf(tile);
    return <BeadDomino first={first} second={second} x={0.5} y={1} way="S" />;
  },
  named(tile, { games }) {
    const [first, second] = coloursOf(tile).map((colour) => games.bead.board.colours[colour - 1]!);
    return games.bead.table.page.tile(first!, second!);
  },
  TurnForm: LengthsForm,
};
