/** Puzzles: positions with one clearly best move, stored as a line of JSON each. */

import type { Match } from '@boneyard/engine/match';
import { matchOf } from '@boneyard/engine/position';
import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';

/** Every puzzle is from a match of one round. */
export const ROUND = { match: { rounds: 1 } } as const;

/**
 * `exact`: nothing is hidden from the seat, and the position is solved. `open`: it is solved with all hands open, and they are
 * shown. `search`: found by long searches.
 */
export const PROOF_KINDS = ['exact', 'open', 'search'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

export interface Puzzle {
  /** The number of its deal, counted from 0. */
  readonly from: number;
  /** Two if left out. With more there are two sides, because otherwise the best move is not well defined. */
  readonly players?: number;
  /** Options that differ from the defaults. */
  readonly options: Options;
  readonly deal: unknown;
  readonly moves: readonly string[];
  readonly seat: Seat;
  readonly best: string;
  readonly proof: ProofKind;
  /** Points that the best and the second best move gain on the other side, to the end of the round. */
  readonly margins: readonly [number, number];
  /** Only for `search`: the smallest lead over another move, in standard errors. */
  readonly ahead?: number;
  /** How many times in a hundred the casual bot plays a different move. */
  readonly misses: number;
}

export const PLAYERS = 2;

/** The full position, including hidden tiles. */
export function positionOf(game: GameId, { players = PLAYERS, options, deal, moves }: Puzzle): Match {
  return matchOf({ game, players, options, deal, moves });
}

export function writePuzzle(puzzle: Puzzle): string {
  return `${JSON.stringify(puzzle)}\n`;
}

/** Reads the complete lines; a last line that was cut off while it was being written is ignored. */
export function readPuzzles(text: string): Puzzle[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Puzzle]));
}
