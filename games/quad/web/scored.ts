/** Where points come from at a table of Quad-Ominos: the corners that earned a bonus. */

import type { Done, ScoreSource } from '@boneyard/web/table/boards/board';
import { cellOf, EMPTY, spotIn, withLaid } from '../rules/board';
import type { View } from '../rules/position';
import { BONUS } from '../rules/score';
import { asksOf, type QuadLayout } from './layout';
import { CORNERS } from './tile';

/** Of the mark around a corner, in units. */
const MARK = 1;

/** The numbers that the newest tile matched when it was laid. */
export function metBy({ board: { laid } }: View): readonly (number | undefined)[] {
  const before = laid.slice(0, -1).reduce(withLaid, EMPTY);
  const spot = spotIn(before.open, cellOf(laid.at(-1)!));
  return spot === undefined ? [] : asksOf(spot);
}

export function scored({ before, after, move }: Done<View>, { tiles }: QuadLayout): readonly ScoreSource[] {
  const newest = tiles.at(-1);
  if (move !== 'take-25' || !newest) return [];
  const meets = metBy(after);
  const corners = CORNERS.filter((_, index) => meets[index] !== undefined);
  const marks = corners.map((corner) => ({
    x: newest.x + 1 + corner.x - MARK / 2,
    y: newest.y + 1 + corner.y - MARK / 2,
    width: MARK,
    height: MARK,
  }));
  return before.phase === 'bonus' && marks.length > 0 ? [{ text: `+${BONUS}`, marks }] : [];
}
