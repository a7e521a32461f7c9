/** Positions for lessons and pictures, written like records. They are part of the program, so a broken one throws. */

import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import type { Match } from './match';
import { FORMAT, type RoundRecord, readRecord } from './record';
import { positionsOf } from './replay';

export interface WrittenPosition extends RoundRecord {
  readonly game: GameId;
  readonly players: number;
  /** Options that are not given have their defaults. */
  readonly options: Options;
}

export function matchOf({ game, players, options, deal, moves, lies }: WrittenPosition): Match {
  const record = readRecord({
    format: FORMAT,
    game,
    players,
    options,
    rounds: [{ deal, moves, ...(lies && { lies }) }],
  });
  const positions = isProblem(record) ? record : positionsOf(record);
  if (isProblem(positions)) throw new Error(JSON.stringify(positions));
  return positions.at(-1)!.match;
}
