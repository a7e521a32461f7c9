/** The game in sentences. */

import { writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import type { Narration } from '@boneyard/words/narration';
import type { View } from '../rules/position';

export const sampleNarration: Narration<View> = {
  tiles({ hands }, seat) {
    const hand = hands[seat];
    return hand ? listOf(hand).map(writeDomino) : [];
  },
  open: () => [],
  notes: () => [],
  offer(move, _view, _seat, { games }) {
    const { moveWords } = games.sample.board;
    const [tile, anchor] = move.split('@');
    if (move === 'pass') return moveWords.pass;
    return anchor === undefined ? moveWords.lead(tile!) : moveWords.lay(tile!, anchor);
  },
  tell({ who, move }, { games }) {
    const { did } = games.sample.board;
    return move === 'pass' ? did.pass(who) : did.lay(who, move.split('@')[0]!);
  },
  ended({ ending, best }, _view, names, { games, speech }) {
    const { ended } = games.sample.board;
    const who = speech.and(best.map((seat) => names[seat]!));
    if (ending === 'out') return [ended.out(who)];
    return [best.length > 0 ? ended.blocked(who) : ended.equal];
  },
};
