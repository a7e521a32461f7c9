/** A bot that plays the best move of its analysis, among those that a bot of its level considers. */

import { analyse } from './analysis';
import type { Bot } from './bot';
import { consideredMoves, withRelease } from './games';
import type { BotLevel } from './level';
import { FULL_SEARCH, type SearchOptions } from './search';

export function searchBot(skill: SearchOptions = FULL_SEARCH, level: BotLevel = 'expert'): Bot {
  return function* (game, view, seat, thinking) {
    const moves = consideredMoves(game, view, seat, level, thinking.random);
    const found = moves.length > 1 ? yield* analyse(game, view, seat, thinking, skill, 'move') : [];
    const best = found.find(({ move }) => moves.includes(move));
    return withRelease(game, view, best ? best.move : moves[0], thinking.random, 'steady');
  };
}
