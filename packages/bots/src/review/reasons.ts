/** Why one move is better than another: what each brings at once, and what it leaves to whoever is next, as the tiles lie. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { Plain } from '../senses/sense';
import { senseOf } from '../senses/senses';

export interface Effects {
  readonly points: number;
  readonly sheds: number;
  /** How likely it is to stand, where somebody has to rule on it. */
  readonly stands: number | undefined;
  /** Undefined when nobody else is next: the round is over, or the seat goes on. */
  readonly leaves:
    | {
        readonly seat: Seat;
        /** With how many moves a tile can be laid. */
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

/** The state is the true one: this is for games that are over. */
export function effectsOf(game: Game, state: Common, seat: Seat, written: string): Effects | undefined {
  const move = game.read(written);
  if (move === undefined || game.explain(state, seat, move).breaks !== undefined) return undefined;
  const { points, sheds } = game.explain(state, seat, move);
  const ruled = typeof move === 'number' && game.chances(state, seat, move).length > 0;
  return {
    points,
    sheds,
    stands: ruled ? senseOf(game).holds?.(state, seat, move as Plain) : undefined,
    leaves: leaves(game, game.play(state, seat, move), seat),
  };
}
