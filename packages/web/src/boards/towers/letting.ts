/** How a carried domino is let go, measured from the pointer: where it was, how fast it went, how it tilted. */

import { plainOf, read, write } from '@boneyard/rules/games/magnetic/move';
import { isPlace, NORTH, stepOf } from '@boneyard/rules/games/magnetic/place';
import { mustLead, type View } from '@boneyard/rules/games/magnetic/position';
import { lyingAt, type Plan } from '../../layouts/plan';
import type { LetGo } from '../board';

/** The farthest that the rules call this place, in thousandths of a half's side, and in tenths of a degree. */
const FARTHEST = 400;
const MOST_TWIST = 200;
/** A domino goes on for so long after it is let go, in seconds. */
const CARRIES = 0.02;
/** Carried at one unit a second across its length it trails behind by so many tenths of a degree. */
const TRAILS = 8;

const within = (value: number, most: number) => Math.round(Math.max(-most, Math.min(most, value)));

/** The move with how it was let go. Steady hands put everything exactly, and so does whoever leads. */
export function released(written: string, view: View, { layout, point, speed }: LetGo<Plan>): string {
  const move = read(written);
  if (move === undefined || view.table.options.hands === 'steady' || mustLead(view)) return written;
  const place = plainOf(move);
  if (!isPlace(place)) return written;
  // Only the middle is asked for, which is the same on every level.
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
