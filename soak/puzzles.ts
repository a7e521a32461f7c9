/** Repeats the proof of every proved puzzle. */

import { readFileSync } from 'node:fs';
import { checkProof } from '@boneyard/bots/puzzles/proofcheck';
import { readPuzzles } from '@boneyard/bots/puzzles/puzzle';
import { GAME_IDS } from '@boneyard/rules/games';
import type { Soak } from './soaks';

// Relative to dist/, where the bundled program runs.
const folder = new URL('../games/', import.meta.url);

const proved = GAME_IDS.flatMap((id) =>
  readPuzzles(readFileSync(new URL(`${id}/bot/puzzles.jsonl`, folder), 'utf8'))
    .filter(({ proof }) => proof === 'exact')
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
