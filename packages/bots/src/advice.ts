/** The best few moves of a seat and what they are expected to bring, for hints and reviews. */

import type { Common, Game, Seat, Seen } from '@boneyard/rules/game';
import type { Thinking } from './bot';
import { SKILL } from './search';
import { findings } from './thought';

export interface Advice {
  /** As the game writes it, without how to let go. */
  readonly move: string;
  /** Expected margin in points for the seat: what it gains from now to the end of the round, less the most that another does. */
  readonly margin: number;
  /** The chance to win the round, 0 to 1. */
  readonly chance: number;
}

const FEW = 12;

/** Best first; nothing for a seat that cannot act. */
export function* advise(
  game: Game,
  view: Seen<Common>,
  seat: Seat,
  thinking: Thinking,
): Generator<void, readonly Advice[]> {
  if (game.moves(view, seat).length === 0) return [];
  const found = yield* findings(game, view, seat, thinking, SKILL, 'figures');
  return found.slice(0, FEW).map(({ move, margin, chance }) => ({ move: game.write(move), margin, chance }));
}
