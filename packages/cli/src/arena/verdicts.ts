/** Judges of towers in an arena: the physics engine, which is slow, or the quick estimate. */

import type { Referee } from '@boneyard/bots/arena/dealplay';
import { estimate } from '@boneyard/physics/estimate';
import { stabilityCheckOf } from '@boneyard/physics/games';

const quick: Referee = async (game, state, seat, move) => {
  const ruling = stabilityCheckOf(game, state, seat, move);
  if (!ruling) return move;
  const { construction, placement, release, magnets } = ruling;
  return ruling.moveWith(estimate(construction, placement, release, magnets) > 0.5);
};

// The physics engine is a megabyte, so it is loaded only when the first tower needs it.
const physics: Referee = async (...laying) => (await import('@boneyard/physics/referee')).withVerdict(...laying);

export const referees = { quick, physics };
