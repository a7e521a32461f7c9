/** Test positions in a short notation: the hands, the well, the moves. */

import { mayPlay, positionOf } from '@boneyard/rules/testing/positions';
import type { State } from './position';
import { quad } from './quad';

export interface Setting {
  /** The tiles of each seat, separated by spaces. */
  readonly hands: readonly string[];
  readonly well?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Entries of a record, separated by semicolons. */
  readonly moves?: string;
}

function tiles(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** By default a single round, so that no target is reached. */
export function table({ hands, well = '', options = { match: { rounds: 1 } }, moves = '' }: Setting): State {
  const deal = { hands: hands.map(tiles), stock: tiles(well) };
  const entries = moves === '' ? [] : moves.split('; ');
  return positionOf(quad, { players: hands.length, options, rounds: [{ deal, moves: entries }] }) as State;
}

/** The legal moves of the seat to act, sorted. */
export function may(state: State): string[] {
  return mayPlay(quad, state);
}
