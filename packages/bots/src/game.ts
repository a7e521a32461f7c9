/** What bots know about a game beyond its rules. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import type { GameMatchUps } from './arena/matchup';
import type { Heuristics, ListedMove } from './heuristics';
import type { BotLevel } from './level';
import type { PuzzleKind } from './puzzles/generator';

/** How precisely a bot places a domino on a construction. */
export type Steadiness = 'shaky' | 'usual' | 'steady';

/** A game's own exact solver, for rounds of two sides in which nothing is hidden. */
export interface Solver {
  solves(view: Common): boolean;
  /**
   * Points that the side to move gains on the other side from here to the end of the round, with best play; undefined if it takes
   * more positions. Another call continues with what is known.
   */
  margin(state: Common, positions: number): number | undefined;
}

/** A faster way to play, for searches: moves may change a state instead of making another. */
export interface Steps {
  /** A copy of a state, which `play` may change. */
  own(state: Common): Common;
  /** The state after a move: as the game's `play` makes it, but it need not say what was played before. */
  play(own: Common, seat: Seat, move: unknown): Common;
}

export interface BotGame {
  readonly heuristics: Heuristics;
  /** Roughly by how many points a round between equal players is won. 10 points are a lot in some games, little in others. */
  readonly usualMargin: number;
  /**
   * The moves that a bot of this level considers, at least one; undefined for all legal ones. A bot that overlooks something
   * considers fewer.
   */
  considers?(view: Common, seat: Seat, level: BotLevel, random: Random): readonly ListedMove[] | undefined;
  /** Adds the release of the domino to a move, if the table's options require one. */
  withRelease?(view: Common, move: unknown, random: Random, skill: Steadiness): unknown;
  workshop(): Promise<Workshop>;
}

/** Something that bots do more or less often, such as a mistake. */
export interface Habit {
  readonly name: string;
  /** Whether a move shows it; undefined if there was no occasion. */
  shows(state: Common, seat: Seat, move: ListedMove): boolean | undefined;
}

/** What is needed only to measure bots and to generate puzzles, so it is loaded on demand. */
export interface Workshop {
  readonly matchUps: GameMatchUps;
  /** By set, whose name is the game's or that of a variant: kinds of rounds that its puzzles come from, in turns. */
  readonly puzzles: Readonly<Record<string, readonly PuzzleKind[]>>;
  /** What the arena can count. */
  readonly habits?: readonly Habit[];
}
