/** The best few moves of a seat and their expected results, for hints and reviews. */

import type { Common, Game, Seat, Seen } from '@boneyard/rules/game';
import { analyse } from './analysis';
import type { Thinking } from './bot';
import { FULL_SEARCH } from './search';

export interface Advice {
  /** In the game's notation, without a release. */
  readonly move: string;
  /** Expected points that the seat gains from now to the end of the round, minus the most that any other seat gains. */
  readonly margin: number;
  /** Chance of winning the round, 0 to 1. */
  readonly chance: number;
}

const MOST_MOVES = 12;

/** Best first; empty for a seat that cannot act. */
export function* advise(
  game: Game,
  view: Seen<Common>,
  seat: Seat,
  thinking: Thinking,
): Generator<void, readonly Advice[]> {
  if (game.moves(view, seat).length === 0) return [];
  const found = yield* analyse(game, view, seat, thinking, FULL_SEARCH, 'figures');
  return found.slice(0, MOST_MOVES).map(({ move, margin, chance }) => ({ move: game.write(move), margin, chance }));
}
