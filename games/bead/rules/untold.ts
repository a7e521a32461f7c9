/** What a player may try. With claims nobody is told what fits, so this does not depend on what is legal. */

import type { Seat } from '@boneyard/rules/game';
import { listOf, lowerFirst, type Shape, shapesIn } from './beads';
import { explain } from './explain';
import { DECLINE, pointOut, STUCK } from './moves';
import { cellAt, EAST, placeAt, placed } from './placement';
import type { Move, View } from './position';

export interface Untold {
  /** The dominoes of the hand that the player may try to lay. */
  readonly shapes: readonly Shape[];
  /** The moves other than placements. Pointing out a domino that does not fit is refused. */
  readonly moves: readonly Move[];
}

const NOTHING: Untold = { shapes: [], moves: [] };
const ANYWHERE = placeAt(cellAt(0, 0), EAST);

/** Undefined where players may be told what fits. Nothing can be tried by a seat that is not to act. */
export function untold(view: View, seat: Seat | undefined): Untold | undefined {
  const { asks, hands, turn, ended, table } = view;
  if (table.options.referee === 'auto' || asks.kind === 'choices' || ended) return undefined;
  const hand = seat === undefined ? undefined : hands[seat];
  if (seat === undefined || hand === undefined) return NOTHING;
  const held = listOf(shapesIn(hand));
  switch (asks.kind) {
    case 'answers':
      if (!asks.waiting.includes(seat)) return NOTHING;
      return { shapes: [], moves: [DECLINE, ...listOf(shapesIn(hands[turn]!)).map(pointOut)] };
    case 'pointed': {
      if (seat !== turn) return NOTHING;
      const isOut = (shape: Shape) =>
        explain(view, seat, placed(lowerFirst(shape), ANYWHERE)).breaks === 'not pointed out';
      return { shapes: held.filter((shape) => !isOut(shape)), moves: [] };
    }
    case 'turn':
      return seat === turn ? { shapes: held, moves: [STUCK] } : NOTHING;
  }
}
