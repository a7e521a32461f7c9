/** Where points come from at a table of the bead game: the groups whose lengths are multiplied, and a double, which doubles. */

import type { Done, ScoreSource } from '@boneyard/web/table/boards/board';
import { isDouble, shapeOf } from '../rules/beads';
import { examine } from '../rules/explain';
import { isPlacement, read } from '../rules/moves';
import { pairIn } from '../rules/placement';
import type { View } from '../rules/position';
import { type BeadLayout, boxOf, runOf } from './layout';
import { lyingBy } from './placements';

export function scored({ before, move }: Done<View>, { frame }: BeadLayout): readonly ScoreSource[] {
  const placement = read(move)!;
  const lying = lyingBy(move);
  if (!isPlacement(placement) || !lying) return [];
  const factors = examine(before, placement).groups.map((group) => ({ times: group.length, box: boxOf(frame, group) }));
  if (isDouble(shapeOf(pairIn(placement)))) factors.unshift({ times: 2, box: boxOf(frame, runOf(lying)) });
  return factors.map(({ times, box }, i) => ({ text: i === 0 ? String(times) : `×${times}`, marks: [box] }));
}
