/** The arithmetic of classic dominoes: the winner of a round scores the other hands. */

import type { Arithmetic } from '@boneyard/engine/scorepad/arithmetic';
import { dominoCalled, sumOf } from '@boneyard/engine/scorepad/sums';
import { readDomino, setSize } from '@boneyard/rules/families/dominoes';
import { leaders } from '@boneyard/rules/families/match';
import type { Options } from '@boneyard/rules/options';
import type { ClassicOptions } from '../rules/options';
import { pointsOf } from '../rules/score';

/** With a reserve, the winner also scores what is left in the boneyard. */
function countsBoneyard(options: Options): boolean {
  const { style, reserve } = options as ClassicOptions;
  return style === 'draw' && reserve > 0;
}

export const classic: Arithmetic = {
  kinds: [],
  options: ['set', 'reserve', 'blocked', 'doubles', 'blank', 'match'],
  copies: 1,
  wonAtOnce: false,
  countsBlocked: true,
  countsBoneyard,
  tile(name, options) {
    const domino = readDomino(dominoCalled(name));
    return domino !== undefined && domino < setSize((options as ClassicOptions).set) ? domino : undefined;
  },
  worth: (domino, options) => pointsOf(options as ClassicOptions)[domino]!,
  points: () => undefined,
  settle(ending, left, boneyard, options) {
    const [winner, ...equals] = ending.kind === 'out' ? [ending.seat] : leaders(left, 'fewest points');
    if (winner === undefined || equals.length > 0) return left.map(() => 0);
    const own = (options as ClassicOptions).blocked === 'difference' ? 2 * left[winner]! : left[winner]!;
    const award = sumOf(left) - own + (countsBoneyard(options) ? boneyard : 0);
    return left.map((_, seat) => (seat === winner ? award : 0));
  },
};
