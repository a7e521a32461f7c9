/** What the players must agree on beforehand. */

import { setSize } from '@boneyard/rules/families/dominoes';
import type { Table } from '@boneyard/rules/game';
import type { MatchLength, OptionSpec, Options } from '@boneyard/rules/options';

export interface SampleOptions extends Options {
  readonly hand: number;
  readonly match: MatchLength;
}

export type SampleTable = Table<SampleOptions>;

export const HIGHEST = 6;

export const sampleOptions: OptionSpec = {
  hand: {
    kind: 'count',
    least: 1,
    most: ({ players }) => Math.floor(setSize(HIGHEST) / players),
    usual: ({ players }) => (players === 2 ? 7 : 5),
  },
  match: { kind: 'match', lengths: ['target', 'rounds'], usual: () => ({ target: 100 }) },
};
