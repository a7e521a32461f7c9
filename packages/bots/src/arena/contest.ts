/** What an arena plays: a game, its options, and the bots at the table. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { sidesAt } from '@boneyard/rules/sides';
import type { Budget } from '../bot';
import { players as known, type PlayerName } from './players';

export interface Entrant {
  readonly bot: PlayerName;
  readonly budget: Budget;
}

export interface Contest {
  readonly game: GameId;
  readonly players: number;
  /** Every option, so that old results stay correct when a default changes. */
  readonly options: Options;
  /** One for each seat; the first is the one being measured. */
  readonly entrants: readonly Entrant[];
  readonly seed: string;
  /** Who judges towers; no effect in other games. */
  readonly verdicts: 'quick' | 'physics';
}

/** The last bot takes all remaining seats. A bot without an explicit budget gets its default one. */
export function fillSeats(
  names: readonly PlayerName[],
  players: number,
  budgets: Readonly<Partial<Record<PlayerName, Budget>>>,
): Entrant[] {
  return Array.from({ length: players }, (_, seat) => {
    const bot = names[Math.min(seat, names.length - 1)]!;
    return { bot, budget: budgets[bot] ?? known[bot].budget };
  });
}

/** The entrants of each side, which play together in every seating; without partners, one for each side. */
export function sidesOf({ game, players, options, entrants }: Contest): Entrant[][] {
  return sidesAt(gameCalled(game)!, { players, options }).map((seats) => seats.map((seat) => entrants[seat]!));
}

/**
 * For each rotation of the table, the entrant on each seat: every entrant plays every seat once. Partners sit at opposite
 * seats, and do so in every rotation.
 */
export function seatings(players: number): number[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.map((rotation) => seats.map((seat) => (seat + rotation) % players));
}
