/** The arithmetic of the bead game: products of lengths, and deductions for dominoes left in hand. */

import type { Arithmetic } from '@boneyard/engine/scorepad/arithmetic';
import type { Options } from '@boneyard/rules/options';
import { COPIES, readPair, shapeOf } from '../rules/beads';
import { type BeadOptions, shortestGroup } from '../rules/options';
import { deduction } from '../rules/score';

/** A domino extends at least two groups, and can touch no more than three. */
const FEWEST_GROUPS = 2;
const MOST_GROUPS = 3;
/** All thirty dominoes in one row. */
const LONGEST = 60;

function shortest(options: Options): number {
  return shortestGroup(options as BeadOptions) + 1;
}

export const bead: Arithmetic = {
  kinds: () => ['lengths'],
  options: ['lone', 'match'],
  copies: COPIES,
  wonAtOnce: false,
  countsBlocked: true,
  shortest,
  tile(name) {
    const pair = readPair(name);
    return pair === undefined ? undefined : shapeOf(pair);
  },
  worth: (shape) => deduction(shape),
  points(entry, options) {
    if (entry.kind !== 'lengths') return undefined;
    const { lengths, double } = entry;
    if (lengths.length < FEWEST_GROUPS || lengths.length > MOST_GROUPS) return undefined;
    if (lengths.some((length) => length < shortest(options) || length > LONGEST)) return undefined;
    return lengths.reduce((product, length) => product * length, double ? 2 : 1);
  },
  settle: (_, left) => left.map((off) => (off === 0 ? 0 : -off)),
};
