/** Plays plausible moves and leaves chances: the better of two picked blindly. */

import { pick } from '@boneyard/rules/random';
import { atOnce } from './bot';
import { bringsAtOnce } from './casual';
import { letGo } from './hands';
import type { Plain } from './senses/sense';

export const gentle = atOnce((game, view, seat, random) => {
  const moves: readonly Plain[] = game.moves(view, seat);
  const [one, other] = [pick(moves, random), pick(moves, random)];
  const better = bringsAtOnce(game, view, seat, other) > bringsAtOnce(game, view, seat, one);
  return letGo(game, view, better ? other : one, random, 'shaky');
});
