/** What the players must agree on before a bead game. */

import type { Table } from '@boneyard/rules/game';
import { choice, type MatchLength, type OptionSpec, type Options } from '@boneyard/rules/options';

export interface BeadOptions extends Options {
  /** Who decides that a player cannot play: the players, by claims, or the program. */
  readonly referee: 'claims' | 'auto';
  /** After a claim, what has to be played if dominoes were pointed out: any domino that fits, or one of those. */
  readonly pointed: 'any' | 'named';
  /** Whether a single half counts as a group that can be extended. */
  readonly lone: 'no-group' | 'group';
  readonly strategic: boolean;
  /** What is required of the starting square. */
  readonly start: 'sheet' | 'three-colours';
  readonly open: boolean;
  readonly match: MatchLength;
}

export type BeadTable = Table<BeadOptions>;

export const beadOptions: OptionSpec = {
  referee: choice('claims', 'auto'),
  pointed: {
    ...choice('any', 'named'),
    formerly: 'named',
    matters: ({ options }) => options.referee === 'claims',
  },
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
