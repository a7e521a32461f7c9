/** Ratings of players for each variant of a game, with their history. */

import type { Rating } from '@boneyard/engine/rating';
import type { HeadToHead, Opponent } from '@boneyard/protocol/players';
import type { Seat } from '@boneyard/rules/game';

/** What a rating is for. House rules that are not usual in a variant count for it all the same. */
export interface RatedVariant {
  readonly game: string;
  readonly variant: string;
}

/** A player's rating in one variant. */
export interface PlayerRating extends Rating, RatedVariant {
  readonly matches: number;
  readonly won: number;
  /** When the last of the matches ended. */
  readonly changed: number;
}

/** A rated match that is over: who played and how they finished, by seat. */
export interface RatedResult extends RatedVariant {
  readonly table: string;
  readonly players: readonly string[];
  /** The seats of each side, if partners played together: they have the same rank, and share the result. */
  readonly sides?: readonly (readonly Seat[])[] | undefined;
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
  readonly sides: number;
  readonly at: number;
}

/** Another player of a match. */
export interface Company extends Opponent {
  readonly partner: boolean;
}

export interface Leader extends PlayerRating {
  readonly player: string;
  readonly name: string;
}

export interface RatingRepository {
  /** Newcomers are left out. */
  of(players: readonly string[], variant: RatedVariant): Promise<ReadonlyMap<string, Rating>>;
  /**
   * Rates the match once: asked again it gives the same answer. By seat; undefined for a player who has no account by
   * now.
   */
  settle(match: RatedResult): Promise<(RatingUpdate | undefined)[]>;
  standings(player: string): Promise<PlayerRating[]>;
  /** The newest matches, oldest first. */
  history(player: string, variant: RatedVariant, most: number): Promise<RatedMatch[]>;
  /** The other players of these matches who still have an account, best first. */
  company(player: string, tables: readonly string[]): Promise<ReadonlyMap<string, readonly Company[]>>;
  /** Of their matches against each other; partners are left out. */
  headToHead(player: string, other: string): Promise<HeadToHead>;
  /** The best players of a variant; those with a larger `sigma` than this are left out. */
  leaders(variant: RatedVariant, sigma: number, most: number): Promise<Leader[]>;
  forget(player: string): Promise<void>;
}
