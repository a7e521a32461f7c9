/** What a move that may bring a construction down asks of the physics, and what becomes of it. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { explain } from '@boneyard/rules/games/magnetic/explain';
import { fallen, type Move, plainOf, releaseOf } from '@boneyard/rules/games/magnetic/move';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { type Construction, type Placement, type Release, STEADY } from './construction';
import type { Magnets } from './magnets';
import { placementOf, standing } from './standing';

export interface Ruling {
  readonly construction: Construction;
  readonly placement: Placement;
  readonly release: Release;
  readonly magnets: Magnets;
  /** The move as it goes into the record once the verdict is known. */
  written(holds: boolean): unknown;
}

/** Undefined where there is nothing to rule on. */
export function rulingOn(game: Game, state: Common, seat: Seat, move: unknown): Ruling | undefined {
  if (game.chances(state, seat, move).length === 0) return undefined;
  const view = state as View;
  const laying = move as Move;
  const { level = 0 } = explain(view, seat, laying);
  return {
    construction: standing(view),
    placement: placementOf(plainOf(laying), level),
    release: releaseOf(laying) ?? STEADY,
    magnets: view.table.options.magnets,
    written: (holds) => (holds ? laying : fallen(laying)),
  };
}
