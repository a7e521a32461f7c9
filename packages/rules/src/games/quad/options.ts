/** What players of Quad-Ominos must agree on beforehand. */

import type { Table } from '../../game';
import { choice, type MatchLength, type OptionSpec, type Options } from '../../options';

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
