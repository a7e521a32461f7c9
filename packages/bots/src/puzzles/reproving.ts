/** Proves a puzzle again, for tests and the soak. */

import type { GameId } from '@boneyard/rules/games';
import { provedBest } from './proving';
import { type Puzzle, positionOf } from './puzzle';

/** Throws when the proof does not come to the same. */
export function reproved(id: GameId, puzzle: Puzzle): void {
  const { game, state } = positionOf(id, puzzle);
  const found = provedBest(game, state, puzzle.seat);
  const again = found && [game.write(found.move), ...found.margins];
  const said = [puzzle.best, ...puzzle.margins];
  if (JSON.stringify(again) !== JSON.stringify(said))
    throw new Error(`${id} ${puzzle.from}: ${JSON.stringify(again)} in place of ${JSON.stringify(said)}`);
}
