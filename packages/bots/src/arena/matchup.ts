/** A match-up: the bots, the game, the budgets, and the result aimed at. */

import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import type { Budget } from '../bot';
import type { Contest } from './contest';
import type { PlayerName, SkillName } from './players';

export interface MatchUp {
  readonly name: string;
  readonly game: GameId;
  readonly players?: number;
  readonly options?: Options;
  /** By seat. The first is the one being measured, together with its partner if it has one; the last takes all seats left. */
  readonly bots: readonly [PlayerName, PlayerName, ...PlayerName[]];
  readonly budgets?: Readonly<Partial<Record<PlayerName, Budget>>>;
  readonly verdicts?: Contest['verdicts'];
  /** Win rate and points per deal that the first bot should reach. */
  readonly aim?: { readonly win: number; readonly margin?: number };
}

/** The match-ups of one game, by group of the strength table. */
export interface GameMatchUps {
  readonly two: readonly MatchUp[];
  /** With two seconds per move. */
  readonly slow?: readonly MatchUp[];
  /** Two against two. */
  readonly partners?: readonly MatchUp[];
  /** One expert among casual players. */
  among(players: number): readonly MatchUp[];
  readonly worths?: readonly SkillWorth[];
}

export function expert(iterations: number, match: Omit<MatchUp, 'bots' | 'budgets'>): MatchUp {
  return { ...match, bots: ['expert', 'casual'], budgets: { expert: { iterations } } };
}

/** How much a skill is worth: the expert's result in a match-up minus its result without the skill, on the same deals. */
export interface SkillWorth {
  readonly skill: SkillName;
  readonly matchUp: MatchUp;
}
