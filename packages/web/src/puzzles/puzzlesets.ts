/** The sets of puzzles, each named after its game or after a variant, and loaded on demand. */

import { readPuzzles } from '@boneyard/bots/puzzles/puzzle';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { Browser } from '@boneyard/words/en/browser';
import { webGames } from '../games';
import { inOrder, type ListedPuzzle } from './puzzleorder';

const games = new Map(GAME_IDS.flatMap((game) => (webGames[game].puzzles ?? []).map((set) => [set, game] as const)));

export const PUZZLE_SETS: readonly string[] = [...games.keys()];

export function gameOfSet(set: string): GameId {
  return games.get(set)!;
}

/** The name of the game or the variant. */
export function setTitle(set: string, { games: texts }: Browser): string {
  const { name, variants } = texts[gameOfSet(set)];
  return variants?.[set]?.name ?? name;
}

const loaded = new Map<string, Promise<readonly ListedPuzzle[]>>();

async function fetched(set: string): Promise<readonly ListedPuzzle[]> {
  const { puzzles } = await webGames[gameOfSet(set)].pages();
  return inOrder(readPuzzles((await puzzles?.[set]?.()) ?? ''));
}

export function puzzlesOf(set: string): Promise<readonly ListedPuzzle[]> {
  const puzzles = loaded.get(set) ?? fetched(set);
  loaded.set(set, puzzles);
  return puzzles;
}
