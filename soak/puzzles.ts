/** Repeats the proof of every proved puzzle. */

import { readdirSync, readFileSync } from 'node:fs';
import { checkProof } from '@boneyard/bots/puzzles/proofcheck';
import { readPuzzles } from '@boneyard/bots/puzzles/puzzle';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { Soak } from './soaks';

// Relative to dist/, where the bundled program runs.
const folder = new URL('../games/', import.meta.url);

/** The text of every set of puzzles of a game. */
function sets(id: GameId): string[] {
  const bot = new URL(`${id}/bot/`, folder);
  const files = readdirSync(bot).filter((file) => /^puzzles.*\.jsonl$/.test(file));
  return files.map((file) => readFileSync(new URL(file, bot), 'utf8'));
}

const proved = GAME_IDS.flatMap((id) =>
  sets(id)
    .flatMap(readPuzzles)
    .filter(({ proof }) => proof !== 'search')
    .map((puzzle) => ({ id, puzzle })),
);

export const puzzleSoaks: readonly Soak[] = [
  {
    name: 'puzzles',
    small: 0,
    large: proved.length,
    run(number) {
      const { id, puzzle } = proved[number]!;
      checkProof(id, puzzle);
    },
  },
];
