/** The points of a placement, the deductions at the end, and the winners. */

import { leaders, matchOver } from '@boneyard/rules/families/match';
import type { Outcome } from '@boneyard/rules/game';
import { dominoesIn, type Hand, isDouble, type Shape, shapeOf } from './beads';
import { type BeadBoard, groupMask, lengthOn } from './lines';
import { alongOf, type BeadPlacement, beside, crossing, pairIn, placeIn } from './placement';
import type { State } from './position';

/** What a domino in hand costs at the end. */
export function deduction(shape: Shape): number {
  return isDouble(shape) ? 5 : 25;
}

export function deductions(hand: Hand): number {
  return dominoesIn(hand).reduce((sum, shape) => sum + deduction(shape), 0);
}

/** The product of the new lengths of the groups that a legal placement extends, doubled for a double. */
export function points({ lines }: BeadBoard, placement: BeadPlacement, shortest: number): number {
  const group = groupMask(shortest);
  const place = placeIn(placement);
  const next = beside(place, alongOf(place));
  const behind = lines[place]!;
  const ahead = lines[next]!;
  const first = lines[crossing(place)]!;
  const second = lines[crossing(next)]!;
  let product = isDouble(shapeOf(pairIn(placement))) ? 2 : 1;
  if ((behind | ahead) & group) product *= lengthOn(behind) + 2 + lengthOn(ahead);
  if (first & group) product *= lengthOn(first) + 1;
  if (second & group) product *= lengthOn(second) + 1;
  return product;
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
