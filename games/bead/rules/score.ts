/** The points of a placement, the deductions at the end, and the winners. */

import { leaders, matchOver } from '@boneyard/rules/families/match';
import type { Outcome } from '@boneyard/rules/game';
import { dominoesIn, type Hand, isDouble, type Shape, shapeOf } from './beads';
import { type BeadCells, reach } from './cells';
import { acrossOf, alongOf, type BeadPlacement, type Cell, type CellStep, cellOf, pairIn, placeIn } from './placement';
import type { State } from './position';

/** What a domino in hand costs at the end. */
export function deduction(shape: Shape): number {
  return isDouble(shape) ? 5 : 25;
}

export function deductions(hand: Hand): number {
  return dominoesIn(hand).reduce((sum, shape) => sum + deduction(shape), 0);
}

/** The new length of the group that is extended by covering the cells from back to front, or 1 if none is. */
function factor(cells: BeadCells, back: Cell, front: Cell, step: CellStep, shortest: number): number {
  const behind = reach(cells, back, -step);
  const ahead = reach(cells, front, step);
  if (behind < shortest && ahead < shortest) return 1;
  return behind + ahead + (back === front ? 1 : 2);
}

/** The product of the new lengths of the groups that a legal placement extends, doubled for a double. */
export function points(cells: BeadCells, placement: BeadPlacement, shortest: number): number {
  const place = placeIn(placement);
  const along = alongOf(place);
  const across = acrossOf(place);
  const first = cellOf(place);
  const second = first + along;
  const product =
    factor(cells, first, second, along, shortest) *
    factor(cells, first, first, across, shortest) *
    factor(cells, second, second, across, shortest);
  return isDouble(shapeOf(pairIn(placement))) ? 2 * product : product;
}

export function settleRound(state: State): { readonly scores: readonly number[]; readonly ended: Outcome } {
  const { table, round, hands, before, last } = state;
  const scores = state.scores.map((score, seat) => score - deductions(hands[seat]!));
  const over = matchOver(table.options.match, round, scores);
  return {
    scores,
    ended: {
      ending: last ? 'out' : 'blocked',
      best: leaders(
        scores.map((score, seat) => score - before[seat]!),
        'most points',
      ),
      over,
      winners: over ? leaders(scores, 'most points') : [],
    },
  };
}
