/** Plays the move with the greatest immediate gain in points and weight, allowing for falls; ties are broken at random. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { pick } from '@boneyard/rules/random';
import { chancesOf } from '@boneyard/rules/verdicts';
import { instantBot } from './bot';
import { consideredMoves, heuristicsOf, withRelease } from './games';
import type { ListedMove } from './heuristics';

/** Points scored and weight taken off the hand by one move, in points. */
export function immediateGain(game: Game, view: Common, seat: Seat, move: ListedMove): number {
  const { points, sheds } = game.explain(view, seat, move);
  const chances = chancesOf(game, view, seat, move);
  const holds = heuristicsOf(game).holds;
  if (chances.length === 0 || !holds) return points + sheds;
  const fails = game.explain(view, seat, chances[chances.length - 1]!.move);
  const chance = holds(view, seat, move);
  return chance * (points + sheds) + (1 - chance) * (fails.points + fails.sheds);
}

/** Gains that differ by less are equal: the estimate of stability is no more accurate. */
const EQUAL = 1e-6;

/** Of all legal moves, or of those that are given, the ones with the greatest immediate gain. */
export function greedyMoves(
  game: Game,
  view: Common,
  seat: Seat,
  moves: readonly ListedMove[] = game.moves(view, seat),
): ListedMove[] {
  let most = Number.NEGATIVE_INFINITY;
  let best: ListedMove[] = [];
  for (const move of moves) {
    const gain = immediateGain(game, view, seat, move);
    if (gain > most + EQUAL) {
      most = gain;
      best = [];
    }
    if (gain >= most - EQUAL) best.push(move);
  }
  return best;
}

export const casual = instantBot((game, view, seat, random) => {
  const moves = consideredMoves(game, view, seat, 'casual', random);
  return withRelease(game, view, pick(greedyMoves(game, view, seat, moves), random), random);
});
