/** A game that is played at a table, wherever its referee sits: on this device, or on a server. Tables show nothing but this. */

import type { Advice } from '@boneyard/bots/advice';
import type { outcomeOf } from '@boneyard/engine/match';
import type { Verdict } from '@boneyard/physics/judge';
import type { Common, Game, Seat, Table } from '@boneyard/rules/game';
import type { Seating } from '../keeping/kept';

/** How a round or a match ended; undefined while it goes on. */
export type Ended = ReturnType<typeof outcomeOf>;

/** One moment of a match. There is no state in it: only what can be seen. */
export interface Position {
  readonly game: Game;
  readonly table: Table;
  readonly ended: Ended;
  /** What a seat sees, and a spectator if it is nobody's. Away from the referee there is one view, whoever asks. */
  seen(seat: Seat | undefined): Common;
}

/** A person at this device, a bot, or somebody elsewhere. */
export type Player = Seating | { readonly kind: 'elsewhere'; readonly name: string };

export type Trouble =
  | { readonly kind: 'other tab' }
  | { readonly kind: 'not kept' }
  | { readonly kind: 'no verdict' }
  | { readonly kind: 'bot failed'; readonly seat: Seat };

/** A move that has been made and is to be seen before what comes of it is. */
export interface Happening {
  readonly seat: Seat;
  readonly move: string;
  /** Undefined until the physics has spoken. */
  readonly verdict: Verdict | undefined;
}

/** What is shown; a new one with every change. */
export interface Played {
  /** Every position of the match that is known here, one for the beginning of each round and one after each move. */
  readonly positions: readonly Position[];
  readonly players: readonly Player[];
  readonly thinking: Seat | undefined;
  readonly happening: Happening | undefined;
  /** A move of ours that the referee has not answered yet. */
  readonly sent: string | undefined;
  readonly trouble: Trouble | undefined;
}

/** What helps a player, where that is fair to the others. */
export interface Aids {
  readonly canTakeBack: boolean;
  /** Back to before the last move that a person made in this round. */
  takeBack(): void;
  advise(seat: Seat, signal: AbortSignal): Promise<readonly Advice[]>;
}

export interface Play {
  subscribe(listener: () => void): () => void;
  shown(): Played;
  /** The move is legal; the seat is to act. */
  play(seat: Seat, move: string): void;
  /** After something went wrong. */
  goOn(): void;
  readonly aids?: Aids;
}
