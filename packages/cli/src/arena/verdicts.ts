/** Who rules on towers in an arena: the physics, which takes its time, or the estimate of it, which is there at once. */

import type { Referee } from '@boneyard/bots/arena/playing';
import { STEADY } from '@boneyard/physics/construction';
import { estimate } from '@boneyard/physics/estimate';
import { placementOf, standing } from '@boneyard/physics/standing';
import { explain } from '@boneyard/rules/games/magnetic/explain';
import { fallen, type Move, plainOf, releaseOf } from '@boneyard/rules/games/magnetic/move';
import type { View } from '@boneyard/rules/games/magnetic/position';

/** What probably holds, holds. */
const quick: Referee = async (_, state, seat, move) => {
  const view = state as View;
  const laying = move as Move;
  const { level = 0 } = explain(view, seat, laying);
  const placement = placementOf(plainOf(laying), level);
  const chance = estimate(standing(view), placement, releaseOf(laying) ?? STEADY, view.table.options.magnets);
  return chance > 0.5 ? laying : fallen(laying);
};

// The physics is a megabyte, so it is fetched when the first tower stands.
const physics: Referee = async (...laying) => (await import('@boneyard/physics/referee')).ruled(...laying);

export const referees = { quick, physics };
