/** Dominoes in sentences. */

import { pips, writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import type { Narration } from '@boneyard/words/narration';
import { highest } from '../rules/lots';
import type { View } from '../rules/position';

export const classicNarration: Narration<View> = {
  tiles(view, seat) {
    const hand = view.hands[seat];
    return hand ? listOf(hand).map(writeDomino) : [];
  },
  open: () => [],
  notes: () => [],
  began({ start }, names, { games }) {
    const { again, leads } = games.classic.board.lots;
    return (start.lots ?? []).map((drawing) => {
      const draws = drawing.flatMap((tile, seat) =>
        tile === undefined ? [] : [[names[seat]!, writeDomino(tile)] as const],
      );
      const [first, ...others] = highest(drawing);
      if (others.length === 0) return leads(draws, names[first!]!);
      return again(
        draws,
        pips(drawing[first!]!),
        [first!, ...others].map((seat) => names[seat]!),
      );
    });
  },
  offer(move, _view, _seat, { games }) {
    const said = games.classic.board.moveWords;
    if (move === 'draw' || move === 'pass') return said[move];
    const [tile, anchor] = move.split('@');
    return anchor === undefined ? said.lead(tile!) : said.lay(tile!, anchor);
  },
  tell({ who, move }, { games }) {
    const { did, moveWords } = games.classic.board;
    if (move === 'draw' || move === 'pass') return did[move](who);
    const [tile, anchor] = move.split('@');
    return anchor === undefined ? did.lead(who, tile!) : did.lay(who, moveWords.lay(tile!, anchor));
  },
  ended({ ending, best }, _view, names, { games, speech: { and } }) {
    const said = games.classic.board.ended;
    const who = and(best.map((seat) => names[seat]!));
    if (ending !== 'blocked') return [said.out(who, and(names.filter((_, seat) => !best.includes(seat))))];
    return [best.length > 0 ? said.blocked(who) : said.blockedEqual];
  },
};
