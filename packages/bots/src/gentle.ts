/** Picks two moves at random and plays the one with the greater immediate gain, so it makes plausible mistakes. */

import { pick } from '@boneyard/rules/random';
import { instantBot } from './bot';
import { immediateGain } from './casual';
import { consideredMoves, withRelease } from './games';

export const gentle = instantBot((game, view, seat, random) => {
  const moves = consideredMoves(game, view, seat, 'gentle', random);
  const [one, other] = [pick(moves, random), pick(moves, random)];
  const better = immediateGain(game, view, seat, other) > immediateGain(game, view, seat, one);
  return withRelease(game, view, better ? other : one, random, 'shaky');
});
