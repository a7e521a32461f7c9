/** The terminal boards and texts of each game. */

import type { Game } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { BoardWords } from '@boneyard/words/boards';
import type { GameWords } from '@boneyard/words/game';
import type { Manual } from '@boneyard/words/manuals';
import type { Narration } from '@boneyard/words/narration';
import type { Words } from '@boneyard/words/words';
import type { TerminalBoard } from './boards/board';
import * as list from './gamelist';

const boards: Readonly<Record<GameId, TerminalBoard>> = list;

export function boardOf(game: Game): TerminalBoard {
  return boards[game.id as GameId];
}

export function narrationOf(game: Game): Narration {
  return boardOf(game).narration;
}

export function wordsOf(game: Game, words: Words): GameWords {
  return words.games[game.id as GameId];
}

export function manualOf(game: Game, words: Words): Manual {
  return words.manuals[game.id as GameId];
}

export function boardWordsOf(game: Game, words: Words): BoardWords {
  return words.games[game.id as GameId].board;
}
