/** Quad-Ominos at the table. */

import { cellUnder } from '@boneyard/web/table/layouts/grid';
import { facts } from '@boneyard/words/facts';
import { cellAt } from '../rules/board';
import { lays, read } from '../rules/move';
import type { View } from '../rules/position';
import { readQuad, total } from '../rules/quads';
import { layOut, type QuadLayout, SIDE, tileIn } from './layout';
import './quad.css';
import type { Aim, Board, FaceProps, XY } from '@boneyard/web/table/boards/board';
import { QuadLetters } from './letters';
import { scored } from './scored';
import { QuadSketch } from './sketch';
import { QuadTable } from './table';
import { expected, gain, misfit, narration, situation, worth } from './tablewords';
import { QuadTile } from './tile';
import { meant, TURNS, tileOf, turned, turnOf } from './turns';

/** How near to the middle of a place a tile must be dropped, in units. */
const NEAR = 1.7;

/** The place under the point; if there is none, the nearest one that the tile fits. */
function aim({ layout, view, seat, picked: { tile, turn }, point }: Aim<View, QuadLayout>): string | undefined {
  const { x, y } = cellUnder(layout.frame, point, SIDE);
  const under = cellAt(x, y);
  if (under === undefined) return undefined;
  if (layout.places.some(({ cell }) => cell === under)) return meant(view, seat, tile, turn, under).move;
  const off = (place: XY) => Math.hypot(place.x + SIDE / 2 - point.x, place.y + SIDE / 2 - point.y);
  const near = layout.places
    .filter((place) => off(place) < NEAR)
    .sort((a, b) => off(a) - off(b))
    .map(({ cell }) => meant(view, seat, tile, turn, cell))
    .find(({ explanation }) => explanation.breaks === undefined);
  return (near ?? meant(view, seat, tile, turn, under)).move;
}

export const quadBoard: Board<View, QuadLayout> = {
  stockMove: 'draw',
  narration,
  unit: { large: 44, small: 34 },
  layOut: ({ board }, room) => layOut(board, room),
  Table: QuadTable,
  Letters: QuadLetters,
  face: { width: SIDE, height: SIDE },
  Face: ({ tile, turn }: FaceProps) => <QuadTile numbers={turned(tile, turn)} x={0} y={0} />,
  Sketch: QuadSketch,
  turns: TURNS,
  turnOf,
  tileOf,
  laidBy(written, _view, _seat, { frame }) {
    const move = read(written);
    if (move === undefined || !lays(move)) return undefined;
    const { x, y, numbers } = tileIn(frame, move);
    return { x, y, width: SIDE, height: SIDE, drawing: <QuadTile {...{ x, y, numbers }} /> };
  },
  aim,
  weight: (tile) => total(readQuad(tile)!),
  knocks: (move) => move === 'pass',
  scored,
  expected,
  misfit,
  situation,
  gain,
  worth,
  brief(move, { games }) {
    const said: Readonly<Record<string, string>> = games.quad.table.page.brief;
    return said[move];
  },
  plain(move, { games }) {
    if (move === 'play-two') return games.quad.table.page.offers.plainTwo;
    const [numbers, cell] = move.split('@');
    return cell && facts(numbers, cell);
  },
};
