/** Why one move is better than another: what it gains, and what it leaves to the next player, with all hands known. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { chancesOf } from '@boneyard/rules/verdicts';
import { heuristicsOf } from '../games';
import type { ListedMove } from '../heuristics';

export interface Effects {
  readonly points: number;
  readonly sheds: number;
  /** The probability that it stands, if the move needs a verdict. */
  readonly stands: number | undefined;
  /** Undefined if no other player is next: the round is over, or the seat moves again. */
  readonly leaves:
    | {
        readonly seat: Seat;
        /** Number of moves that lay a tile. */
        readonly replies: number;
        /** The most points that one of them scores. */
        readonly most: number;
      }
    | undefined;
}

function leaves(game: Game, after: Common, seat: Seat): Effects['leaves'] {
  const next = game.toAct(after)[0];
  if (next === undefined || next === seat) return undefined;
  const moves: readonly unknown[] = game.moves(after, next);
  const laying = moves.filter((move) => game.play(after, next, move).held[next]! < after.held[next]!);
  const scores = laying.map((move) => game.explain(after, next, move).points);
  return { seat: next, replies: laying.length, most: Math.max(0, ...scores) };
}

/** Takes the full state with all hands, so it is for finished games only. */
export function effectsOf(game: Game, state: Common, seat: Seat, written: string): Effects | undefined {
  const move = game.read(written);
  if (move === undefined || game.explain(state, seat, move).breaks !== undefined) return undefined;
  const { points, sheds } = game.explain(state, seat, move);
  const ruled = typeof move === 'number' && chancesOf(game, state, seat, move).length > 0;
  return {
    points,
    sheds,
    stands: ruled ? heuristicsOf(game).holds?.(state, seat, move as ListedMove) : undefined,
    leaves: leaves(game, game.play(state, seat, move), seat),
  };
}
