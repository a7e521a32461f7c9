/** The mark of a move, by what it gave away. */

import type { GameId } from '@boneyard/rules/games';
import { botGames } from '../games';

export const MARKS = ['best', 'good', 'slip', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** Loss against the best move: chance of winning the round (0 to 1) and points of margin. */
export interface Cost {
  readonly chance: number;
  readonly margin: number;
}

/** Losing this many usual margins counts as much as losing the whole chance of winning. */
const MARGINS = 4;

const GOOD = 0.04;
const SLIP = 0.12;

/** The margin of a game about which nothing is known, in points. */
const USUAL_MARGIN = 20;

/** Takes the worse of the two: in a lost round a move can still cost points, and one that costs none can lose the round. */
export function markOf(game: GameId, { chance, margin }: Cost): Mark {
  const lost = Math.max(chance, margin / (MARGINS * (botGames[game]?.usualMargin ?? USUAL_MARGIN)));
  if (lost <= 0) return 'best';
  if (lost < GOOD) return 'good';
  return lost < SLIP ? 'slip' : 'blunder';
}
