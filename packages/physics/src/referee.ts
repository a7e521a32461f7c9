/** The referee of constructions: lets the physics rule on a move that may bring them down, and writes the verdict into it. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import { levelOf, placeOf } from '@boneyard/rules/games/magnetic/construction';
import { explain } from '@boneyard/rules/games/magnetic/explain';
import { fallen, lays, type Move, plainOf, releaseOf } from '@boneyard/rules/games/magnetic/move';
import { cellOf, NORTH, type Place, stepOf, xOf, yOf } from '@boneyard/rules/games/magnetic/place';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { type Construction, type Placement, STEADY } from './construction';
import { physics } from './judge';

function placementOf(place: Place, z: number): Placement {
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

/** What stands on the table, as the physics wants it. */
export function standing(view: View): Construction {
  const letGo = releases(view);
  return view.construction.laid.map((brick, i) => ({
    ...placementOf(placeOf(brick), levelOf(brick)),
    release: letGo[i]!,
  }));
}

/** The move as it goes into the record: with the verdict, where there was something to rule on. */
export async function ruled(game: Game, state: Common, seat: Seat, move: unknown): Promise<unknown> {
  if (game.chances(state, seat, move).length === 0) return move;
  const view = state as View;
  const laying = move as Move;
  const { level = 0 } = explain(view, seat, laying);
  const { judge } = await physics();
  const placement = placementOf(plainOf(laying), level);
  const { holds } = judge(standing(view), placement, releaseOf(laying) ?? STEADY, view.table.options.magnets);
  return holds ? laying : fallen(laying);
}
