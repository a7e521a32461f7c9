/** The Domino Bead Game at the table. */

import { readShape } from '@boneyard/rules/games/bead/beads';
import { isPlacement, moves, PASS, read } from '@boneyard/rules/games/bead/moves';
import { alongOf, cellOf, spotOf } from '@boneyard/rules/games/bead/placement';
import type { View } from '@boneyard/rules/games/bead/position';
import { deduction } from '@boneyard/rules/games/bead/score';
import { type BeadLayout, layOut, runsOf } from '../../layouts/bead';
import type { Board, FaceProps } from '../board';
import { BeadAids } from './groups';
import { aim, coloursOf, lyingIn, tileOf, WAYS } from './placing';
import { BeadTable } from './table';
import { namedTile, placed, sumOf, telling } from './telling';
import { BeadDomino } from './tile';
import '../../look/bead.css';

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

export const beadBoard: Board<BeadLayout> = {
  telling,
  unit: { large: 54, small: 40 },
  layOut(common, room) {
    const view = common as View;
    const next = view.open.places.flatMap((place) => [spotOf(cellOf(place)), spotOf(cellOf(place) + alongOf(place))]);
    return layOut(lyingIn(view), next, room);
  },
  Table: BeadTable,
  Aids: BeadAids,
  face: { width: 1, height: 2 },
  Face: BeadFace,
  turns: WAYS.length,
  tileOf,
  named: namedTile,
  tap(tile, owner, common) {
    const { asks, turn } = common as View;
    return asks.kind === 'answers' && owner === turn ? `point ${tile}` : undefined;
  },
  aim,
  weight: (tile) => deduction(readShape(tile)!),
  expected(common, seat, { web }) {
    const view = common as View;
    const said = web.expected.bead;
    switch (view.asks.kind) {
      case 'choices':
        return seat === 0 ? said.west : said.east;
      case 'answers':
      case 'pointed':
        return '';
      case 'turn': {
        const may = moves(view, seat);
        if (may.some(isPlacement)) return said.lay;
        return may.includes(PASS) ? said.pass : said.stuck;
      }
    }
  },
  misfit(common, _seat, tile, words) {
    const { asks } = common as View;
    const said = words.web.expected.bead;
    if (asks.kind === 'answers') return said.answer;
    return asks.kind === 'pointed' ? said.notPointed : said.misfit(namedTile(tile, words));
  },
  situation(common, { web }) {
    const lying = lyingIn(common as View);
    if (lying.length === 0) return '';
    return web.bead.situation(lying.length, Math.max(...runsOf(lying).map(({ length }) => length)));
  },
  plain(move, words) {
    const placement = read(move)!;
    return isPlacement(placement) ? placed(placement, words) : undefined;
  },
  gain(move, common) {
    const placement = read(move)!;
    return isPlacement(placement) ? sumOf(common as View, placement) : '';
  },
};
