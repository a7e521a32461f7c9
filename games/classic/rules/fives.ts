/** All Fives: what the open ends come to, and what a tile scores when it is laid. */

import { type Domino, isDouble } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, pipOf, sidesOf } from '@boneyard/rules/families/line';
import type { ClassicOptions } from './options';
import type { View } from './position';

/** The fewest open sides of a spinner that has at most one neighbour. */
const SPARSE = 3;

/**
 * The sum of the open ends. A double counts both halves while it has at most one neighbour, and nothing after that. Any other
 * double that is still open is such a double; a spinner also has open sides when it has two or three.
 */
export function endsCount(ends: readonly End[], { spinner }: ClassicOptions, firstDouble: Domino | undefined): number {
  let sum = 0;
  for (let i = 0; i < ends.length; i++) {
    const end = ends[i]!;
    const anchor = anchorOf(end);
    if (!isDouble(anchor)) sum += pipOf(end);
    else if (spinner === 'none' || (spinner === 'first' && anchor !== firstDouble) || sidesOf(end) >= SPARSE)
      sum += 2 * pipOf(end);
  }
  return sum;
}

/** What the open ends come to in All Fives; undefined in other games. */
export function countOf({ table, ends, firstDouble }: View): number | undefined {
  return table.options.points === 'fives' ? endsCount(ends, table.options, firstDouble) : undefined;
}

/** What ends that come to this sum score. */
export function fivesIn(sum: number): number {
  return sum % 5 === 0 ? sum : 0;
}

/** An award rounded to the nearest five. */
export function toFive(award: number): number {
  return 5 * Math.round(award / 5);
}
