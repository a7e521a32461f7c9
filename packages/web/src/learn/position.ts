/** Positions to learn from, written as records are: what was agreed, how the tiles lay, what was done. */

import type { Match } from '@boneyard/engine/match';
import { FORMAT } from '@boneyard/engine/record';
import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { folded } from '../keeping/files';

export interface Written {
  readonly game: GameId;
  readonly players: number;
  readonly options: Options;
  readonly deal: unknown;
  readonly moves: readonly string[];
  /** Whose eyes these are, and who is to act. */
  readonly seat: Seat;
}

/** Positions are ours, so one that is broken throws; a test plays them all. */
export function positionOf({ game, players, options, deal, moves }: Written): Match {
  const fold = folded({ format: FORMAT, game, players, options, rounds: [{ deal, moves }] });
  if (isProblem(fold)) throw new Error(JSON.stringify(fold));
  return fold.positions.at(-1)!;
}
