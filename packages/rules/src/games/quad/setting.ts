/** Tables for the tests, set up the way one would tell a friend: the hands, the well, what was played. */

import { mayPlay, positionOf } from '../../testing/positions';
import type { State } from './position';
import { quad } from './quad';

export interface Setting {
  /** The tiles of each seat, with spaces between them. */
  readonly hands: readonly string[];
  readonly well?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Entries of a record, with semicolons between them. */
  readonly moves?: string;
}

function tiles(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** One round, of which nothing but points comes, unless the options say otherwise. */
export function table({ hands, well = '', options = { match: { rounds: 1 } }, moves = '' }: Setting): State {
  const deal = { hands: hands.map(tiles), stock: tiles(well) };
  const entries = moves === '' ? [] : moves.split('; ');
  return positionOf(quad, { players: hands.length, options, rounds: [{ deal, moves: entries }] }) as State;
}

/** The legal moves of whoever is to act, sorted. */
export function may(state: State): string[] {
  return mayPlay(quad, state);
}
