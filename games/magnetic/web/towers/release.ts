/** How a dragged domino is released, measured from the pointer: its position, its speed and its twist. */

import type { LetGo } from '@boneyard/web/table/boards/board';
import { plainOf, read, write } from '../../rules/move';
import { isPlace, NORTH, stepOf } from '../../rules/place';
import { mustLead, type View } from '../../rules/position';
import { lyingAt, type TowerLayout } from './layout';

/** The limits of the rules for a place: in thousandths of a half's side, and in tenths of a degree. */
const FARTHEST = 400;
const MOST_TWIST = 200;
/** How long a domino keeps its speed after it is released, in seconds. */
const CARRIES = 0.02;
/** The twist of a domino dragged sideways at one unit a second, in tenths of a degree. */
const TRAILS = 8;

const within = (value: number, most: number) => Math.round(Math.max(-most, Math.min(most, value)));

/** The move with its release. With steady hands every domino is released exactly, and so is the first one. */
export function released(written: string, view: View, { layout, point, speed }: LetGo<TowerLayout>): string {
  const move = read(written);
  if (move === undefined || view.table.options.hands === 'steady' || mustLead(view)) return written;
  const place = plainOf(move);
  if (!isPlace(place)) return written;
  // Only the middle is used, which is the same on every level.
  const { x, y } = lyingAt(layout.frame, view.construction.laid, place, 0);
  const east = point.x - x + speed.x * CARRIES;
  const north = y - point.y - speed.y * CARRIES;
  const across = stepOf(place) === NORTH ? speed.x : -speed.y;
  const release = {
    east: within(east * 1000, FARTHEST),
    north: within(north * 1000, FARTHEST),
    twist: within(across * TRAILS, MOST_TWIST),
  };
  const exact = release.east === 0 && release.north === 0 && release.twist === 0;
  return exact ? written : write({ place, release });
}
