/** A game's rules of thumb. The rules say which moves are legal; heuristics say which are likely to be good. */

import type { Common, Seat } from '@boneyard/rules/game';

/** A move as a game's `moves` lists it: a number in every game. */
export type ListedMove = number;

export interface Heuristics {
  /**
   * How good a move looks, in points. Playouts prefer moves with high appeal, the search tries them first, and the tiles of
   * opponents are guessed from it. It may depend on the table and the mover's own hand, never on the hands of others.
   */
  appeal(state: Common, seat: Seat, move: ListedMove): number;
  /** A playout makes the most appealing of this many random moves; 1 means random play. */
  readonly picks: number;
  /** The difference in appeal at which a player usually, but not always, prefers the better move. */
  readonly doubt: number;
  /**
   * Whether searches let the other seats play as the kind of player they seem to be. Otherwise they make the moves that the
   * search finds best for them.
   */
  readonly kinds: boolean;
  /** Identifies a position of a deal, except for its scores. Without it the exact solver has no transposition table. */
  key?(state: Common): string;
  /** The probability that a move holds, where moves need a verdict. Default: the game's own guess. */
  holds?(state: Common, seat: Seat, move: ListedMove): number;
  /** A rougher estimate, about a hundred times faster, for playouts. */
  seemsToHold?(state: Common, seat: Seat, move: ListedMove): number;
}
