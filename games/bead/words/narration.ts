/** The bead game in sentences. */

import { seatsOf } from '@boneyard/rules/families/seats';
import type { Seat } from '@boneyard/rules/game';
import type { Narration } from '@boneyard/words/narration';
import { dominoesIn, isDouble, listOf, type Shape, type Shapes, shapeOf, writeShape } from '../rules/beads';
import { examine } from '../rules/explain';
import { read } from '../rules/moves';
import { type BeadPlacement, pairIn } from '../rules/placement';
import type { View } from '../rules/position';
import { deductions } from '../rules/score';

/** The lengths that are multiplied, and what comes of it. */
function sum(view: View, placement: BeadPlacement): { factors: string; points: number } {
  const { groups, points } = examine(view, placement);
  const lengths = groups.map(({ length }) => length);
  const factors = isDouble(shapeOf(pairIn(placement))) ? [2, ...lengths] : lengths;
  return { factors: factors.join('×'), points };
}

/** Which dominoes were pointed out, and what has to be played now. */
export function pointedOut(
  { table }: View,
  shapes: Shapes,
  named: (shape: Shape) => string,
  { games, speech }: Parameters<Narration['notes']>[1],
): string {
  const { pointed, pointedAny } = games.bead.board.notes;
  const list = listOf(shapes);
  return (table.options.pointed === 'any' ? pointedAny : pointed)(speech.and(list.map(named)), list.length > 1);
}

export const beadNarration: Narration<View> = {
  tiles(view, seat) {
    const hand = view.hands[seat];
    return hand === undefined ? [] : dominoesIn(hand).map(writeShape);
  },
  open({ table, asks, turn }) {
    if (table.options.open || table.options.strategic) return seatsOf(table.players);
    return asks.kind === 'answers' || asks.kind === 'pointed' ? [turn] : [];
  },
  notes(view, words) {
    const { asks, log, last, ended } = view;
    const said = words.games.bead.board.notes;
    if (ended) return [];
    switch (asks.kind) {
      case 'choices':
        return log && asks.answers.every((answer) => answer === undefined) ? [said.chooseAgain] : [said.choose];
      case 'answers':
        return [said.answer];
      case 'pointed':
        return [pointedOut(view, asks.shapes, writeShape, words)];
      case 'turn':
        return last ? [said.last] : [];
    }
  },
  offer(move, view, _seat, { games }) {
    const said = games.bead.board.moveWords;
    const [word, tile] = move.split(' ');
    switch (word) {
      case 'stuck':
      case 'decline':
      case 'pass':
        return said[word];
      case 'point':
      case 'choose':
        return said[word](tile!);
    }
    const { factors, points } = sum(view, read(move)!);
    return `${move} ${factors}=${points}`;
  },
  tell({ who, move, before }, { games }) {
    const { did } = games.bead.board;
    const [word, tile] = move.split(' ');
    switch (word) {
      case 'stuck':
      case 'decline':
      case 'pass':
        return did[word](who);
      case 'point':
      case 'choose':
        return did[word](who, tile!);
    }
    const { factors, points } = sum(before as View, read(move)!);
    return did.lay(who, move, `${factors} = ${points}`);
  },
  ended({ ending, best }, { hands, held }, names, { games, speech }) {
    const said = games.bead.board.ended;
    const named = (seats: readonly Seat[]) => speech.and(seats.map((seat) => names[seat]!));
    const out = [...held.keys()].filter((seat) => held[seat] === 0);
    const losers = [...held.keys()].filter((seat) => held[seat]! > 0);
    const lost = losers.map((seat) => `${names[seat]} ${speech.number(-deductions(hands[seat]!))}`);
    return [
      ending === 'out' ? said.out(named(out)) : said.blocked,
      ...(lost.length > 0 ? [said.lost(speech.list(lost))] : []),
      said.best(named(best)),
    ];
  },
};
