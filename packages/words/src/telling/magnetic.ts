/** Magnetic Domino in sentences. */

import { writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { worthOf } from '@boneyard/rules/games/magnetic/score';
import type { Telling } from './telling';

export const magneticTelling: Telling = {
  tiles(common, seat) {
    const hand = (common as View).hands[seat];
    return hand ? listOf(hand).map(writeDomino) : [];
  },
  open: () => [],
  notes(common, { boards }) {
    const { ways, turn, ended } = common as View;
    return ways.length > 0 && !ended ? [boards.magnetic.notes.due[ways[turn]!]] : [];
  },
  offer(move, _view, _seat, { boards }) {
    const said = boards.magnetic.moveWords;
    return move === 'draw' || move === 'pass' ? said[move] : move;
  },
  tell({ who, move, before }, { boards }) {
    const { did } = boards.magnetic;
    if (move === 'draw' || move === 'pass') return did[move](who);
    if (!move.endsWith('!')) return did.lay(who, move);
    return did.fell(who, move.slice(0, -1), (before as View).construction.laid.length + 1);
  },
  ended({ ending, best }, common, names, { boards, speech: { and } }) {
    const view = common as View;
    const { magnetic, classic } = boards;
    const who = and(best.map((seat) => names[seat]!));
    if (ending !== 'blocked') return [classic.ended.out(who, and(names.filter((_, seat) => !best.includes(seat))))];
    const hands = view.hands.map((hand, seat) => `${names[seat]} ${hand ? worthOf(view.table.options, hand) : ''}`);
    return [magnetic.ended.blocked(who, hands.join(', '))];
  },
};
