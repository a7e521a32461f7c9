/** A game in sentences, whatever shows it: what may be done, what was done, how it ended. */

import type { Common, Outcome, Seat } from '@boneyard/rules/game';
import type { Spoken } from './en/spoken';

/** A move that was made, with the table before and after it as the one who is told has seen it. */
export interface Done<V extends Common = Common> {
  readonly who: string;
  readonly move: string;
  readonly before: V;
  readonly after: V;
}

/** A game may write it for its own views only, and a surface for the words that it has beyond the spoken ones. */
export interface Narration<V extends Common = Common, W extends Spoken = Spoken> {
  /** The tiles of a hand as they are written; none where it is not seen. */
  tiles(view: V, seat: Seat): string[];
  /** Whose hands lie open on the table just now. */
  open(view: V): readonly Seat[];
  /** What the table waits for or shows, where it is not simply somebody's turn. */
  notes(view: V, words: W): string[];
  /** What happened before the first move of a round, for everybody to see. */
  began?(view: V, names: readonly string[], words: W): string[];
  /** A move as one that may be chosen: `6-5 on 6-6`. Short, for there may be many. */
  offer(move: string, view: V, seat: Seat, words: W): string;
  /** A move as something that was done: `Ana laid 6-5 on 6-6`. */
  tell(done: Done<V>, words: W): string;
  /** A move as it is listed in notation, where that leaves something out. */
  list?(move: string): string;
  /** How the round ended. */
  ended(outcome: Outcome, view: V, names: readonly string[], words: W): string[];
}
