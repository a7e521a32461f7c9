/** Test positions: the hands, the boneyard, the moves. */

import { pipOf, sidesOf } from '@boneyard/rules/families/line';
import type { Common } from '@boneyard/rules/game';
import { positionOf } from '@boneyard/rules/testing/positions';
import { classic } from './classic';
import type { View } from './position';

export type Hands = readonly (readonly string[])[];

interface Setting {
  readonly hands: Hands;
  readonly stock?: readonly string[];
  readonly lead?: number;
  readonly moves?: readonly string[];
}

export function table(
  options: Readonly<Record<string, unknown>>,
  { hands, stock = [], lead, moves = [] }: Setting,
): Common {
  const deal = lead === undefined ? { hands, stock } : { hands, stock, lead };
  return positionOf(classic, { players: hands.length, options, rounds: [{ deal, moves }] });
}

export function openEnds(state: Common): number[] {
  return (state as View).ends.flatMap((end) => Array.from({ length: sidesOf(end) }, () => pipOf(end))).sort();
}
