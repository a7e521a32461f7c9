/** Plays any legal move. */

import { pick } from '@boneyard/rules/random';
import type { Bot } from './bot';

export const random: Bot = (game, view, seat, source) => pick(game.moves(view, seat), source);
