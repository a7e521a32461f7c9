/** What the players must agree on before a game of Quad-Ominos. */

import type { Table } from '@boneyard/rules/game';
import { choice, type MatchLength, type OptionSpec, type Options } from '@boneyard/rules/options';

export interface QuadOptions extends Options {
  readonly set: 125 | 70;
  readonly match: MatchLength;
}

export type QuadTable = Table<QuadOptions>;

export const quadOptions: OptionSpec = {
  set: choice(125, 70),
  match: {
    kind: 'match',
    lengths: ['target', 'rounds'],
    usual: ({ options }) => ({ target: options.set === 70 ? 600 : 800 }),
  },
};
