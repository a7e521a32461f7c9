/** The referee of constructions: lets the physics rule on a move that may bring them down, and writes the verdict into it. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { physics } from './node';
import { rulingOn } from './ruling';

/** The move as it goes into the record: with the verdict, where there was something to rule on. */
export async function ruled(game: Game, state: Common, seat: Seat, move: unknown): Promise<unknown> {
  const ruling = rulingOn(game, state, seat, move);
  if (!ruling) return move;
  const { holds } = await physics();
  const { construction, placement, release, magnets } = ruling;
  return ruling.written(holds(construction, placement, release, magnets));
}
