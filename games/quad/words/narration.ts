/** Quad-Ominos in sentences. */

import { listOf, without } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import type { Narration } from '@boneyard/words/narration';
import { withLaid } from '../rules/board';
import { explain } from '../rules/explain';
import { laidBy, read } from '../rules/move';
import { firstExtras, placements } from '../rules/moves';
import type { Move, View } from '../rules/position';
import { type Quad, total, writeQuad } from '../rules/quads';
import { BONUS, FINE, handTotal } from '../rules/score';

/** A starting quad that was shown is still in hand while it does not lie. */
function stillShown({ shown, board }: View): Quad | undefined {
  return board.laid.some((spot) => laidBy(spot) === shown) ? undefined : shown;
}

/** The two extra plays that bring most, and what they bring. */
export function bestPair(
  { board, hands }: View,
  seat: Seat,
): { readonly pair: readonly Move[]; readonly points: number } {
  const hand = hands[seat]!;
  let best: { pair: readonly Move[]; points: number } = { pair: [], points: 0 };
  for (const first of firstExtras(board, hand)) {
    const rest = without(hand, laidBy(first));
    for (const second of placements(withLaid(board, first), rest)) {
      const points = total(laidBy(first)) + total(laidBy(second));
      if (points > best.points) best = { pair: [first, second], points };
    }
  }
  return best;
}

export const quadNarration: Narration<View> = {
  tiles(view, seat) {
    const hand = view.hands[seat];
    return hand ? listOf(hand).map(writeQuad) : [];
  },
  open: () => [],
  notes(view, { games }) {
    const said = games.quad.board.notes;
    const { phase, ended } = view;
    const shown = stillShown(view);
    const due = ended || phase === 'opening' || phase === 'turn' ? [] : [said[phase]];
    return shown === undefined || ended ? due : [...due, said.shown(writeQuad(shown))];
  },
  offer(move, view, seat, { games }) {
    const said = games.quad.board.moveWords;
    switch (move) {
      case 'take-25':
        return said[move](BONUS);
      case 'play-two':
        return said[move](bestPair(view, seat).points);
      case 'draw':
      case 'pass':
        return said[move](-FINE);
    }
    const { points, bonus } = explain(view, seat, read(move)!);
    if (bonus === 'zeros') return said.zeros(move, points);
    return `${move} → ${points}${bonus ? ' ★' : ''}`;
  },
  tell({ who, move, before, after }, { games }) {
    const { did } = games.quad.board;
    switch (move) {
      case 'take-25':
        return did[move](who, BONUS);
      case 'play-two':
        return did[move](who);
      case 'draw':
      case 'pass':
        return did[move](who, -FINE);
    }
    const { shown } = after as View;
    if (shown !== undefined && (before as View).phase === 'opening')
      return did.zeros(who, move, writeQuad(shown), BONUS);
    return did.lay(who, move, total(laidBy(read(move)!)));
  },
  ended({ ending, best }, { hands, table }, names, { games, speech }) {
    const said = games.quad.board.ended;
    const who = speech.and(best.map((seat) => names[seat]!));
    switch (ending) {
      case 'out': {
        const collected = hands.reduce((sum, hand) => sum + (hand ? handTotal(hand) : 0), 0);
        return [said.out(who, collected)];
      }
      case 'blocked':
        return [said.blocked];
      case 'target': {
        const { match } = table.options;
        return [said.target(who, 'target' in match ? match.target : 0)];
      }
    }
  },
};
