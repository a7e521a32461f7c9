/** What stands on the table of Magnetic Domino, in the format of the physics package. */

import { type Construction, type Placement, STEADY } from '@boneyard/physics/construction';
import { levelOf, placeOf } from '../rules/construction';
import { lays, plainOf, releaseOf } from '../rules/move';
import { cellOf, NORTH, type Place, stepOf, xOf, yOf } from '../rules/place';
import type { View } from '../rules/position';

export function placementOf(place: Place, z: number): Placement {
  const cell = cellOf(place);
  return { x: xOf(cell), y: yOf(cell), z, along: stepOf(place) === NORTH ? 'N' : 'E' };
}

/** The releases of the standing dominoes, which are the last ones laid. */
function releases({ construction, log }: View): (typeof STEADY)[] {
  const found: (typeof STEADY)[] = [];
  for (let entry = log; entry && found.length < construction.laid.length; entry = entry.before)
    if (lays(plainOf(entry.move))) found.push(releaseOf(entry.move) ?? STEADY);
  return found.reverse();
}

export function constructionOf(view: View): Construction {
  const letGo = releases(view);
  return view.construction.laid.map((brick, i) => ({
    ...placementOf(placeOf(brick), levelOf(brick)),
    release: letGo[i]!,
  }));
}
