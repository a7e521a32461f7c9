/** Dominoes in sentences. */

import { writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import type { View } from '@boneyard/rules/games/classic/position';
import type { Telling } from './telling';

export const classicTelling: Telling = {
  tiles(common, seat) {
    const hand = (common as View).hands[seat];
    return hand ? listOf(hand).map(writeDomino) : [];
  },
  open: () => [],
  notes: () => [],
  offer(move, _view, _seat, { boards }) {
    const said = boards.classic.moveWords;
    if (move === 'draw' || move === 'pass') return said[move];
    const [tile, anchor] = move.split('@');
    return anchor === undefined ? said.lead(tile!) : said.lay(tile!, anchor);
  },
  tell({ who, move }, { boards }) {
    const { did, moveWords } = boards.classic;
    if (move === 'draw' || move === 'pass') return did[move](who);
    const [tile, anchor] = move.split('@');
    return anchor === undefined ? did.lead(who, tile!) : did.lay(who, moveWords.lay(tile!, anchor));
  },
  ended({ ending, best }, _view, names, { boards, speech: { and } }) {
    const said = boards.classic.ended;
    const who = and(best.map((seat) => names[seat]!));
    if (ending !== 'blocked') return [said.out(who, and(names.filter((_, seat) => !best.includes(seat))))];
    return [best.length > 0 ? said.blocked(who) : said.blockedEqual];
  },
};
