/** The line on the table, for those who draw it. */

import { story } from '@boneyard/rules/game';
import { type Laid, laidBy } from './moves';
import type { View } from './position';

/** The tiles in the order in which they were laid, each with the tile that it was laid on. */
export function lineOf({ log }: View): Laid[] {
  return story(log).flatMap(({ move }) => laidBy(move) ?? []);
}
