/** Quad-Ominos at the table. */

import { cellAt } from '@boneyard/rules/games/quad/board';
import type { View } from '@boneyard/rules/games/quad/position';
import { readQuad, total } from '@boneyard/rules/games/quad/quads';
import { cellUnder } from '../../layouts/grid';
import { layOut, type QuadLayout, SIDE } from '../../layouts/quad';
import '../../look/quad.css';
import type { Aim, Board, FaceProps, Point } from '../board';
import { expected, gain, misfit, situation, telling } from './saying';
import { QuadTable } from './table';
import { QuadTile } from './tile';
import { meant, TURNS, tileOf, turned, turnOf } from './turning';

/** How near to the middle of a place a tile must be let go to be meant for it, in units. */
const NEAR = 1.7;

/** The place under the point or, beside all places, the nearest one that the tile fits. */
function aim({ layout, view: common, seat, picked: { tile, turn }, point }: Aim<QuadLayout>): string | undefined {
  const view = common as View;
  const { x, y } = cellUnder(layout.frame, point, SIDE);
  const under = cellAt(x, y);
  if (under === undefined) return undefined;
  if (layout.places.some(({ cell }) => cell === under)) return meant(view, seat, tile, turn, under).move;
  const off = (place: Point) => Math.hypot(place.x + SIDE / 2 - point.x, place.y + SIDE / 2 - point.y);
  const near = layout.places
    .filter((place) => off(place) < NEAR)
    .sort((a, b) => off(a) - off(b))
    .map(({ cell }) => meant(view, seat, tile, turn, cell))
    .find(({ explanation }) => explanation.breaks === undefined);
  return (near ?? meant(view, seat, tile, turn, under)).move;
}

export const quadBoard: Board<QuadLayout> = {
  telling,
  unit: { large: 44, small: 34 },
  layOut: (view, room) => layOut((view as View).board, room),
  Table: QuadTable,
  face: { width: SIDE, height: SIDE },
  Face: ({ tile, turn }: FaceProps) => <QuadTile numbers={turned(tile, turn)} x={0} y={0} />,
  turns: TURNS,
  turnOf,
  tileOf,
  aim,
  weight: (tile) => total(readQuad(tile)!),
  expected,
  misfit,
  situation,
  gain,
  plain(move) {
    const [numbers, cell] = move.split('@');
    return cell && `${numbers} · ${cell}`;
  },
};
