/** How good a move was, in one word, by what it gave away. */

import type { GameId } from '@boneyard/rules/games';

export const MARKS = ['best', 'good', 'slip', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** What was given away against the best move: chance to win the round (0 to 1), and points of margin. */
export interface Cost {
  readonly chance: number;
  readonly margin: number;
}

/** By how many points a round between equals is usually won, roughly: in one game 10 points are much, in another nothing. */
const USUAL: Readonly<Record<GameId, number>> = { classic: 10, bead: 100, quad: 50, magnetic: 10 };

/** So many usual margins are worth as much as the whole chance to win. */
const MARGINS = 4;

const GOOD = 0.04;
const SLIP = 0.12;

/** The worse of the two: who has lost anyway can still give points away, and who gives no points away can still lose. */
export function markOf(game: GameId, { chance, margin }: Cost): Mark {
  const lost = Math.max(chance, margin / (MARGINS * USUAL[game]));
  if (lost <= 0) return 'best';
  if (lost < GOOD) return 'good';
  return lost < SLIP ? 'slip' : 'blunder';
}
