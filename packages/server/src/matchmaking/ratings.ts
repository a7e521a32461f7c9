/** Ratings of players for each game, with their history. */

import type { Rating } from '@boneyard/engine/rating';
import type { HeadToHead, Opponent } from '@boneyard/protocol/players';

/** A player's rating in one game. */
export interface PlayerRating extends Rating {
  readonly game: string;
  readonly matches: number;
  readonly won: number;
  /** When the last of the matches ended. */
  readonly changed: number;
}

/** A rated match that is over: who played and how they finished, by seat. */
export interface RatedResult {
  readonly table: string;
  readonly game: string;
  readonly players: readonly string[];
  /** The lowest has won, equal ones have tied. */
  readonly ranks: readonly number[];
  readonly at: number;
}

/** How a match changed a rating. */
export interface RatingUpdate {
  readonly from: Rating;
  readonly to: Rating;
}

/** One match in a player's history. */
export interface RatedMatch extends Rating {
  readonly table: string;
  /** 1 for the first. */
  readonly place: number;
  readonly players: number;
  readonly at: number;
}

export interface Leader extends PlayerRating {
  readonly player: string;
  readonly name: string;
}

export interface RatingRepository {
  /** Newcomers are left out. */
  of(players: readonly string[], game: string): Promise<ReadonlyMap<string, Rating>>;
  /**
   * Rates the match once: asked again it gives the same answer. By seat; undefined for a player who has no account by
   * now.
   */
  settle(match: RatedResult): Promise<(RatingUpdate | undefined)[]>;
  standings(player: string): Promise<PlayerRating[]>;
  /** The newest matches, oldest first. */
  history(player: string, game: string, most: number): Promise<RatedMatch[]>;
  /** The other players of these matches who still have an account, best first. */
  opponents(player: string, tables: readonly string[]): Promise<ReadonlyMap<string, readonly Opponent[]>>;
  headToHead(player: string, other: string): Promise<HeadToHead>;
  /** The best players of a game; those with a larger `sigma` than this are left out. */
  leaders(game: string, sigma: number, most: number): Promise<Leader[]>;
  forget(player: string): Promise<void>;
}
