/** What an arena plays: a game at a table, and who sits there. */

import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import type { Budget } from '../bot';
import { players as known, type PlayerName } from './players';

export interface Entrant {
  readonly bot: PlayerName;
  readonly budget: Budget;
}

export interface Contest {
  readonly game: GameId;
  readonly players: number;
  /** All of them, so that a result says what was played even when a default changes. */
  readonly options: Options;
  /** One for each seat; the first is the one whose strength is asked for. */
  readonly entrants: readonly Entrant[];
  readonly seed: string;
  /** Who rules on towers; where none are built it changes nothing. */
  readonly verdicts: 'quick' | 'physics';
}

/** Fills the seats: the last bot sits on all that are left. Budgets are the bots' own where nobody says. */
export function company(
  names: readonly PlayerName[],
  players: number,
  budgets: Readonly<Partial<Record<PlayerName, Budget>>>,
): Entrant[] {
  return Array.from({ length: players }, (_, seat) => {
    const bot = names[Math.min(seat, names.length - 1)]!;
    return { bot, budget: budgets[bot] ?? known[bot].budget };
  });
}

/** Which entrant sits on each seat, once for every turn of the table: everybody sits everywhere. */
export function seatings(players: number): number[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.map((turn) => seats.map((seat) => (seat + turn) % players));
}
