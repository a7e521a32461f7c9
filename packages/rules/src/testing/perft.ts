/** Counts the ways to play on from a position. The expected counts come from the brute-force program of each game. */

import type { Common, Game } from '../game';

/** The number of sequences of exactly `depth` moves. If several seats are to act, the lowest acts first. */
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
