/** Bots that search. */

import type { Bot } from './bot';
import { letGo } from './hands';
import { SKILL, type Skill } from './search';
import { findings } from './thought';

export function searching(skill: Skill = SKILL): Bot {
  return function* (game, view, seat, thinking) {
    const moves = game.moves(view, seat);
    const [best] = moves.length > 1 ? yield* findings(game, view, seat, thinking, skill, 'move') : [];
    return letGo(game, view, best ? best.move : moves[0], thinking.random, 'steady');
  };
}
