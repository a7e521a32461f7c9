/** How strong people are at each game, and how they came to be. Kept beside the tables. */

import type { Rating } from '@boneyard/engine/rating';

/** How somebody stands at one game. */
export interface Standing extends Rating {
  readonly game: string;
  readonly matches: number;
  readonly won: number;
  /** When the last of the matches ended. */
  readonly changed: number;
}

/** A rated match that is over: who played and how they came in, by seat. */
export interface Finished {
  readonly table: string;
  readonly game: string;
  readonly players: readonly string[];
  /** The lowest has won, equal ones have tied. */
  readonly ranks: readonly number[];
  readonly at: number;
}

/** What a match made of somebody. */
export interface Turn {
  readonly from: Rating;
  readonly to: Rating;
}

/** One match in somebody's history. */
export interface Past extends Rating {
  readonly table: string;
  /** 1 for the first. */
  readonly place: number;
  readonly players: number;
  readonly at: number;
}

export interface Leader extends Standing {
  readonly player: string;
  readonly name: string;
}

export interface Ratings {
  /** Newcomers are left out. */
  of(players: readonly string[], game: string): Promise<ReadonlyMap<string, Rating>>;
  /**
   * Counts the match, once for ever: asked again it gives the same answer. By seat; undefined for whoever has no account
   * by now.
   */
  settle(match: Finished): Promise<(Turn | undefined)[]>;
  standings(player: string): Promise<Standing[]>;
  /** The newest matches, oldest first. */
  history(player: string, game: string, most: number): Promise<Past[]>;
  /** The best at a game who have proved it: those less sure than `sigma` are left out. */
  leaders(game: string, sigma: number, most: number): Promise<Leader[]>;
  forget(player: string): Promise<void>;
}
