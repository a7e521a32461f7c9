/** Puzzles: positions with one clearly best move for the seat that is to act, a line of JSON each. */

import type { Match } from '@boneyard/engine/match';
import { matchOf } from '@boneyard/engine/position';
import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';

/** `exact`: nothing is hidden from the seat, and every line was played to its end. `search`: known by long searches. */
export const PROOFS = ['exact', 'search'] as const;
export type Proof = (typeof PROOFS)[number];

export interface Puzzle {
  /** Which deal of the run it comes from, counted from 0. */
  readonly from: number;
  /** What was agreed; the rest is as usual. */
  readonly options: Options;
  readonly deal: unknown;
  readonly moves: readonly string[];
  readonly seat: Seat;
  readonly best: string;
  readonly proof: Proof;
  /** What the best move and the second best gain on the other player from now to the end of the round, in points. */
  readonly margins: readonly [number, number];
  /** By how many standard errors it leads every other move, where it was searched for. */
  readonly ahead?: number;
  /** Of a hundred tries, how many times the casual bot plays something else. */
  readonly misses: number;
}

/** Puzzles are for two: between more than two nobody's best move is well defined. */
export const PLAYERS = 2;

/** The position as it stands, with all that is hidden. */
export function positionOf(game: GameId, { options, deal, moves }: Puzzle): Match {
  return matchOf({ game, players: PLAYERS, options, deal, moves });
}

export function writePuzzle(puzzle: Puzzle): string {
  return `${JSON.stringify(puzzle)}\n`;
}

/** Every whole line; what was cut off in the middle of writing is left out. */
export function readPuzzles(text: string): Puzzle[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Puzzle]));
}
