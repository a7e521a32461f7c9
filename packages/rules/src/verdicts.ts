/** The verdicts of any game. Games without a referee have none. */

import type { Chance, Common, Game, Seat } from './game';

const NO_CHANCES: readonly never[] = [];

export function chancesOf(game: Game, state: Common, seat: Seat, move: unknown): readonly Chance<unknown>[] {
  return game.verdicts?.chances(state, seat, move) ?? NO_CHANCES;
}

export function isJudged(game: Game, move: unknown): boolean {
  return game.verdicts?.judged(move) ?? false;
}

/** The move as the player made it. */
export function withoutVerdict(game: Game, move: unknown): unknown {
  return game.verdicts ? game.verdicts.withoutVerdict(move) : move;
}

/** The move as `moves` lists it. */
export function plainOf(game: Game, move: unknown): unknown {
  return game.verdicts ? game.verdicts.plain(move) : move;
}
