/** The input of the physics for a move that may topple a construction. */

import { STEADY } from '@boneyard/physics/construction';
import type { StabilityCheckFor } from '@boneyard/physics/stability';
import { explain } from '../rules/explain';
import { fallen, type Move, plainOf, releaseOf } from '../rules/move';
import type { View } from '../rules/position';
import { constructionOf, placementOf } from './construction';

export const magnetic: StabilityCheckFor = (state, seat, move) => {
  const view = state as View;
  const laying = move as Move;
  const { level = 0 } = explain(view, seat, laying);
  return {
    construction: constructionOf(view),
    placement: placementOf(plainOf(laying), level),
    release: releaseOf(laying) ?? STEADY,
    magnets: view.table.options.magnets,
    moveWith: (holds) => (holds ? laying : fallen(laying)),
  };
};
