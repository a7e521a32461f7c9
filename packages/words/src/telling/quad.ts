/** Quad-Ominos in sentences. */

import { listOf, without } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import { withLaid } from '@boneyard/rules/games/quad/board';
import { explain } from '@boneyard/rules/games/quad/explain';
import { laidBy, read } from '@boneyard/rules/games/quad/move';
import { firstExtras, placements } from '@boneyard/rules/games/quad/moves';
import type { Move, View } from '@boneyard/rules/games/quad/position';
import { type Quad, total, writeQuad } from '@boneyard/rules/games/quad/quads';
import { BONUS, FINE, handTotal } from '@boneyard/rules/games/quad/score';
import type { Telling } from './telling';

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

const fine = `−${FINE}`;

export const quadTelling: Telling = {
  tiles(common, seat) {
    const hand = (common as View).hands[seat];
    return hand ? listOf(hand).map(writeQuad) : [];
  },
  open: () => [],
  notes(common, { boards }) {
    const view = common as View;
    const said = boards.quad.notes;
    const { phase, ended } = view;
    const shown = stillShown(view);
    const due = ended || phase === 'opening' || phase === 'turn' ? [] : [said[phase]];
    return shown === undefined || ended ? due : [...due, said.shown(writeQuad(shown))];
  },
  offer(move, common, seat, { boards }) {
    const view = common as View;
    const said = boards.quad.moveWords;
    switch (move) {
      case 'take-25':
        return said[move](BONUS);
      case 'play-two':
        return said[move](bestPair(view, seat).points);
      case 'draw':
      case 'pass':
        return said[move](fine);
    }
    const { points, bonus } = explain(view, seat, read(move)!);
    if (bonus === 'zeros') return said.zeros(move, points);
    return `${move} → ${points}${bonus ? ' ★' : ''}`;
  },
  tell({ who, move, before, after }, { boards }) {
    const { did } = boards.quad;
    switch (move) {
      case 'take-25':
        return did[move](who, BONUS);
      case 'play-two':
        return did[move](who);
      case 'draw':
      case 'pass':
        return did[move](who, fine);
    }
    const { shown } = after as View;
    if (shown !== undefined && (before as View).phase === 'opening')
      return did.zeros(who, move, writeQuad(shown), BONUS);
    return did.lay(who, move, total(laidBy(read(move)!)));
  },
  ended({ ending, best }, common, names, { boards, speech }) {
    const { hands, table } = common as View;
    const said = boards.quad.ended;
    const who = speech.and(best.map((seat) => names[seat]!));
    switch (ending) {
      case 'out': {
        const collected = hands.reduce((sum, hand) => sum + (hand ? handTotal(hand) : 0), 0);
        return [said.out(who, speech.points(collected))];
      }
      case 'blocked':
        return [said.blocked];
      case 'target': {
        const { match } = table.options;
        return [said.target(who, speech.points('target' in match ? match.target : 0))];
      }
    }
  },
};
