/** A game in sentences, whatever shows it: what may be done, what was done, how it ended. */

import type { Common, Outcome, Seat } from '@boneyard/rules/game';
import type { Spoken } from '../en/spoken';

/** A move that was made, with the table before and after it as the one who is told has seen it. */
export interface Done {
  readonly who: string;
  readonly move: string;
  readonly before: Common;
  readonly after: Common;
}

export interface Telling {
  /** The tiles of a hand as they are written; none where it is not seen. */
  tiles(view: Common, seat: Seat): string[];
  /** Whose hands lie open on the table just now. */
  open(view: Common): readonly Seat[];
  /** What the table waits for or shows, where it is not simply somebody's turn. */
  notes(view: Common, words: Spoken): string[];
  /** A move as one that may be chosen: `6-5 on 6-6`. Short, for there may be many. */
  offer(move: string, view: Common, seat: Seat, words: Spoken): string;
  /** A move as something that was done: `Ana laid 6-5 on 6-6`. */
  tell(done: Done, words: Spoken): string;
  /** How the round ended. */
  ended(outcome: Outcome, view: Common, names: readonly string[], words: Spoken): string[];
}
