/** The input of the physics for a move that may topple a construction, and how its verdict changes the move. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Construction, Placement, Release } from './construction';
import type { Magnets } from './magnets';

export interface StabilityCheck {
  readonly construction: Construction;
  readonly placement: Placement;
  readonly release: Release;
  readonly magnets: Magnets;
  /** The move as it goes into the record once the verdict is known. */
  moveWith(holds: boolean): unknown;
}

/** Called only for moves that have chances. */
export type StabilityCheckFor = (state: Common, seat: Seat, move: unknown) => StabilityCheck;
