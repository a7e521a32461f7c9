/** The puzzles of each game in their order, loaded on demand. */

import { readPuzzles } from '@boneyard/bots/puzzles/puzzle';
import type { GameId } from '@boneyard/rules/games';
import { webGames } from '../games';
import { inOrder, type ListedPuzzle } from './puzzleorder';

const loaded = new Map<GameId, Promise<readonly ListedPuzzle[]>>();

async function fetched(game: GameId): Promise<readonly ListedPuzzle[]> {
  return inOrder(readPuzzles((await webGames[game].puzzles?.()) ?? ''));
}

export function puzzlesOf(game: GameId): Promise<readonly ListedPuzzle[]> {
  const puzzles = loaded.get(game) ?? fetched(game);
  loaded.set(game, puzzles);
  return puzzles;
}
