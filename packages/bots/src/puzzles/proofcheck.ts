/** Repeats the proof of a puzzle, for tests and the soak. */

import type { GameId } from '@boneyard/rules/games';
import { provedBest } from './proof';
import { type Puzzle, positionOf } from './puzzle';

/** Throws if the result differs. */
export function checkProof(id: GameId, puzzle: Puzzle): void {
  const { game, state } = positionOf(id, puzzle);
  const { proof } = puzzle;
  const found = proof === 'search' ? undefined : provedBest(game, state, puzzle.seat, proof);
  const again = found && [game.write(found.move), ...found.margins];
  const expected = [puzzle.best, ...puzzle.margins];
  if (JSON.stringify(again) !== JSON.stringify(expected))
    throw new Error(`${id} ${puzzle.from}: got ${JSON.stringify(again)}, expected ${JSON.stringify(expected)}`);
}
