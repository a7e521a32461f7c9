/** A position as one line of JSON, the same for every program that replays records. */

import { outcomeOf } from './match';
import { legalMoves, type Position } from './replay';

export interface PositionLine {
  readonly round: number;
  readonly ply: number;
  readonly move: string | null;
  readonly toAct: readonly number[];
  readonly legal: Readonly<Record<string, readonly string[]>>;
  readonly scores: readonly number[];
  readonly hands: readonly number[];
  readonly stock: number;
  readonly over: boolean;
  readonly roundOver?: true;
  readonly winners?: readonly number[];
}

export function lineOf({ match, entry }: Position): PositionLine {
  const { game, state } = match;
  const outcome = outcomeOf(match);
  const toAct = outcome ? [] : game.toAct(state);
  return {
    round: state.round,
    ply: state.ply,
    move: entry,
    toAct,
    legal: Object.fromEntries(toAct.map((seat) => [seat, legalMoves(game, state, seat)])),
    scores: state.scores,
    hands: state.held,
    stock: state.left,
    over: outcome?.over ?? false,
    ...(outcome && { roundOver: true }),
    ...(outcome?.over && { winners: outcome.winners }),
  };
}
