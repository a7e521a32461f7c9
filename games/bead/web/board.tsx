/** The Domino Bead Game at the table. */

import type { Board, FaceProps } from '@boneyard/web/table/boards/board';
import { readShape, writeShape } from '../rules/beads';
import { isPlacement, moves, PASS, read, shapePointedOut, write } from '../rules/moves';
import { alongOf, cellOf, coordinatesOf } from '../rules/placement';
import type { View } from '../rules/position';
import { deduction } from '../rules/score';
import { untold } from '../rules/untold';
import { BeadAids } from './groups';
import { around, type BeadLayout, boxOf, layOut, middleOf, runOf, runsOf } from './layout';
import { BeadLetters } from './letters';
import { aim, coloursOf, lyingBy, lyingIn, tileOf, WAYS } from './placements';
import { scored } from './scored';
import { BeadSketch } from './sketch';
import { BeadTable } from './table';
import { brief, namedTile, narration, placed, sumOf, worth } from './tablewords';
import { BeadDomino } from './tile';
import { Trying } from './tryout';
import './bead.css';

function BeadFace({ tile, turn }: FaceProps) {
  const [first, second] = coloursOf(tile);
  return (
    <g transform="translate(0.5 1)">
      <g className={turn % 2 === 1 ? 'lies' : ''}>
        <BeadDomino first={first} second={second} x={0} y={0} way={WAYS[turn]!} />
      </g>
    </g>
  );
}

export const beadBoard: Board<View, BeadLayout> = {
  narration,
  unit: { large: 54, small: 40 },
  layOut(view, room) {
    const lying = lyingIn(view);
    // The size of the board must not tell where something fits.
    if (untold(view, undefined)) return layOut(lying, around(lying), room);
    const next = view.open.places.flatMap((place) => [
      coordinatesOf(cellOf(place)),
      coordinatesOf(cellOf(place) + alongOf(place)),
    ]);
    return layOut(lying, next, room);
  },
  Table: BeadTable,
  Aids: BeadAids,
  Letters: BeadLetters,
  face: { width: 1, height: 2 },
  Face: BeadFace,
  Sketch: BeadSketch,
  turns: WAYS.length,
  tileOf,
  named: namedTile,
  untold(view, seat) {
    const found = untold(view, seat);
    // A domino of an open hand is pointed out by touching it.
    const moves = found?.moves.filter((move) => shapePointedOut(move) === undefined);
    return found && { tiles: found.shapes.map(writeShape), moves: moves!.map(write) };
  },
  Trying,
  laidBy(move, _view, _seat, { frame }) {
    const lying = lyingBy(move);
    if (!lying) return undefined;
    return { ...boxOf(frame, runOf(lying)), drawing: <BeadDomino {...lying} {...middleOf(frame, lying)} /> };
  },
  tap(tile, owner, { asks, turn }) {
    return asks.kind === 'answers' && owner === turn ? `point ${tile}` : undefined;
  },
  aim,
  weight: (tile) => deduction(readShape(tile)!),
  expected(view, seat, { games }) {
    const said = games.bead.table.expected;
    switch (view.asks.kind) {
      case 'choices':
        return seat === 0 ? said.west : said.east;
      case 'answers':
      case 'pointed':
        return '';
      case 'turn': {
        if (untold(view, seat)) return said.find;
        return moves(view, seat).includes(PASS) ? said.pass : said.lay;
      }
    }
  },
  misfit({ asks, table }, _seat, tile, words) {
    const said = words.games.bead.table.expected;
    if (asks.kind === 'answers') return said.answer;
    if (asks.kind === 'pointed' && table.options.pointed === 'named') return said.notPointed;
    return said.misfit(namedTile(tile, words));
  },
  situation(view, { games }) {
    const lying = lyingIn(view);
    if (lying.length === 0) return '';
    return games.bead.table.page.situation(lying.length, Math.max(...runsOf(lying).map(({ length }) => length)));
  },
  knocks: (move) => move === 'pass',
  scored,
  plain(move, words) {
    const placement = read(move)!;
    return isPlacement(placement) ? placed(placement, words) : undefined;
  },
  brief,
  worth,
  gain(move, view) {
    const placement = read(move)!;
    return isPlacement(placement) ? sumOf(view, placement) : '';
  },
};
