/** Magnetic Domino in sentences. */

import { writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import type { Narration } from '@boneyard/words/narration';
import type { View } from '../rules/position';
import { worthOf } from '../rules/score';

/** How a domino was let go is seen, not read. */
export function unreleased(move: string): string {
  return move.replace(/~[-\d,]+/, '');
}

export const magneticNarration: Narration<View> = {
  tiles(view, seat) {
    const hand = view.hands[seat];
    return hand ? listOf(hand).map(writeDomino) : [];
  },
  open: () => [],
  notes({ ways, turn, ended }, { games }) {
    return ways.length > 0 && !ended ? [games.magnetic.board.notes.due[ways[turn]!]] : [];
  },
  offer(move, _view, _seat, { games }) {
    const said = games.magnetic.board.moveWords;
    return move === 'draw' || move === 'pass' ? said[move] : move;
  },
  tell({ who, move, before }, { games }) {
    const { did } = games.magnetic.board;
    if (move === 'draw' || move === 'pass') return did[move](who);
    if (!move.endsWith('!')) return did.lay(who, move);
    return did.fell(who, move.slice(0, -1), (before as View).construction.laid.length + 1);
  },
  list: unreleased,
  ended({ ending, best }, view, names, { games, speech: { and, list } }) {
    const said = games.magnetic.board.ended;
    const who = and(best.map((seat) => names[seat]!));
    if (ending !== 'blocked') return [said.out(who, and(names.filter((_, seat) => !best.includes(seat))))];
    const hands = view.hands.map((hand, seat) => `${names[seat]} ${hand ? worthOf(view.table.options, hand) : ''}`);
    return [said.blocked(who, list(hands))];
  },
};
