/** Every puzzle that claims proof is proved again. */

import { readFileSync } from 'node:fs';
import { readPuzzles } from '@boneyard/bots/puzzles/puzzle';
import { reproved } from '@boneyard/bots/puzzles/reproving';
import { GAME_IDS } from '@boneyard/rules/games';
import type { Soak } from './soaks';

// Seen from dist/, where the bundled program runs.
const folder = new URL('../packages/bots/src/puzzles/', import.meta.url);

const proved = GAME_IDS.flatMap((id) =>
  readPuzzles(readFileSync(new URL(`${id}.jsonl`, folder), 'utf8'))
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
      reproved(id, puzzle);
    },
  },
];
