/** The arithmetic of the bead game: lengths multiplied, and what is off for dominoes left in hand. */

import { COPIES, readPair, shapeOf } from '@boneyard/rules/games/bead/beads';
import { type BeadOptions, shortestGroup } from '@boneyard/rules/games/bead/options';
import { deduction } from '@boneyard/rules/games/bead/score';
import type { Arithmetic } from './arithmetic';

/** A domino makes at least two groups longer, and cannot reach more than three. */
const FEWEST_GROUPS = 2;
const MOST_GROUPS = 3;
/** All thirty dominoes in one row. */
const LONGEST = 60;

export const bead: Arithmetic = {
  kinds: ['lengths'],
  copies: COPIES,
  wonAtOnce: false,
  tile(name) {
    const pair = readPair(name);
    return pair === undefined ? undefined : shapeOf(pair);
  },
  worth: (shape) => deduction(shape),
  points(entry, options) {
    if (entry.kind !== 'lengths') return undefined;
    const { lengths, double } = entry;
    const least = shortestGroup(options as BeadOptions) + 1;
    if (lengths.length < FEWEST_GROUPS || lengths.length > MOST_GROUPS) return undefined;
    if (lengths.some((length) => length < least || length > LONGEST)) return undefined;
    return lengths.reduce((product, length) => product * length, double ? 2 : 1);
  },
  settle: (_, left) => left.map((off) => (off === 0 ? 0 : -off)),
};
