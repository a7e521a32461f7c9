/** The sense for each game. */

import type { Game } from '@boneyard/rules/game';
import { bead } from './bead';
import { classic } from './classic';
import { magnetic } from './magnetic';
import { quad } from './quad';
import type { Sense } from './sense';

const BY_ID: Readonly<Record<string, Sense>> = { classic, bead, quad, magnetic };

/** A game nobody knows is judged by what its moves bring at once. */
export function senseOf(game: Game): Sense {
  return (
    BY_ID[game.id] ?? {
      appeal(state, seat, move) {
        const { points, sheds } = game.explain(state, seat, move);
        return points + sheds;
      },
      picks: 2,
      doubt: 5,
    }
  );
}
