/** Dominoes in sentences. */

import { pips, writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import type { Narration } from '@boneyard/words/narration';
import { countOf, fivesIn } from '../rules/fives';
import { highest } from '../rules/lots';
import { read, scoredBy } from '../rules/moves';
import type { View } from '../rules/position';

/** A move without what it scores. */
export function plainOffer(move: string, { games }: Parameters<Narration['notes']>[1]): string {
  const said = games.classic.board.moveWords;
  if (move === 'draw' || move === 'pass') return said[move];
  const [tile, anchor] = move.split('@');
  return anchor === undefined ? said.lead(tile!) : said.lay(tile!, anchor);
}

/** What a move that lays a tile scores at once; the others score nothing. */
export function layPoints(view: View, move: string): number {
  const known = read(move)!;
  return known < 0 ? 0 : scoredBy(view, known);
}

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
  offer(move, view, _seat, words) {
    const told = plainOffer(move, words);
    const points = layPoints(view, move);
    return points > 0 ? words.games.classic.board.fives.worth(told, points) : told;
  },
  tell({ who, move, after }, { games }) {
    const { did, fives, moveWords } = games.classic.board;
    if (move === 'draw' || move === 'pass') return did[move](who);
    const [tile, anchor] = move.split('@');
    const told = anchor === undefined ? did.lead(who, tile!) : did.lay(who, moveWords.lay(tile!, anchor));
    const points = fivesIn(countOf(after) ?? 0);
    return points > 0 ? fives.scored(told, points) : told;
  },
  ended({ ending, best }, { held }, names, { games, speech: { and } }) {
    const said = games.classic.board.ended;
    const named = (seats: readonly Seat[]) => and(seats.map((seat) => names[seat]!));
    const others = [...names.keys()].filter((seat) => !best.includes(seat));
    // Of partners who win, one went out.
    if (ending !== 'blocked') return [said.out(named(best.filter((seat) => held[seat] === 0)), named(others))];
    if (best.length === 0) return [said.blockedEqual];
    return [best.length > 1 ? said.blockedSide(named(best)) : said.blocked(named(best))];
  },
};
