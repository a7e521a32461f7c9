/** What is told of people and how they play: profiles and leaderboards. */

import type { Rank } from './tables';

/** One rated match in somebody's history. */
export interface PastMatch {
  readonly table: string;
  readonly rating: number;
  /** 1 for the first. */
  readonly place: number;
  readonly players: number;
  readonly at: number;
}

export interface PlayedGame {
  readonly game: string;
  readonly rank: Rank;
  readonly matches: number;
  readonly won: number;
  /** The newest matches, oldest first. */
  readonly history: readonly PastMatch[];
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  /** When the account was made. */
  readonly since: number;
  readonly games: readonly PlayedGame[];
}

export interface Leading {
  readonly player: string;
  readonly name: string;
  readonly rating: number;
  readonly matches: number;
  readonly won: number;
}
