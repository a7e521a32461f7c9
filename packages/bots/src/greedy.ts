/** Plays what brings most at once: points scored and weight taken off the hand. Equals are left to chance. */

import { pick } from '@boneyard/rules/random';
import type { Bot } from './bot';

export const greedy: Bot = (game, view, seat, source) => {
  let most = Number.NEGATIVE_INFINITY;
  let best: unknown[] = [];
  for (const move of game.moves(view, seat)) {
    const { points, sheds } = game.explain(view, seat, move);
    if (points + sheds > most) {
      most = points + sheds;
      best = [];
    }
    if (points + sheds === most) best.push(move);
  }
  return pick(best, source);
};
