/** The referee of constructions: simulates a move that may topple one, and adds the verdict to the move. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { stabilityCheckOf } from './games';
import { physics } from './node';

/** The move as it goes into the record: with a verdict if there was something to check. */
export async function withVerdict(game: Game, state: Common, seat: Seat, move: unknown): Promise<unknown> {
  const check = stabilityCheckOf(game, state, seat, move);
  if (!check) return move;
  const { holds } = await physics();
  const { construction, placement, release, magnets } = check;
  return check.moveWith(holds(construction, placement, release, magnets));
}
