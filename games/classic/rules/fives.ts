/** All Fives: what the open ends come to, and what a tile scores when it is laid. */

import { type Domino, isDouble } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, pipOf, sidesOf } from '@boneyard/rules/families/line';
import type { ClassicOptions } from './options';
import type { View } from './position';

/** The fewest open sides of a spinner that has at most one neighbour. */
const SPARSE = 3;

/**
 * What an open end counts. A double counts both halves while it has at most one neighbour, and nothing after that. Any other
 * double that is still open is such a double; a spinner also has open sides when it has two or three.
 */
function counted(end: End, spinner: ClassicOptions['spinner'], firstDouble: Domino | undefined): number {
  const anchor = anchorOf(end);
  if (!isDouble(anchor)) return pipOf(end);
  const sparse = spinner === 'none' || (spinner === 'first' && anchor !== firstDouble) || sidesOf(end) >= SPARSE;
  return sparse ? 2 * pipOf(end) : 0;
}

/** The sum of the open ends. */
export function endsCount(ends: readonly End[], { spinner }: ClassicOptions, firstDouble: Domino | undefined): number {
  let sum = 0;
  for (let i = 0; i < ends.length; i++) sum += counted(ends[i]!, spinner, firstDouble);
  return sum;
}

/** The dominoes whose open ends make the sum. */
export function countedTiles({ table, ends, firstDouble }: View): Domino[] {
  const { spinner } = table.options;
  return ends.filter((end) => counted(end, spinner, firstDouble) > 0).map(anchorOf);
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
