/** The board and the words of each game. A game without them does not compile. */

import type { Game } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { BoardWords } from '@boneyard/words/boards';
import type { GameWords } from '@boneyard/words/games';
import type { Words } from '@boneyard/words/words';
import { beadBoard } from './bead';
import type { Board } from './board';
import { classicBoard } from './classic';
import { magneticBoard } from './magnetic';
import { quadBoard } from './quad';

export const boards: Readonly<Record<GameId, Board>> = {
  classic: classicBoard,
  bead: beadBoard,
  quad: quadBoard,
  magnetic: magneticBoard,
};

export function boardOf(game: Game): Board {
  return boards[game.id as GameId];
}

export function wordsOf(game: Game, words: Words): GameWords {
  return words.games[game.id as GameId];
}

export function boardWordsOf(game: Game, words: Words): BoardWords {
  return words.boards[game.id as GameId];
}
