/** What the players must agree on before a game of Magnetic Domino. */

import type { Table } from '@boneyard/rules/game';
import { choice, type OptionSpec, type Options, type Settled } from '@boneyard/rules/options';

export type Mode = 'flat' | 'tower' | 'staggered';

export interface MagneticOptions extends Options {
  readonly mode: Mode;
  readonly parallel: boolean;
  readonly ends: boolean;
  readonly count: 'pips' | 'tiles';
  readonly match: { readonly rounds: number };
  readonly hands: 'steady' | 'real';
  readonly magnets: 'normal' | 'weak' | 'strong';
}

export type MagneticTable = Table<MagneticOptions>;

const towers = ({ options }: Settled) => options.mode === 'tower';
const stacks = ({ options }: Settled) => options.mode !== 'flat';

export const magneticOptions: OptionSpec = {
  mode: choice('flat', 'tower', 'staggered'),
  parallel: { ...choice(false, true), matters: towers },
  ends: { ...choice(false, true), matters: towers },
  count: choice('pips', 'tiles'),
  match: { kind: 'match', lengths: ['rounds'], usual: () => ({ rounds: 1 }) },
  hands: { ...choice('steady', 'real'), matters: stacks },
  magnets: { ...choice('normal', 'weak', 'strong'), matters: stacks },
};
