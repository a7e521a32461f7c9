/** The arithmetic of classic dominoes: who wins a round takes what the others hold. */

import { readDomino, setSize } from '@boneyard/rules/families/dominoes';
import { leaders } from '@boneyard/rules/families/match';
import type { ClassicOptions } from '@boneyard/rules/games/classic/options';
import { pointsOf } from '@boneyard/rules/games/classic/score';
import type { Arithmetic } from './arithmetic';
import { dominoCalled, sumOf } from './counting';

export const classic: Arithmetic = {
  kinds: [],
  copies: 1,
  wonAtOnce: false,
  tile(name, options) {
    const domino = readDomino(dominoCalled(name));
    return domino !== undefined && domino < setSize((options as ClassicOptions).set) ? domino : undefined;
  },
  worth: (domino, options) => pointsOf(options as ClassicOptions)[domino]!,
  points: () => undefined,
  settle(ending, left, boneyard, options) {
    const { style, reserve } = options as ClassicOptions;
    const [winner, ...equals] = ending.kind === 'out' ? [ending.seat] : leaders(left, 'fewest points');
    if (winner === undefined || equals.length > 0) return left.map(() => 0);
    const award = sumOf(left) - 2 * left[winner]! + (style === 'draw' && reserve > 0 ? boneyard : 0);
    return left.map((_, seat) => (seat === winner ? award : 0));
  },
};
