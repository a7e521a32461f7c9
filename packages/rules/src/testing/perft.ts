/** Counts the ways to play on from a position. The expected counts come from a separate program beside each game. */

import type { Common, Game } from '../game';

/** How many sequences of exactly `depth` moves there are. Of several seats to act the lowest answers first. */
export function perft(game: Game, state: Common, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = game.toAct(state);
  if (seat === undefined) return 0;
  const moves: readonly unknown[] = game.moves(state, seat);
  if (depth === 1) return moves.length;
  let ways = 0;
  for (const move of moves) ways += perft(game, game.play(state, seat, move), depth - 1);
  return ways;
}
