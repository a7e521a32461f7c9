/** The puzzles of each game, loaded when they are asked for, and how hard each is. */

import { type Puzzle, readPuzzles } from '@boneyard/bots/puzzles/puzzle';
import type { GameId } from '@boneyard/rules/games';

const load: Readonly<Record<GameId, () => Promise<{ readonly default: string }>>> = {
  classic: () => import('@boneyard/bots/puzzles/classic.jsonl?raw'),
  bead: () => import('@boneyard/bots/puzzles/bead.jsonl?raw'),
  quad: () => import('@boneyard/bots/puzzles/quad.jsonl?raw'),
  magnetic: () => import('@boneyard/bots/puzzles/magnetic.jsonl?raw'),
};

const loaded = new Map<GameId, Promise<readonly Puzzle[]>>();

export function puzzlesOf(game: GameId): Promise<readonly Puzzle[]> {
  const puzzles = loaded.get(game) ?? load[game]().then(({ default: text }) => readPuzzles(text));
  loaded.set(game, puzzles);
  return puzzles;
}

export const GRADES = ['easy', 'fair', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

export function gradeOf({ misses }: Puzzle): Grade {
  if (misses < 25) return 'easy';
  return misses < 75 ? 'fair' : 'hard';
}
