/** Plays any legal move. */

import { pick } from '@boneyard/rules/random';
import { atOnce } from './bot';

export const random = atOnce((game, view, seat, source) => pick(game.moves(view, seat), source));
