/** What players of the bead game must agree on beforehand. */

import type { Table } from '../../game';
import { choice, type MatchLength, type OptionSpec, type Options } from '../../options';

export interface BeadOptions extends Options {
  /** Who says that a player cannot play: the players by claims, or the table. */
  readonly referee: 'claims' | 'auto';
  /** Is a single half a group that can be extended? */
  readonly lone: 'no-group' | 'group';
  readonly strategic: boolean;
  /** What the starting square must be. */
  readonly start: 'sheet' | 'three-colours';
  readonly open: boolean;
  readonly match: MatchLength;
}

export type BeadTable = Table<BeadOptions>;

export const beadOptions: OptionSpec = {
  referee: choice('claims', 'auto'),
  lone: choice('no-group', 'group'),
  strategic: { ...choice(false, true), values: ({ players }) => (players === 2 ? [false, true] : [false]) },
  start: { ...choice('sheet', 'three-colours'), matters: ({ options }) => options.strategic !== true },
  open: choice(false, true),
  match: { kind: 'match', lengths: ['rounds'], usual: () => ({ rounds: 1 }) },
};

/** The shortest run that is a group. */
export function shortestGroup({ lone }: BeadOptions): number {
  return lone === 'group' ? 1 : 2;
}
