/** The bead game in sentences. */

import { seatsOf } from '@boneyard/rules/families/seats';
import type { Seat } from '@boneyard/rules/game';
import { dominoesIn, isDouble, listOf, shapeOf, writeShape } from '@boneyard/rules/games/bead/beads';
import { examine } from '@boneyard/rules/games/bead/explain';
import { read } from '@boneyard/rules/games/bead/moves';
import { type Placement, pairIn } from '@boneyard/rules/games/bead/placement';
import type { View } from '@boneyard/rules/games/bead/position';
import { deductions } from '@boneyard/rules/games/bead/score';
import type { Telling } from './telling';

/** The lengths that are multiplied, and what comes of it. */
function sum(view: View, placement: Placement): { factors: string; points: number } {
  const { groups, points } = examine(view, placement);
  const lengths = groups.map(({ length }) => length);
  const factors = isDouble(shapeOf(pairIn(placement))) ? [2, ...lengths] : lengths;
  return { factors: factors.join('×'), points };
}

export const beadTelling: Telling = {
  tiles(common, seat) {
    const hand = (common as View).hands[seat];
    return hand === undefined ? [] : dominoesIn(hand).map(writeShape);
  },
  open(common) {
    const { table, asks, turn } = common as View;
    if (table.options.open || table.options.strategic) return seatsOf(table.players);
    return asks.kind === 'answers' || asks.kind === 'pointed' ? [turn] : [];
  },
  notes(common, { boards, speech }) {
    const { asks, log, last, ended } = common as View;
    const said = boards.bead.notes;
    if (ended) return [];
    switch (asks.kind) {
      case 'choices':
        return log && asks.answers.every((answer) => answer === undefined) ? [said.chooseAgain] : [said.choose];
      case 'answers':
        return [said.answer];
      case 'pointed': {
        const pointed = listOf(asks.shapes).map(writeShape);
        return [said.pointed(speech.and(pointed), pointed.length > 1)];
      }
      case 'turn':
        return last ? [said.last] : [];
    }
  },
  offer(move, common, _seat, { boards }) {
    const said = boards.bead.moveWords;
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
    const { factors, points } = sum(common as View, read(move)!);
    return `${move} ${factors}=${points}`;
  },
  tell({ who, move, before }, { boards }) {
    const { did } = boards.bead;
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
  ended({ ending, best }, common, names, { boards, speech }) {
    const { hands, held } = common as View;
    const said = boards.bead.ended;
    const named = (seats: readonly Seat[]) => speech.and(seats.map((seat) => names[seat]!));
    const out = [...held.keys()].filter((seat) => held[seat] === 0);
    const losers = [...held.keys()].filter((seat) => held[seat]! > 0);
    const lost = losers.map((seat) => `${names[seat]} −${deductions(hands[seat]!)}`);
    return [
      ending === 'out' ? said.out(named(out)) : said.blocked,
      ...(lost.length > 0 ? [said.lost(lost.join(', '))] : []),
      said.best(named(best)),
    ];
  },
};
