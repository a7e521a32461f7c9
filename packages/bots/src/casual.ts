/** Plays what brings most at once: points scored and weight taken off the hand, risks counted in. Equals are left to chance. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { pick } from '@boneyard/rules/random';
import { atOnce } from './bot';
import { letGo } from './hands';
import type { Plain } from './senses/sense';
import { senseOf } from './senses/senses';

/** What a move brings at once, in points. */
export function bringsAtOnce(game: Game, view: Common, seat: Seat, move: Plain): number {
  const { points, sheds } = game.explain(view, seat, move);
  const chances = game.chances(view, seat, move);
  const holds = senseOf(game).holds;
  if (chances.length === 0 || !holds) return points + sheds;
  const fails = game.explain(view, seat, chances[chances.length - 1]!.move);
  const sure = holds(view, seat, move);
  return sure * (points + sheds) + (1 - sure) * (fails.points + fails.sheds);
}

/** Appeals that differ by less are equal: statics are not worth more. */
const EQUAL = 1e-6;

/** The moves that bring most at once. */
export function bestAtOnce(game: Game, view: Common, seat: Seat): Plain[] {
  let most = Number.NEGATIVE_INFINITY;
  let best: Plain[] = [];
  for (const move of game.moves(view, seat) as readonly Plain[]) {
    const brings = bringsAtOnce(game, view, seat, move);
    if (brings > most + EQUAL) {
      most = brings;
      best = [];
    }
    if (brings >= most - EQUAL) best.push(move);
  }
  return best;
}

export const casual = atOnce((game, view, seat, random) =>
  letGo(game, view, pick(bestAtOnce(game, view, seat), random), random),
);
