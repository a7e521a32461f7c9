/** Plays any legal move. */

import { pick } from '@boneyard/rules/random';
import { instantBot } from './bot';

export const random = instantBot((game, view, seat, source) => pick(game.moves(view, seat), source));
