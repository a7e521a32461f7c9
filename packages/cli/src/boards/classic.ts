/** Dominoes in a terminal. */

import { writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import { story } from '@boneyard/rules/game';
import { anchorIn, laid } from '@boneyard/rules/games/classic/moves';
import type { View } from '@boneyard/rules/games/classic/position';
import type { Board } from './board';
import { drawnHand, drawnLine } from './line';

export const classicBoard: Board = {
  table(common, io) {
    const view = common as View;
    const laidDown = story(view.log).filter(({ move }) => move >= 0);
    const line = laidDown.map(({ move }) => ({ domino: laid(move), anchor: anchorIn(move) }));
    return drawnLine(line, view.ends, io);
  },
  tiles(common, seat) {
    const hand = (common as View).hands[seat];
    return hand ? listOf(hand).map(writeDomino) : [];
  },
  hand: (common, seat, io) => drawnHand((common as View).hands[seat], io),
  open: () => [],
  offer(move, _view, _seat, { words }) {
    const said = words.boards.classic.moveWords;
    if (move === 'draw' || move === 'pass') return said[move];
    const [tile, anchor] = move.split('@');
    return anchor === undefined ? said.lead(tile!) : said.lay(tile!, anchor);
  },
  tell({ who, move }, { words }) {
    const { did, moveWords } = words.boards.classic;
    if (move === 'draw' || move === 'pass') return did[move](who);
    const [tile, anchor] = move.split('@');
    return anchor === undefined ? did.lead(who, tile!) : did.lay(who, moveWords.lay(tile!, anchor));
  },
  ended({ ending, best }, _view, names, { words }) {
    const said = words.boards.classic.ended;
    const { and } = words.terminal;
    const who = and(best.map((seat) => names[seat]!));
    if (ending !== 'blocked') return [said.out(who, and(names.filter((_, seat) => !best.includes(seat))))];
    return [best.length > 0 ? said.blocked(who) : said.blockedEqual];
  },
};
