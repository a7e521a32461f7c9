/** What a player sees in a game at first sight. The rules know what is legal; this is what is likely to be good. */

import type { Common, Seat } from '@boneyard/rules/game';

/** Moves as `moves` lists them are numbers in every game. */
export type Plain = number;

export interface Sense {
  /**
   * What a move seems to bring, in points. Playouts lean to it, search looks at it first, and what others hold is guessed
   * from it. It may depend on the table and the mover's own hand, never on what others hold.
   */
  appeal(state: Common, seat: Seat, move: Plain): number;
  /** How many moves a playout looks at before it makes one; with 1 it plays blindly. */
  readonly picks: number;
  /** A difference of appeal that makes a player prefer one move to another, but not always. */
  readonly doubt: number;
  /** What tells a position from all others of the same deal, scores apart. Without it exact play keeps no table. */
  key?(state: Common): string;
  /** How likely a move is to hold, where somebody has to rule on it; what the game itself guesses if it is left out. */
  holds?(state: Common, seat: Seat, move: Plain): number;
  /** The same at a glance, for playouts, which take a hundred for one of the other. */
  seemsToHold?(state: Common, seat: Seat, move: Plain): number;
}
