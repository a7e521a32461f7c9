/** What stands on the table of Magnetic Domino, as the physics wants it. */

import { levelOf, placeOf } from '@boneyard/rules/games/magnetic/construction';
import { lays, plainOf, releaseOf } from '@boneyard/rules/games/magnetic/move';
import { cellOf, NORTH, type Place, stepOf, xOf, yOf } from '@boneyard/rules/games/magnetic/place';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { type Construction, type Placement, STEADY } from './construction';

export function placementOf(place: Place, z: number): Placement {
  const cell = cellOf(place);
  return { x: xOf(cell), y: yOf(cell), z, along: stepOf(place) === NORTH ? 'N' : 'E' };
}

/** How the dominoes that stand were let go: they are the last that were laid. */
function releases({ construction, log }: View): (typeof STEADY)[] {
  const found: (typeof STEADY)[] = [];
  for (let entry = log; entry && found.length < construction.laid.length; entry = entry.before)
    if (lays(plainOf(entry.move))) found.push(releaseOf(entry.move) ?? STEADY);
  return found.reverse();
}

export function standing(view: View): Construction {
  const letGo = releases(view);
  return view.construction.laid.map((brick, i) => ({
    ...placementOf(placeOf(brick), levelOf(brick)),
    release: letGo[i]!,
  }));
}
