/** The board and the words of each game. A game without them does not compile. */

import type { Game } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { GameWords } from '@boneyard/words/games';
import type { Words } from '@boneyard/words/words';
import type { Board } from './board';
import { classicBoard } from './classic';

export const boards: Readonly<Record<GameId, Board>> = { classic: classicBoard };

export function boardOf(game: Game): Board {
  return boards[game.id as GameId];
}

export function wordsOf(game: Game, words: Words): GameWords {
  return words.games[game.id as GameId];
}
