/** The move that a referee makes for a player whose time is up, on a server and on one device. */

import type { Seat } from '@boneyard/rules/game';
import type { Match } from './match';
import { legalMoves } from './replay';

/** The move that does least: one that the game calls mild, if it is legal; else the one with the fewest points, the first in alphabetical order. */
export function mildestMove({ game, state }: Match, seat: Seat): string {
  const written = legalMoves(game, state, seat);
  const mild = game.mild.find((word) => written.includes(word));
  if (mild !== undefined) return mild;
  const points = written.map((text) => game.explain(state, seat, game.read(text)).points);
  return written[points.indexOf(Math.min(...points))]!;
}
