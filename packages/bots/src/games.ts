/** What bots know about each game. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { Random } from '@boneyard/rules/random';
import type { BotGame, Steadiness } from './game';
import * as list from './gamelist';
import type { Heuristics, ListedMove } from './heuristics';
import type { BotLevel } from './level';

/** A game may be missing: bots can play it all the same. */
export const botGames: Readonly<Partial<Record<GameId, BotGame>>> = list;

function botGameOf({ id }: Game): BotGame | undefined {
  return Object.hasOwn(botGames, id) ? botGames[id as GameId] : undefined;
}

/** For a game that is not in the list, a move appeals by the points it scores and the weight it takes off the hand. */
export function heuristicsOf(game: Game): Heuristics {
  return (
    botGameOf(game)?.heuristics ?? {
      appeal(state, seat, move) {
        const { points, sheds } = game.explain(state, seat, move);
        return points + sheds;
      },
      picks: 2,
      doubt: 5,
      kinds: false,
    }
  );
}

/** The moves that a bot of this level considers, at least one. */
export function consideredMoves(
  game: Game,
  view: Common,
  seat: Seat,
  level: BotLevel,
  random: Random,
): readonly ListedMove[] {
  return botGameOf(game)?.considers?.(view, seat, level, random) ?? game.moves(view, seat);
}

export function withRelease(
  game: Game,
  view: Common,
  move: unknown,
  random: Random,
  skill: Steadiness = 'usual',
): unknown {
  return botGameOf(game)?.withRelease?.(view, move, random, skill) ?? move;
}
