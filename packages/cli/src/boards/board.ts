/** How a game looks in a terminal: its table, a hand, and its moves in words. */

import type { Common, Outcome, Seat } from '@boneyard/rules/game';
import type { Console } from '../console';

/** A move that was made, with the table before and after it as the one who is told has seen it. */
export interface Done {
  readonly who: string;
  readonly move: string;
  readonly before: Common;
  readonly after: Common;
}

export interface Board {
  /** What lies on the table, as lines no wider than the console. */
  table(view: Common, io: Console): string[];
  /** The tiles of a hand as they are written; none where it is not seen. */
  tiles(view: Common, seat: Seat): string[];
  /** A hand as lines no wider than the console. */
  hand(view: Common, seat: Seat, io: Console): string[];
  /** Whose hands lie open on the table just now. */
  open(view: Common): readonly Seat[];
  /** A move as one that may be chosen: `6-5 on 6-6`. Short, for there may be many. */
  offer(move: string, view: Common, seat: Seat, io: Console): string;
  /** A move as something that was done: `Ana laid 6-5 on 6-6`. */
  tell(done: Done, io: Console): string;
  /** How the round ended. */
  ended(outcome: Outcome, view: Common, names: readonly string[], io: Console): string[];
}
