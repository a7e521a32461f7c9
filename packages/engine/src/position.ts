/** Positions to learn from, written as records are. They are ours, so one that is broken throws. */

import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import type { Match } from './match';
import { FORMAT, type RoundRecord, readRecord } from './record';
import { positionsOf } from './replay';

export interface Written extends RoundRecord {
  readonly game: GameId;
  readonly players: number;
  /** What was agreed; the rest is as usual. */
  readonly options: Options;
}

export function matchOf({ game, players, options, deal, moves }: Written): Match {
  const record = readRecord({ format: FORMAT, game, players, options, rounds: [{ deal, moves }] });
  const positions = isProblem(record) ? record : positionsOf(record);
  if (isProblem(positions)) throw new Error(JSON.stringify(positions));
  return positions.at(-1)!.match;
}
