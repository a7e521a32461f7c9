/** A game at a table, with its referee on this device or on a server. Tables show nothing else. */

import type { Advice } from '@boneyard/bots/advice';
import type { outcomeOf } from '@boneyard/engine/match';
import type { MovedBy } from '@boneyard/engine/record';
import type { Verdict } from '@boneyard/physics/judge';
import type { Common, Direction, Game, Log, Seat, Table } from '@boneyard/rules/game';
import type { Seating } from '../storage/savedgame';

/** How a round or a match ended; undefined while it is played. */
export type MatchOutcome = ReturnType<typeof outcomeOf>;

/** A position of a match. It holds views, never the state. */
export interface TablePosition {
  readonly game: Game;
  readonly table: Table;
  readonly ended: MatchOutcome;
  /** What a seat sees; undefined is a spectator. In a game on a server there is one view, whichever seat is asked for. */
  seen(seat: Seat | undefined): Common;
  /** Who made a move of this round for its seat, if that is known; undefined if the seat made it itself. */
  movedBy?(move: Log<unknown>): MovedBy | undefined;
}

/** A person at this device, a bot, or somebody elsewhere. */
export type TablePlayer = Seating | { readonly kind: 'elsewhere'; readonly name: string };

export type Trouble =
  | { readonly kind: 'other tab' }
  | { readonly kind: 'not kept' }
  | { readonly kind: 'no verdict' }
  | { readonly kind: 'bot failed'; readonly seat: Seat };

/** A move that has been made and whose result is not shown yet. */
export interface Happening {
  readonly seat: Seat;
  readonly move: string;
  /** Undefined until the physics has decided. */
  readonly verdict: Verdict | undefined;
}

/** What is shown; a new object with every change. */
export interface PlayState {
  /** Every known position of the match: one at the start of each round, and one after each move. */
  readonly positions: readonly TablePosition[];
  readonly players: readonly TablePlayer[];
  readonly thinking: Seat | undefined;
  readonly happening: Happening | undefined;
  /** A move from this device that the referee has not answered yet. */
  readonly sent: string | undefined;
  readonly trouble: Trouble | undefined;
}

export interface Undo {
  /** Whether there is anything to take back. */
  readonly possible: boolean;
  /** Undoes the last move that a person made in this round, and everything after it. Everybody at the device has to agree. */
  takeBack(): void;
}

/** Help for a player, in games where that is fair. */
export interface Aids {
  /** Absent where moves are final. */
  readonly undo?: Undo;
  advise(seat: Seat, signal: AbortSignal): Promise<readonly Advice[]>;
}

export interface Play {
  subscribe(listener: () => void): () => void;
  shown(): PlayState;
  /** The move must be legal, and the seat must be to act. `lies` says where the tile is to lie, if the player chose that. */
  play(seat: Seat, move: string, lies?: Direction): void;
  /** Tries again after something went wrong. */
  goOn(): void;
  readonly aids?: Aids;
}
